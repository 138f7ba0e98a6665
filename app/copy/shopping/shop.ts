// Words of the shopping links of an item.
import { PRODUCT_NAME } from "../brand.ts";

/** Headings of the two kinds of links. */
export const LINK_CATEGORY_LABELS = {
  premium: "Luxury Picks",
  budget: "Budget Picks",
} as const;

export const SHOP_COPY = {
  empty: "No shopping links available for this item.",
  disclosure: `These are affiliate links: ${PRODUCT_NAME} earns a commission on qualifying purchases.`,
  newTab: "opens in a new tab",
  loading: "Loading shopping links…",
  unreadable: "Could not load the shopping links. Please try again.",
  retry: "Retry",
  back: "Back to the dashboard",
} as const;

/** The title of an item's links. */
export function shopTitle(itemName: string): string {
  return `Shop ${itemName}`;
}

/** What is said once the links are there. */
export function linksFound(count: number): string {
  return count === 1 ? "1 shopping link" : `${count} shopping links`;
}

import { PRODUCT_NAME } from "~/words/en/layout.ts";

export const LINK_CATEGORY_LABELS = { premium: "Luxury Picks", budget: "Budget Picks" } as const;

export const SHOP_COPY = {
  empty: "No shopping links available for this item.",
  disclosure: `These are affiliate links: ${PRODUCT_NAME} earns a commission on qualifying purchases.`,
  newTab: "opens in a new tab",
  loading: "Loading shopping links...",
  unreadable: "Could not load the shopping links. Please try again.",
  retry: "Retry",
} as const;

export function shopTitle(itemName: string): string {
  return `Shop ${itemName}`;
}

/** Announced once the links are loaded. */
export function linksFound(count: number): string {
  return count === 1 ? "1 shopping link" : `${count} shopping links`;
}

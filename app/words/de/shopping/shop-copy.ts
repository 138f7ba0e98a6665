import { PRODUCT_NAME } from "~/words/de/layout.ts";

export const LINK_CATEGORY_LABELS = { premium: "Luxus", budget: "Günstig" } as const;

export const SHOP_COPY = {
  empty: "Zu diesem Artikel gibt es keine Einkaufslinks.",
  disclosure: `Das sind Werbelinks: Wenn du darüber kaufst, bekommt ${PRODUCT_NAME} bei manchen Einkäufen eine Provision.`,
  newTab: "öffnet sich in einem neuen Tab",
  loading: "Einkaufslinks werden geladen...",
  unreadable: "Wir konnten die Einkaufslinks nicht laden. Bitte versuch es noch mal.",
  retry: "Noch mal versuchen",
} as const;

export function shopTitle(itemName: string): string {
  return `Einkaufen: ${itemName}`;
}

/** Announced once the links are loaded. */
export function linksFound(count: number): string {
  return count === 1 ? "1 Einkaufslink" : `${count} Einkaufslinks`;
}

import { counted } from "~/words/fr/counted.ts";
import { PRODUCT_NAME } from "~/words/fr/layout.ts";

export const LINK_CATEGORY_LABELS = { premium: "Haut de gamme", budget: "Petit budget" } as const;

export const SHOP_COPY = {
  empty: "Pas de liens d’achat pour cet article.",
  disclosure: `Liens affiliés\u00a0: ${PRODUCT_NAME} touche une commission sur les achats concernés.`,
  newTab: "s’ouvre dans un nouvel onglet",
  loading: "Chargement des liens d’achat...",
  unreadable: "Impossible de charger les liens d’achat. Réessayez.",
  retry: "Réessayer",
} as const;

export function shopTitle(itemName: string): string {
  return `Où acheter\u00a0: ${itemName}`;
}

/** Announced once the links are loaded. */
export function linksFound(count: number): string {
  return counted(count, "lien d’achat", "liens d’achat");
}

import { PRODUCT_NAME } from "~/words/es/layout.ts";

export const LINK_CATEGORY_LABELS = { premium: "De lujo", budget: "Económicos" } as const;

export const SHOP_COPY = {
  empty: "No hay enlaces de compra para esta prenda.",
  disclosure: `Estos son enlaces de afiliado: ${PRODUCT_NAME} recibe una comisión por las compras que cumplen los requisitos.`,
  newTab: "se abre en una pestaña nueva",
  loading: "Cargando enlaces de compra...",
  unreadable: "No pudimos cargar los enlaces de compra. Inténtalo de nuevo.",
  retry: "Reintentar",
} as const;

export function shopTitle(itemName: string): string {
  return `Comprar: ${itemName}`;
}

/** Announced once the links are loaded. */
export function linksFound(count: number): string {
  return count === 1 ? "1 enlace de compra" : `${count} enlaces de compra`;
}

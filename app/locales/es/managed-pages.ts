// Text around the pages that only administrators see.

export const ACCESS_COPY = {
  checking: "Revisando permisos...",
  denied: "Acceso denegado",
  back: "Volver a mis planes",
} as const;

/** The administrators' pages, in the account menu and above each page. */
export const MANAGED_PAGES_COPY = {
  label: "Administración",
  images: "Imágenes de ropa",
  links: "Enlaces de compra",
} as const;

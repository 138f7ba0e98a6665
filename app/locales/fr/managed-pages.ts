// Text around the pages that only administrators see.

export const ACCESS_COPY = {
  checking: "Vérification des autorisations...",
  denied: "Accès refusé",
  back: "Revenir à mes plans",
} as const;

/** The administrators' pages, in the account menu and above each page. */
export const MANAGED_PAGES_COPY = {
  label: "Administration",
  images: "Images de vêtements",
  links: "Liens d’achat",
} as const;

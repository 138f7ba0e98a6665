// Text around the pages that only administrators see.

export const ACCESS_COPY = {
  checking: "Rechte werden geprüft...",
  denied: "Kein Zugriff",
  back: "Zurück zu meinen Plänen",
} as const;

/** The administrators' pages, in the account menu and above each page. */
export const MANAGED_PAGES_COPY = {
  label: "Verwaltung",
  images: "Kleiderfotos",
  links: "Einkaufslinks",
} as const;

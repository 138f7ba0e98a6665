// Text around the pages that only administrators see.

export const ACCESS_COPY = {
  checking: "Checking permissions...",
  denied: "Access Denied",
  back: "Back to my plans",
} as const;

/** The administrators' pages, in the account menu and above each page. */
export const MANAGED_PAGES_COPY = {
  label: "Administration",
  images: "Clothing images",
  links: "Shopping links",
} as const;

// Text around every page, and in place of a page that failed.

export const HEADER_COPY = {
  getStarted: "Get Started",
  account: "Account",
  accountMenu: "Account menu",
  logIn: "Log In",
  profile: "Profile",
  retakeQuiz: "Retake Quiz",
  logOut: "Log out",
};

/** What the links to the three places are called together. */
export const PLACES_LABEL = "Main";

export const PLACE_LABELS = { plan: "Plan", shopping: "Shopping", trips: "Trips" } as const;

export const FOOTER_COPY = {
  more: "More",
  about: "About us",
  terms: "Terms",
  privacy: "Privacy",
  guide: "Swaddles & sleep sacks",
  community: "Community",
  placesCredit: "Places: GeoNames, CC BY 4.0",
};

/** What the links to the same page in other languages are called together. */
export const LANGUAGE_LINKS_LABEL = "Languages";

export const ERROR_PAGE_COPY = {
  notFound: "Page not found",
  notFoundText: "We can't find this page, or you don't have access to it.",
  toHome: "Return to Home",
  failed: "Something went wrong",
  retry: "Retry",
};

export const SKIP_TO_CONTENT = "Skip to content";

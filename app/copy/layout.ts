// Text around every page, and in place of a page that failed.

export const HEADER_COPY = {
  getStarted: "Get Started",
  account: "Account",
  accountMenu: (name: string) => `Account menu of ${name}`,
  /** For a user without a name. */
  someone: "User",
  profile: "Profile",
  trips: "Trips",
  retakeQuiz: "Retake Quiz",
  logOut: "Log out",
};

export const FOOTER_COPY = {
  more: "More",
  about: "About us",
  terms: "Terms",
  privacy: "Privacy",
  guide: "Swaddles & sleep sacks",
  community: "Community",
  placesCredit: "Places: GeoNames, CC BY 4.0",
};

export const ERROR_PAGE_COPY = {
  notFound: "Page not found",
  notFoundText: "This page does not exist, or it is not yours to see.",
  toHome: "Return to Home",
  failed: "Something went wrong",
  retry: "Retry",
};

export const SKIP_TO_CONTENT = "Skip to the content";

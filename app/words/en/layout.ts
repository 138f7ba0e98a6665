// Text around every page and those of administrators, while the next page is loading, and in place of a page that failed.

export const HEADER_COPY = {
  getStarted: "Get Started",
  account: "Account",
  accountMenu: "Account menu",
  logIn: "Log In",
  profile: "Profile",
  retakeQuiz: "Retake Quiz",
  logOut: "Log out",
};

/** The label of the links to the places. */
export const PLACES_LABEL = "Main";

export const PLACE_LABELS = { today: "Today", plan: "Plan", shopping: "Shopping", trips: "Trips" } as const;

export const FOOTER_COPY = {
  more: "More",
  about: "About us",
  terms: "Terms",
  privacy: "Privacy",
  guide: "Swaddles & sleep sacks",
  wear: "What does a baby wear?",
  community: "Community",
  placesCredit: "Places: GeoNames, CC BY 4.0, adapted",
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

/** Where the way back leads that isn't a page's own. */
export const WAY_BACK_COPY = { home: "Home", plans: "Plans" };

export const SKIP_TO_CONTENT = "Skip to content";

/** The one place that names the product. */
export const PRODUCT_NAME = "Layette";
export const TAGLINE = "Stress-free baby wardrobe planning";

export const PENDING_COPY = { loading: "Loading" } as const;

export const TOAST_COPY = { all: "Notifications", close: "Close" } as const;

export const LOGOUT_COPY = {
  failed: "Failed to log out. Please try again.",
  /** Added on the profile page. */
  failedHint: "Logout failed. Please try refreshing the page and try again.",
  /** The page that asks first. */
  title: "Log out?",
  lead: "You stay logged in until you press the button.",
  signedOut: "You aren't logged in on this browser.",
} as const;

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
  prices: "Prices",
} as const;

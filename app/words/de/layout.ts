// Text around every page and those of administrators, while the next page is loading, and in place of a page that failed.

export const HEADER_COPY = {
  getStarted: "Loslegen",
  account: "Konto",
  accountMenu: "Kontomenü",
  logIn: "Anmelden",
  profile: "Profil",
  retakeQuiz: "Neuer Plan",
  logOut: "Abmelden",
};

/** The label of the links to the places. */
export const PLACES_LABEL = "Hauptmenü";

export const PLACE_LABELS = { today: "Heute", plan: "Plan", shopping: "Einkaufen", trips: "Reisen" } as const;

export const FOOTER_COPY = {
  more: "Mehr",
  about: "Über uns",
  terms: "Nutzungs\u00adbedingungen",
  privacy: "Datenschutz",
  guide: "Pucken & Schlafsäcke",
  wear: "Was zieht ein Baby an?",
  community: "Community",
  placesCredit: "Orte: GeoNames, CC BY 4.0, bearbeitet",
};

export const ERROR_PAGE_COPY = {
  notFound: "Seite nicht gefunden",
  notFoundText: "Diese Seite gibt es nicht, oder du hast keinen Zugriff darauf.",
  toHome: "Zur Startseite",
  failed: "Da ist etwas schiefgelaufen",
  retry: "Noch mal versuchen",
};

/** Where the way back leads that isn't a page's own. */
export const WAY_BACK_COPY = { home: "Startseite", plans: "Pläne" };

export const SKIP_TO_CONTENT = "Zum Inhalt springen";

/** What the links to the same page in other languages are called together. */
export const LANGUAGE_LINKS_LABEL = "Sprachen";

/** The one place that names the product. */
export const PRODUCT_NAME = "Layette";
export const TAGLINE = "Babykleidung planen, ganz ohne Stress";

export const PENDING_COPY = { loading: "Wird geladen" } as const;

export const TOAST_COPY = { all: "Meldungen", close: "Schließen" } as const;

export const LOGOUT_COPY = {
  failed: "Das Abmelden hat nicht geklappt. Bitte versuch es noch mal.",
  /** Added on the profile page. */
  failedHint: "Lade die Seite neu und versuch es noch mal.",
  /** The page that asks first. */
  title: "Abmelden?",
  lead: "Du bleibst angemeldet, bis du auf den Button tippst.",
  signedOut: "In diesem Browser bist du nicht angemeldet.",
} as const;

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
  prices: "Preise",
} as const;

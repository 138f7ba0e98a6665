// Text around every page, and in place of a page that failed.

export const HEADER_COPY = {
  getStarted: "Loslegen",
  account: "Konto",
  accountMenu: "Kontomenü",
  logIn: "Anmelden",
  profile: "Profil",
  retakeQuiz: "Neuer Plan",
  logOut: "Abmelden",
};

/** What the links to the three places are called together. */
export const PLACES_LABEL = "Hauptmenü";

export const PLACE_LABELS = { plan: "Plan", shopping: "Einkaufen", trips: "Reisen" } as const;

export const FOOTER_COPY = {
  more: "Mehr",
  about: "Über uns",
  terms: "Nutzungs\u00adbedingungen",
  privacy: "Datenschutz",
  guide: "Pucken & Schlafsäcke",
  community: "Community",
  placesCredit: "Orte: GeoNames, CC BY 4.0",
};

export const ERROR_PAGE_COPY = {
  notFound: "Seite nicht gefunden",
  notFoundText: "Diese Seite gibt es nicht, oder du hast keinen Zugriff darauf.",
  toHome: "Zur Startseite",
  failed: "Da ist etwas schiefgelaufen",
  retry: "Noch mal versuchen",
};

export const SKIP_TO_CONTENT = "Zum Inhalt springen";

/** What the links to the same page in other languages are called together. */
export const LANGUAGE_LINKS_LABEL = "Sprachen";

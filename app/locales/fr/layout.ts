// Text around every page, and in place of a page that failed.

export const HEADER_COPY = {
  getStarted: "Commencer",
  account: "Compte",
  accountMenu: "Menu du compte",
  logIn: "Connexion",
  profile: "Profil",
  retakeQuiz: "Refaire le questionnaire",
  logOut: "Se déconnecter",
};

/** What the links to the three places are called together. */
export const PLACES_LABEL = "Principal";

export const PLACE_LABELS = { plan: "Plan", shopping: "Achats", trips: "Voyages" } as const;

export const FOOTER_COPY = {
  more: "Plus",
  about: "Qui sommes-nous",
  terms: "Conditions",
  privacy: "Confidentialité",
  guide: "Emmaillotage et gigoteuses",
  community: "Communauté",
  placesCredit: "Lieux\u00a0: GeoNames, CC BY 4.0",
};

/** What the links to the same page in other languages are called together. */
export const LANGUAGE_LINKS_LABEL = "Langues";

export const ERROR_PAGE_COPY = {
  notFound: "Page introuvable",
  notFoundText: "Nous ne trouvons pas cette page, ou vous n’y avez pas accès.",
  toHome: "Revenir à l’accueil",
  failed: "Un problème est survenu",
  retry: "Réessayer",
};

export const SKIP_TO_CONTENT = "Aller au contenu";

// Text around every page and those of administrators, while the next page is loading, and in place of a page that failed.

export const HEADER_COPY = {
  getStarted: "Commencer",
  account: "Compte",
  accountMenu: "Menu du compte",
  logIn: "Connexion",
  profile: "Profil",
  retakeQuiz: "Refaire le questionnaire",
  logOut: "Se déconnecter",
};

/** The label of the links to the places. */
export const PLACES_LABEL = "Navigation principale";

export const PLACE_LABELS = {
  today: "Aujourd’hui",
  plan: "Plan",
  shopping: "Achats",
  trips: "Voyages",
} as const;

export const FOOTER_COPY = {
  more: "Plus",
  about: "Qui sommes-nous",
  terms: "Conditions",
  privacy: "Confidentialité",
  guide: "Emmaillotage et gigoteuses",
  wear: "Comment habiller bébé\u00a0?",
  community: "Communauté",
  placesCredit: "Lieux\u00a0: GeoNames, CC BY 4.0, adapté",
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

/** Where the way back leads that isn't a page's own. */
export const WAY_BACK_COPY = { home: "Accueil", plans: "Plans" };

export const SKIP_TO_CONTENT = "Aller au contenu";

/** The one place that names the product. */
export const PRODUCT_NAME = "Layette";
export const TAGLINE = "La garde-robe de bébé, sans stress";

export const PENDING_COPY = { loading: "Chargement" } as const;

export const TOAST_COPY = { all: "Notifications", close: "Fermer" } as const;

export const LOGOUT_COPY = {
  failed: "La déconnexion a échoué. Réessayez.",
  /** Added on the profile page. */
  failedHint: "Votre compte est encore ouvert. Rechargez la page et réessayez.",
  /** The page that asks first. */
  title: "Se déconnecter\u00a0?",
  lead: "Votre compte reste ouvert jusqu’à ce que vous appuyiez sur le bouton.",
  signedOut: "Aucun compte n’est ouvert dans ce navigateur.",
} as const;

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
  prices: "Prix",
} as const;

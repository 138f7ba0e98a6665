// Text around every page and those of administrators, while the next page is loading, and in place of a page that failed.

export const HEADER_COPY = {
  getStarted: "Comenzar",
  account: "Cuenta",
  accountMenu: "Menú de la cuenta",
  logIn: "Entrar",
  profile: "Perfil",
  retakeQuiz: "Repetir el cuestionario",
  logOut: "Cerrar sesión",
};

/** The label of the links to the places. */
export const PLACES_LABEL = "Principal";

export const PLACE_LABELS = { today: "Hoy", plan: "Plan", shopping: "Compras", trips: "Viajes" } as const;

export const FOOTER_COPY = {
  more: "Más",
  about: "Quiénes somos",
  terms: "Términos",
  privacy: "Privacidad",
  guide: "Mantas envolventes y sacos de dormir",
  wear: "¿Qué ropa lleva un bebé?",
  community: "Comunidad",
  placesCredit: "Lugares: GeoNames, CC BY 4.0, adaptado",
};

/** What the links to the same page in other languages are called together. */
export const LANGUAGE_LINKS_LABEL = "Idiomas";

export const ERROR_PAGE_COPY = {
  notFound: "Página no encontrada",
  notFoundText: "No encontramos esta página o no tienes acceso a ella.",
  toHome: "Volver al inicio",
  failed: "Algo salió mal",
  retry: "Reintentar",
};

/** Where the way back leads that isn't a page's own. */
export const WAY_BACK_COPY = { home: "Inicio", plans: "Planes" };

export const SKIP_TO_CONTENT = "Ir al contenido";

/** The one place that names the product. */
export const PRODUCT_NAME = "Layette";
export const TAGLINE = "Planea la ropa de tu bebé sin estrés";

export const PENDING_COPY = { loading: "Cargando" } as const;

export const TOAST_COPY = { all: "Avisos", close: "Cerrar" } as const;

export const LOGOUT_COPY = {
  failed: "No pudimos cerrar la sesión. Inténtalo de nuevo.",
  /** Added on the profile page. */
  failedHint: "La sesión sigue abierta. Recarga la página e inténtalo de nuevo.",
  /** The page that asks first. */
  title: "¿Cerrar sesión?",
  lead: "La sesión sigue abierta hasta que pulses el botón.",
  signedOut: "No has entrado en tu cuenta en este navegador.",
} as const;

export const ACCESS_COPY = {
  checking: "Revisando permisos...",
  denied: "Acceso denegado",
  back: "Volver a mis planes",
} as const;

/** The administrators' pages, in the account menu and above each page. */
export const MANAGED_PAGES_COPY = {
  label: "Administración",
  images: "Imágenes de ropa",
  links: "Enlaces de compra",
  prices: "Precios",
} as const;

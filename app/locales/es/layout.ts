// Text around every page, and in place of a page that failed.

export const HEADER_COPY = {
  getStarted: "Comenzar",
  account: "Cuenta",
  accountMenu: "Menú de la cuenta",
  logIn: "Entrar",
  profile: "Perfil",
  retakeQuiz: "Repetir el cuestionario",
  logOut: "Cerrar sesión",
};

/** What the links to the three places are called together. */
export const PLACES_LABEL = "Principal";

export const PLACE_LABELS = { plan: "Plan", shopping: "Compras", trips: "Viajes" } as const;

export const FOOTER_COPY = {
  more: "Más",
  about: "Quiénes somos",
  terms: "Términos",
  privacy: "Privacidad",
  guide: "Envolturas y sacos de dormir",
  community: "Comunidad",
  placesCredit: "Lugares: GeoNames, CC BY 4.0",
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

export const SKIP_TO_CONTENT = "Ir al contenido";

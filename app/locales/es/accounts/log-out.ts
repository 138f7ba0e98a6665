export const LOGOUT_COPY = {
  failed: "No pudimos cerrar la sesión. Inténtalo de nuevo.",
  /** Added on the profile page. */
  failedHint: "La sesión sigue abierta. Recarga la página e inténtalo de nuevo.",
  /** The page that asks first. */
  title: "¿Cerrar sesión?",
  lead: "La sesión sigue abierta hasta que pulses el botón.",
  signedOut: "No has entrado en tu cuenta en este navegador.",
} as const;

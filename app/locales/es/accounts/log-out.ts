export const LOGOUT_COPY = {
  failed: "No pudimos cerrar la sesión. Inténtalo de nuevo.",
  /** Added on the profile page. */
  failedHint: "La sesión sigue abierta. Recarga la página e inténtalo de nuevo.",
} as const;

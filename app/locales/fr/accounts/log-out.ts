export const LOGOUT_COPY = {
  failed: "La déconnexion a échoué. Réessayez.",
  /** Added on the profile page. */
  failedHint: "Votre compte est encore ouvert. Rechargez la page et réessayez.",
} as const;

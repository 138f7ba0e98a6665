export const LOGOUT_COPY = {
  failed: "La déconnexion a échoué. Réessayez.",
  /** Added on the profile page. */
  failedHint: "Votre compte est encore ouvert. Rechargez la page et réessayez.",
  /** The page that asks first. */
  title: "Se déconnecter\u00a0?",
  lead: "Votre compte reste ouvert jusqu’à ce que vous appuyiez sur le bouton.",
  signedOut: "Aucun compte n’est ouvert dans ce navigateur.",
} as const;

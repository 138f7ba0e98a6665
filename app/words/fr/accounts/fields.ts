/** Shown beside Turnstile. */
export const TURNSTILE_COPY = {
  needsScript:
    "Activez JavaScript pour envoyer ce formulaire. Cela empêche des robots d’écrire à d’autres personnes.",
} as const;

/** Texts beside the fields of all account forms. */
export const FIELD_COPY = {
  email: "E-mail",
  password: "Mot de passe",
  confirmPassword: "Répétez le mot de passe",
  passwordHint: "Au moins 6\u00a0caractères.",
} as const;

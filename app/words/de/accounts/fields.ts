/** Shown beside Turnstile. */
export const TURNSTILE_COPY = {
  needsScript:
    "Bitte schalte JavaScript ein, um dieses Formular zu senden. So können Bots keine E-Mails an andere schicken.",
} as const;

/** Texts beside the fields of all account forms. */
export const FIELD_COPY = {
  email: "E-Mail",
  password: "Passwort",
  confirmPassword: "Passwort wiederholen",
  passwordHint: "Mindestens 6 Zeichen.",
} as const;

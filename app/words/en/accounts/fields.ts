/** Shown beside Turnstile. */
export const TURNSTILE_COPY = {
  needsScript:
    "Please turn on JavaScript to send this form. It keeps bots from sending emails to other people.",
} as const;

/** Texts beside the fields of all account forms. */
export const FIELD_COPY = {
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm Password",
  passwordHint: "At least 6 characters.",
} as const;

// What stands beside the fields of the account pages.

/** Where Turnstile stands before a form. */
export const TURNSTILE_COPY = {
  needsScript:
    "Please turn on JavaScript to send this form. It keeps machines from sending emails to others.",
} as const;

/** What stands beside the fields of all these forms. */
export const FIELD_COPY = {
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm Password",
  passwordHint: "At least 6 characters.",
} as const;

// Words of the pages that mail a link and of those that a mailed link opens.

export const FORGOT_COPY = {
  link: "Forgot password",
  title: "Forgot password",
  lead: "Enter your email and we'll send you a link to choose a new password.",
  button: "Send the link",
  busy: "Sending...",
  sent: "Reset email sent: Check your inbox for a password reset link.",
} as const;

export const RESEND_COPY = {
  link: "Send the confirmation link again",
  title: "Get a new confirmation link",
  lead: "Enter the email you signed up with. Only the newest link works.",
  button: "Send the link again",
  sent: "Check your inbox: We have sent you a confirmation link to finish signing up.",
} as const;

export const RESET_COPY = {
  title: "Reset password",
  lead: "You'll be signed out on your other devices. Passkeys, if you have any, are removed: you can add them again in your profile.",
  password: "New Password",
  confirmPassword: "Confirm New Password",
  button: "Update Password",
  busy: "Updating password...",
  invalidTitle: "This link no longer works",
  newLink: "Request a new link",
  toPlans: "Back to my plans",
} as const;

/** Why the visitor landed on the sign-in page; `?notice=` names it. */
export const SIGN_IN_NOTICES = {
  "invalid-reset-link": {
    look: "error",
    text: "Invalid or expired link: Please request a new password reset link.",
  },
  "account-deleted": { look: "good", text: "Your account and everything in it have been deleted." },
  "account-exists": {
    look: "error",
    text: "Account Already Exists: This email is already associated with an account. Please sign out and log in with your existing account.",
  },
} as const;

// Words of the pages that mail a link and of those that a mailed link opens.

export const FORGOT_COPY = {
  link: "Forgot password",
  title: "Forgot your password?",
  lead: "Enter your email and we'll send you a link to choose a new password.",
  button: "Email me a reset link",
  justSignedUp: "Just signed up?",
  busy: "Sending...",
  sent: "Reset email sent: Check your inbox for a password reset link.",
} as const;

export const RESEND_COPY = {
  link: "Send the confirmation link again",
  title: "Confirm your email",
  lead: "Didn't get our email after you signed up? Enter the same address and we'll send the confirmation again. Only the newest link works.",
  button: "Send my confirmation again",
  sent: "Check your inbox: We have sent you a confirmation link to finish signing up.",
} as const;

export const RESET_COPY = {
  title: "Reset password",
  lead: "We'll log you out on your other devices and remove any passkeys. You can add them again in your profile.",
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
  "account-deleted": { look: "good", text: "We've deleted your account and everything in it." },
  "account-exists": {
    look: "error",
    text: "Account Already Exists: This email is already associated with an account. Please sign out and log in with your existing account.",
  },
} as const;

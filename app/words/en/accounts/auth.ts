// Words of the pages that people sign in and up on, of those that mail a link, and of those that a mailed link opens.

export const AUTH_COPY = {
  signUpTitle: "Sign Up",
  signInTitle: "Sign In",
  signUpLead: "Create a free account to save your plan.",
  signInLead: "Pick up where you left off.",
  tabsLabel: "Log in or sign up",
  busy: "Processing...",
  agreement: {
    before: "By signing up, you confirm that you're at least 18 and accept our ",
    terms: "terms",
    between: " and ",
    privacy: "privacy policy",
    after: ".",
  },
  invalidLink: "Invalid or expired link: You may have used it already.",
  invalidLinkTitle: "This link no longer works",
  invalidLinkHint: "If you've already confirmed your email, just log in.",
  confirmTitle: "Confirm your email",
  confirmLead: "One tap and your account is ready.",
  confirmButton: "Confirm my email",
  choosePasswordTitle: "Choose your password",
  choosePasswordLead: "One more step and your account is ready.",
  choosePasswordFor: "For",
  choosePasswordWhy:
    "This doesn't look like the browser you signed up in, so please choose your password here. It replaces the one you typed there.",
} as const;

/** Shown after sign-up; title and lead together are the specification's sentence. */
export const CHECK_INBOX_COPY = {
  title: "Check your inbox",
  lead: "We have sent you a confirmation link to finish signing up.",
  sentTo: "Sent to",
  hint: "The link works for 24 hours. If you don't see it, check your spam folder.",
  button: "Send the link again",
  resendHint: "You can ask for a new link once a minute. Only the newest one works.",
  resent: "On its way again. Please use the newest link.",
  wrongAddress: "Wrong address?",
  signUpAgain: "Sign up again",
  alreadyConfirmed: "Already confirmed?",
} as const;

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
  "invalid-reset-link": "Invalid or expired link: Please request a new password reset link.",
  "account-deleted": "We've deleted your account and everything in it.",
  "account-exists":
    "Account Already Exists: This email is already associated with an account. Please sign out and log in with your existing account.",
  "signed-out": "You've been successfully logged out.",
} as const;

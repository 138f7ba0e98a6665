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
  signedOut: "You've been successfully logged out.",
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

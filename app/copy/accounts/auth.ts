// Words of the account pages.

export const AUTH_COPY = {
  signUpTitle: "Sign Up",
  signInTitle: "Sign In",
  signUpLead: "Create a free account to save your plan.",
  signInLead: "Pick up where you left off.",
  tabsLabel: "Sign in or sign up",
  busy: "Processing...",
  agreement: {
    before: "By signing up you confirm that you are at least 18 and accept our ",
    terms: "terms",
    between: " and ",
    privacy: "privacy policy",
    after: ".",
  },
  signedOut: "You've been successfully logged out.",
  invalidLink: "Invalid or expired link: You may have used it already.",
  invalidLinkTitle: "This link no longer works",
  invalidLinkHint: "If you have already confirmed your email, just sign in.",
  confirmTitle: "Confirm your email",
  confirmLead: "One click and your account is ready.",
  confirmButton: "Confirm my email",
  choosePasswordTitle: "Choose your password",
  choosePasswordLead: "One step and your account is ready.",
  choosePasswordFor: "For",
  choosePasswordWhy:
    "This doesn't look like the browser you signed up in, so please choose your password here. It replaces the one you typed there.",
} as const;

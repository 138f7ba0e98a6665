// Words of the account pages.

export const AUTH_COPY = {
  signUpTitle: "Sign Up",
  signInTitle: "Sign In",
  signUpLead: "Your plan is kept under your email address, for you alone.",
  signInLead: "Welcome back. Your plans are where you left them.",
  busy: "Processing...",
  checkInbox: "Check your inbox: We have sent you a confirmation link to finish signing up.",
  signedOut: "You've been successfully logged out.",
  invalidLink: "Invalid or expired link: Please have a new confirmation link sent to you.",
  invalidLinkTitle: "This link no longer works",
  confirmTitle: "Confirm your email",
  confirmLead: "One click, and your account is ready.",
  confirmButton: "Confirm my email",
} as const;

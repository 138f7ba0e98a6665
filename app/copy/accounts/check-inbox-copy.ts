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

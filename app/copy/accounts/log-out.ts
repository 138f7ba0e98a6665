export const LOGOUT_COPY = {
  failed: "Failed to log out. Please try again.",
  /** Added on the profile page. */
  failedHint: "Logout failed. Please try refreshing the page and try again.",
  /** The page that asks first. */
  title: "Log out?",
  lead: "You stay logged in until you press the button.",
  signedOut: "You aren't logged in on this browser.",
} as const;

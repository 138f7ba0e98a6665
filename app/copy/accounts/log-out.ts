export const LOGOUT_COPY = {
  failed: "Failed to log out. Please try again.",
  /** Added on the profile page. */
  failedHint: "Logout failed. Please try refreshing the page and try again.",
} as const;

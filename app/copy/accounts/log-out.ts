// Words of a log-out that did not work.

export const LOGOUT_COPY = {
  failed: "Failed to log out. Please try again.",
  /** On the profile besides. */
  failedHint: "Logout failed. Please try refreshing the page and try again.",
} as const;

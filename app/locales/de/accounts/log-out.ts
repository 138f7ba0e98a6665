export const LOGOUT_COPY = {
  failed: "Das Abmelden hat nicht geklappt. Bitte versuch es noch mal.",
  /** Added on the profile page. */
  failedHint: "Lade die Seite neu und versuch es noch mal.",
} as const;

export const LOGOUT_COPY = {
  failed: "Das Abmelden hat nicht geklappt. Bitte versuch es noch mal.",
  /** Added on the profile page. */
  failedHint: "Lade die Seite neu und versuch es noch mal.",
  /** The page that asks first. */
  title: "Abmelden?",
  lead: "Du bleibst angemeldet, bis du auf den Button tippst.",
  signedOut: "In diesem Browser bist du nicht angemeldet.",
} as const;

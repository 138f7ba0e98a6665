/** Shown after sign-up. */
export const CHECK_INBOX_COPY = {
  title: "Schau in dein Postfach",
  lead: "Wir haben dir einen Link geschickt. Bestätige damit deine E-Mail, dann ist dein Konto fertig.",
  sentTo: "Geschickt an",
  hint: "Der Link gilt 24 Stunden. Wenn du ihn nicht findest, schau in den Spam-Ordner.",
  button: "Link noch mal schicken",
  resendHint: "Du kannst einmal pro Minute einen neuen Link anfordern. Nur der neueste gilt.",
  resent: "Ist wieder unterwegs. Bitte nimm den neuesten Link.",
  wrongAddress: "Falsche Adresse?",
  signUpAgain: "Neu anlegen",
  alreadyConfirmed: "Schon bestätigt?",
} as const;

export const AUTH_COPY = {
  signUpTitle: "Konto anlegen",
  signInTitle: "Anmelden",
  signUpLead: "Leg ein kostenloses Konto an und speichere deinen Plan.",
  signInLead: "Mach da weiter, wo du aufgehört hast.",
  tabsLabel: "Anmelden oder Konto anlegen",
  busy: "Einen Moment...",
  agreement: {
    before: "Wenn du ein Konto anlegst, bestätigst du, dass du mindestens 18 bist, und stimmst den ",
    terms: "Nutzungsbedingungen",
    between: " und der ",
    privacy: "Datenschutzerklärung",
    after: " zu.",
  },
  signedOut: "Du bist jetzt abgemeldet.",
  invalidLink: "Der Link ist ungültig oder abgelaufen. Vielleicht hast du ihn schon benutzt.",
  invalidLinkTitle: "Dieser Link gilt nicht mehr",
  invalidLinkHint: "Wenn du deine E-Mail schon bestätigt hast, melde dich einfach an.",
  confirmTitle: "Bestätige deine E-Mail",
  confirmLead: "Einmal tippen, und dein Konto ist fertig.",
  confirmButton: "E-Mail bestätigen",
  choosePasswordTitle: "Wähle dein Passwort",
  choosePasswordLead: "Noch ein Schritt, dann ist dein Konto fertig.",
  choosePasswordFor: "Für",
  choosePasswordWhy:
    "Das scheint nicht der Browser zu sein, in dem du das Konto angelegt hast. Wähle dein Passwort deshalb bitte hier. Es ersetzt das von vorhin.",
} as const;

/** Shown after sign-up. */
export const CHECK_INBOX_COPY = {
  title: "Schau in dein Postfach",
  lead: "Wir haben dir einen Link geschickt. Bestätige damit deine E-Mail, dann ist dein Konto fertig.",
  sentTo: "Geschickt an",
  hint: "Der Link gilt 24 Stunden. Wenn du ihn nicht findest, schau in den Spam-Ordner.",
  button: "Link noch mal schicken",
  resendHint: "Du kannst einmal pro Minute einen neuen Link anfordern. Nur der neueste gilt.",
  resent: "Ist wieder unterwegs. Bitte verwende den neuesten Link.",
  wrongAddress: "Falsche Adresse?",
  signUpAgain: "Neu anlegen",
  alreadyConfirmed: "Schon bestätigt?",
} as const;

// Words of the pages that people sign in and up on, of those that mail a link, and of those that a mailed link opens.

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

export const FORGOT_COPY = {
  link: "Passwort vergessen",
  title: "Passwort vergessen?",
  lead: "Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.",
  button: "Link zuschicken",
  justSignedUp: "Gerade erst ein Konto angelegt?",
  busy: "Wird gesendet...",
  sent: "E-Mail ist unterwegs: Schau in dein Postfach. Mit dem Link darin wählst du ein neues Passwort.",
} as const;

export const RESEND_COPY = {
  link: "Bestätigungslink noch mal schicken",
  title: "Bestätige deine E-Mail",
  lead: "Keine E-Mail von uns bekommen, nachdem du dein Konto angelegt hast? Gib dieselbe Adresse ein, dann schicken wir den Link noch mal. Nur der neueste gilt.",
  button: "Link noch mal schicken",
  sent: "Schau in dein Postfach: Wir haben dir einen Link geschickt. Bestätige damit deine E-Mail, dann ist dein Konto fertig.",
} as const;

export const RESET_COPY = {
  title: "Neues Passwort",
  lead: "Auf deinen anderen Geräten melden wir dich ab, und deine Passkeys entfernen wir. Du kannst sie in deinem Profil wieder hinzufügen.",
  password: "Neues Passwort",
  confirmPassword: "Neues Passwort wiederholen",
  button: "Passwort ändern",
  busy: "Wird geändert...",
  invalidTitle: "Dieser Link gilt nicht mehr",
  newLink: "Neuen Link anfordern",
  toPlans: "Zurück zu meinen Plänen",
} as const;

/** Why the visitor landed on the sign-in page; `?notice=` names it. */
export const SIGN_IN_NOTICES = {
  "invalid-reset-link":
    "Der Link ist ungültig oder abgelaufen. Bitte fordere einen neuen an, um dein Passwort zu ändern.",
  "account-deleted": "Wir haben dein Konto und alles darin gelöscht.",
  "account-exists":
    "Das Konto gibt es schon: Zu dieser E-Mail gehört bereits ein Konto. Bitte melde dich ab und dann mit dem vorhandenen Konto an.",
  "signed-out": "Du bist jetzt abgemeldet.",
} as const;

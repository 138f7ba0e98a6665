// Words of the pages that mail a link and of those that a mailed link opens.

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
  "invalid-reset-link": {
    look: "error",
    text: "Der Link ist ungültig oder abgelaufen. Bitte fordere einen neuen an, um dein Passwort zu ändern.",
  },
  "account-deleted": { look: "good", text: "Wir haben dein Konto und alles darin gelöscht." },
  "account-exists": {
    look: "error",
    text: "Das Konto gibt es schon: Zu dieser E-Mail gehört bereits ein Konto. Bitte melde dich ab und dann mit dem vorhandenen Konto an.",
  },
} as const;

import type { MailCopy } from "~/copy/mail/account-mails.ts";
import { PRODUCT_NAME } from "../brand.ts";

export type { MailCopy, MailList } from "~/copy/mail/account-mails.ts";

/** The link in marketing mails; other mails don't have it. */
export const UNSUBSCRIBE_LABEL = "Abbestellen";

export const CONFIRM_MAIL: MailCopy = {
  subject: `Bestätige deine E-Mail für ${PRODUCT_NAME}`,
  heading: "Noch ein Schritt bis zu deinem Kleiderplan",
  paragraphs: [
    "Schön, dass du da bist! Bitte bestätige, dass das deine E-Mail-Adresse ist.",
    "Der Link gilt einmal, 24 Stunden lang. Wenn du ihn in einem anderen Browser öffnest, bitten wir dich, ein Passwort zu wählen.",
  ],
  button: "E-Mail bestätigen",
  footer: `Du bekommst diese E-Mail, weil jemand mit dieser Adresse ein Konto bei ${PRODUCT_NAME} anlegen wollte. Wenn du das nicht warst, kannst du sie ignorieren: Ohne Bestätigung gibt es kein Konto.`,
};

export const ALREADY_REGISTERED_MAIL: MailCopy = {
  subject: `Du hast schon ein Konto bei ${PRODUCT_NAME}`,
  heading: "Du hast schon ein Konto",
  paragraphs: [
    "Gerade wollte jemand, wahrscheinlich du, mit dieser E-Mail-Adresse ein Konto anlegen. Es gibt schon eins, du kannst dich also einfach anmelden.",
  ],
  button: "Anmelden",
  footer: "Wenn du das nicht warst, kannst du diese E-Mail ignorieren: Niemand war in deinem Konto.",
};

export const RESET_MAIL: MailCopy = {
  subject: `Neues Passwort für ${PRODUCT_NAME}`,
  heading: "Wähle ein neues Passwort",
  paragraphs: [
    "Jemand, wahrscheinlich du, möchte das Passwort für dieses Konto neu setzen.",
    "Der Link gilt einmal, eine Stunde lang. Solange du ihn nicht benutzt, bleibt dein Passwort, wie es ist.",
  ],
  button: "Neues Passwort wählen",
  footer: "Wenn du das nicht warst, kannst du diese E-Mail ignorieren: Niemand war in deinem Konto.",
};

export const PASSWORD_CHANGED_MAIL: MailCopy = {
  subject: `Dein Passwort bei ${PRODUCT_NAME} wurde geändert`,
  heading: "Dein Passwort wurde geändert",
  paragraphs: [
    "Das Passwort für dieses Konto wurde gerade geändert, und wir haben dich auf allen anderen Geräten abgemeldet.",
    "Wenn du das warst, ist alles in Ordnung. Wenn nicht, wähle sofort ein neues Passwort.",
  ],
  button: "Das war ich nicht",
  footer: `Du bekommst diese E-Mail, weil diese Adresse zu einem Konto bei ${PRODUCT_NAME} gehört.`,
};

export const WELCOME_MAIL: MailCopy = {
  subject: `Willkommen bei ${PRODUCT_NAME}`,
  heading: "Dein Konto ist fertig",
  paragraphs: [
    "Beantworte vier kurze Fragen und sieh, wie viel dein Baby im ersten Jahr wirklich zum Anziehen braucht.",
  ],
  button: "Zu den Fragen",
  footer: `Du bekommst diese E-Mail, weil du mit dieser Adresse ein Konto bei ${PRODUCT_NAME} angelegt hast.`,
};

/** 'mit Safari auf iPhone am 5. Jan. 2027 um 16:07 Uhr (UTC)', without a device that says nothing about itself. */
export function fromWhere(device: string | null, moment: string): string {
  return device ? `mit ${device} am ${moment}` : `am ${moment}`;
}

/** The same beside a subject: 'Safari auf iPhone, 5. Jan. 2027 um 16:07 Uhr (UTC)'. */
export function whereAndWhen(device: string | null, moment: string): string {
  return device ? `${device}, ${moment}` : moment;
}

// Mails about an account: to begin with it, and to its owner about what happened to it or its passkeys, in case it wasn't them.

import { PRODUCT_NAME } from "~/words/de/layout.ts";
import type { DeedCopy, MailCopy } from "~/words/en/mail/account-mails.ts";

/** The link in marketing mails; other mails don't have it. */
export const UNSUBSCRIBE_LABEL = "Abbestellen";

export const CONFIRM_MAIL: MailCopy = {
  subject: `Bestätige deine E-Mail für ${PRODUCT_NAME}`,
  heading: "Noch ein Schritt bis zu deinem Kleiderplan",
  paragraphs: [
    "Schön, dass du da bist! Bitte bestätige, dass das deine E-Mail-Adresse ist.",
    "Der Link gilt 24 Stunden und funktioniert nur einmal. Wenn du ihn in einem anderen Browser öffnest, bitten wir dich, ein Passwort zu wählen.",
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
    "Jemand, wahrscheinlich du, möchte das Passwort für dieses Konto zurücksetzen.",
    "Der Link gilt nur einmal, eine Stunde lang. Solange du ihn nicht benutzt, bleibt dein Passwort, wie es ist.",
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

/** Below what tells owners of something done with their account. */
export const ACCOUNT_FOOTER = `Du bekommst diese E-Mail, weil diese Adresse zu einem Konto bei ${PRODUCT_NAME} gehört.`;
const IF_NOT_YOU =
  "Wenn du das warst, ist alles in Ordnung. Wenn nicht, setz dein Passwort sofort zurück: Damit werden alle Geräte abgemeldet und alle Passkeys entfernt.";

/** Where and when it happened: 'Safari auf iPhone', '5. Jan. 2027 um 16:07 Uhr (UTC)'. */
export function passkeyAddedMail(device: string | null, moment: string): DeedCopy {
  return {
    subject: `Neuer Passkey für dein Konto bei ${PRODUCT_NAME}`,
    heading: "Ein Passkey wurde hinzugefügt",
    paragraphs: [
      `Ab jetzt kommt man auch mit einem neuen Passkey in dein Konto. Er wurde ${fromWhere(device, moment)} hinzugefügt.`,
      IF_NOT_YOU,
    ],
    button: "Das war ich nicht",
  };
}

export function passkeyRemovedMail(name: string, device: string | null, moment: string): DeedCopy {
  return {
    subject: `Passkey aus deinem Konto bei ${PRODUCT_NAME} entfernt`,
    heading: "Ein Passkey wurde entfernt",
    paragraphs: [
      `Mit dem Passkey „${name}“ kommt man nicht mehr in dein Konto. Er wurde ${fromWhere(device, moment)} entfernt.`,
      IF_NOT_YOU,
    ],
    button: "Das war ich nicht",
  };
}

export function passkeyMisusedMail(name: string, device: string | null, moment: string): DeedCopy {
  return {
    subject: `Anmeldung in deinem Konto bei ${PRODUCT_NAME} gestoppt`,
    heading: "Wir haben eine Anmeldung gestoppt",
    paragraphs: [
      `Eine Anmeldung ${fromWhere(device, moment)} haben wir gestoppt. Dabei wurde der Passkey „${name}“ so benutzt, dass es eine Kopie davon geben könnte.`,
      "Bitte entferne diesen Passkey in deinem Profil und füge einen neuen hinzu.",
    ],
    button: "Zu meinem Profil",
  };
}

/** A sign-in from a new browser: 'Safari auf iPhone', '5. Jan. 2027 um 16:07 Uhr (UTC)'. */
export function newDeviceMail(device: string | null, moment: string): DeedCopy {
  return {
    subject: `Neue Anmeldung in deinem Konto bei ${PRODUCT_NAME}`,
    heading: "Neue Anmeldung in deinem Konto",
    paragraphs: [
      device
        ? `Jemand hat sich mit einem Gerät angemeldet, das wir nicht kennen: ${device}, am ${moment}.`
        : `Jemand hat sich am ${moment} mit einem Gerät angemeldet, das wir nicht kennen.`,
      "Wenn du das warst, ist alles in Ordnung. Wenn nicht, wähle sofort ein neues Passwort: Damit werden alle Geräte abgemeldet.",
    ],
    button: "Das war ich nicht",
  };
}

/** A provider's account now opens this account too. */
export function providerLinkedMail(provider: string, device: string | null, moment: string): DeedCopy {
  return {
    subject: `${provider} wurde mit deinem Konto bei ${PRODUCT_NAME} verbunden`,
    heading: `${provider} ist verbunden`,
    paragraphs: [
      `Ab jetzt kommt man auch mit ${provider} in dein Konto. Verbunden wurde es ${fromWhere(device, moment)}.`,
      `Wenn du das warst, ist alles in Ordnung. Wenn nicht, kann jemand ein ${provider}-Konto mit dieser E-Mail-Adresse benutzen: Sichere zuerst das ${provider}-Konto und wähle dann hier ein neues Passwort. Damit werden alle Geräte abgemeldet.`,
    ],
    button: "Das war ich nicht",
  };
}

/** The last mail, after an account is deleted. */
export function accountDeletedMail(moment: string): MailCopy {
  return {
    subject: `Dein Konto bei ${PRODUCT_NAME} wurde gelöscht`,
    heading: "Dein Konto wurde gelöscht",
    paragraphs: [
      `Dein Konto und alles darin wurde am ${moment} gelöscht. Wir haben nichts behalten, und das ist unsere letzte E-Mail.`,
      "Wenn du das nicht warst, kannte jemand dein Passwort oder hat ein Gerät benutzt, auf dem du angemeldet warst. Bitte ändere dieses Passwort überall, wo du es sonst noch verwendest.",
    ],
    button: `Zu ${PRODUCT_NAME}`,
    footer: `Du bekommst diese E-Mail, weil diese Adresse zu einem Konto bei ${PRODUCT_NAME} gehört hat.`,
  };
}

/** To the new address. */
export const NEW_ADDRESS_MAIL: MailCopy = {
  subject: `Bestätige deine neue E-Mail für ${PRODUCT_NAME}`,
  heading: "Bestätige deine neue E-Mail",
  paragraphs: [
    `Bitte bestätige, dass du diese Adresse für dein Konto bei ${PRODUCT_NAME} verwenden möchtest.`,
    "Öffne den Link innerhalb von 24 Stunden auf einem Gerät, auf dem du angemeldet bist. Er funktioniert nur einmal. Bis dahin gilt deine alte Adresse.",
  ],
  button: "Neue E-Mail bestätigen",
  footer: `Du bekommst diese E-Mail, weil jemand diese Adresse bei ${PRODUCT_NAME} eingegeben hat. Wenn du das nicht warst, kannst du sie ignorieren: Es passiert nichts.`,
};

/** To the owner of an address that someone else wants. */
export const ADDRESS_IN_USE_MAIL: MailCopy = {
  subject: `Du hast schon ein Konto bei ${PRODUCT_NAME}`,
  heading: "Zu dieser Adresse gibt es schon ein Konto",
  paragraphs: [
    "Jemand, wahrscheinlich du, wollte diese Adresse für ein anderes Konto verwenden. Sie gehört aber schon zu einem, deshalb hat sich nichts geändert.",
  ],
  button: "Anmelden",
  footer: "Wenn du das nicht warst, kannst du diese E-Mail ignorieren: Niemand war in deinem Konto.",
};

/** To the current address, when a change is requested. */
export function addressWantedMail(moment: string): MailCopy {
  return {
    subject: `Deine E-Mail bei ${PRODUCT_NAME} soll sich ändern`,
    heading: "Deine E-Mail soll sich ändern",
    paragraphs: [
      `Jemand, der in deinem Konto angemeldet ist, wollte am ${moment} eine andere E-Mail-Adresse dafür eintragen. Geändert wird sie, sobald die neue Adresse bestätigt ist.`,
      "Wenn du das warst, ist alles in Ordnung. Wenn nicht, setz dein Passwort sofort zurück: Damit werden alle Geräte abgemeldet, und die Änderung wird gestoppt.",
    ],
    button: "Das war ich nicht",
    footer: ACCOUNT_FOOTER,
  };
}

/** To the old address, after the change. */
export function addressChangedMail(moment: string): MailCopy {
  return {
    subject: `Deine E-Mail bei ${PRODUCT_NAME} wurde geändert`,
    heading: "Deine E-Mail wurde geändert",
    paragraphs: [
      `Am ${moment} hat dein Konto eine andere E-Mail-Adresse bekommen. Diese hier gehört nicht mehr dazu.`,
      "Wenn du das nicht warst, schreib uns bitte sofort. Unsere Adresse steht in der Datenschutzerklärung.",
    ],
    button: "So erreichst du uns",
    footer: `Du bekommst diese E-Mail, weil diese Adresse zu einem Konto bei ${PRODUCT_NAME} gehört hat.`,
  };
}

/** A provider no longer opens the account. */
export function providerDisconnectedMail(provider: string, device: string | null, moment: string): DeedCopy {
  return {
    subject: `${provider} wurde von deinem Konto bei ${PRODUCT_NAME} getrennt`,
    heading: `${provider} ist getrennt`,
    paragraphs: [
      `Mit ${provider} kommt man nicht mehr in dein Konto. Die Verbindung wurde ${fromWhere(device, moment)} getrennt.`,
      "Wenn du das warst, ist alles in Ordnung. Wenn nicht, setz dein Passwort sofort zurück: Damit werden alle Geräte abgemeldet.",
    ],
    button: "Das war ich nicht",
  };
}

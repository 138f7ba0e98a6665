// Mails about a change of address: to the new address and to the old one.
import { PRODUCT_NAME } from "~/words/de/layout.ts";
import { fromWhere, type MailCopy, whereAndWhen } from "./account-mails.ts";

const FOOTER = `Du bekommst diese E-Mail, weil diese Adresse zu einem Konto bei ${PRODUCT_NAME} gehört.`;

/** To the new address. */
export function newAddressMail(): MailCopy {
  return {
    subject: `Bestätige deine neue E-Mail für ${PRODUCT_NAME}`,
    heading: "Bestätige deine neue E-Mail",
    paragraphs: [
      `Bitte bestätige, dass du diese Adresse für dein Konto bei ${PRODUCT_NAME} verwenden möchtest.`,
      "Öffne den Link innerhalb von 24 Stunden auf einem Gerät, auf dem du angemeldet bist. Er funktioniert nur einmal. Bis dahin gilt deine alte Adresse.",
    ],
    button: "Neue E-Mail bestätigen",
    footer: `Du bekommst diese E-Mail, weil jemand diese Adresse bei ${PRODUCT_NAME} eingegeben hat. Wenn du das nicht warst, kannst du sie ignorieren: Es passiert nichts.`,
  };
}

/** To the owner of an address that someone else wants. */
export function addressInUseMail(): MailCopy {
  return {
    subject: `Du hast schon ein Konto bei ${PRODUCT_NAME}`,
    heading: "Zu dieser Adresse gibt es schon ein Konto",
    paragraphs: [
      "Jemand, wahrscheinlich du, wollte diese Adresse für ein anderes Konto verwenden. Sie gehört aber schon zu einem, deshalb hat sich nichts geändert.",
    ],
    button: "Anmelden",
    footer: "Wenn du das nicht warst, kannst du diese E-Mail ignorieren: Niemand war in deinem Konto.",
  };
}

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
    footer: FOOTER,
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
export function providerDisconnectedMail(provider: string, device: string | null, moment: string): MailCopy {
  return {
    subject: `${provider} wurde von deinem Konto bei ${PRODUCT_NAME} getrennt`,
    preheader: whereAndWhen(device, moment),
    heading: `${provider} ist getrennt`,
    paragraphs: [
      `Mit ${provider} kommt man nicht mehr in dein Konto. Die Verbindung wurde ${fromWhere(device, moment)} getrennt.`,
      "Wenn du das warst, ist alles in Ordnung. Wenn nicht, setz dein Passwort sofort zurück: Damit werden alle Geräte abgemeldet.",
    ],
    button: "Das war ich nicht",
    footer: FOOTER,
  };
}

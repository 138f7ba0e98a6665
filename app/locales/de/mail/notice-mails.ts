// Mails that tell owners what happened to their accounts, in case it wasn't them.
import { PRODUCT_NAME } from "../brand.ts";
import { fromWhere, type MailCopy, whereAndWhen } from "./account-mails.ts";

const WHY = `Du bekommst diese E-Mail, weil diese Adresse zu einem Konto bei ${PRODUCT_NAME} gehört.`;

/** A sign-in from a new browser: 'Safari auf iPhone', '5. Jan. 2027 um 16:07 Uhr (UTC)'. */
export function newDeviceMail(device: string | null, moment: string): MailCopy {
  return {
    subject: `Neue Anmeldung in deinem Konto bei ${PRODUCT_NAME}`,
    preheader: whereAndWhen(device, moment),
    heading: "Neue Anmeldung in deinem Konto",
    paragraphs: [
      device
        ? `Jemand hat sich mit einem Gerät angemeldet, das wir nicht kennen: ${device}, am ${moment}.`
        : `Jemand hat sich am ${moment} mit einem Gerät angemeldet, das wir nicht kennen.`,
      "Wenn du das warst, ist alles in Ordnung. Wenn nicht, wähle sofort ein neues Passwort: Das meldet alle Geräte ab.",
    ],
    button: "Das war ich nicht",
    footer: WHY,
  };
}

/** A provider's account now opens this account too. */
export function providerLinkedMail(provider: string, device: string | null, moment: string): MailCopy {
  return {
    subject: `${provider} wurde mit deinem Konto bei ${PRODUCT_NAME} verbunden`,
    preheader: whereAndWhen(device, moment),
    heading: `${provider} ist verbunden`,
    paragraphs: [
      `Ab jetzt kommt man auch mit ${provider} in dein Konto. Verbunden wurde es ${fromWhere(device, moment)}.`,
      `Wenn du das warst, ist alles in Ordnung. Wenn nicht, kann jemand ein ${provider}-Konto mit dieser E-Mail-Adresse benutzen: Sichere zuerst das ${provider}-Konto und wähle dann hier ein neues Passwort. Das meldet alle Geräte ab.`,
    ],
    button: "Das war ich nicht",
    footer: WHY,
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

// Mails that tell owners what happened to their passkeys, in case it wasn't them.
import { PRODUCT_NAME } from "../brand.ts";
import { fromWhere, type MailCopy, whereAndWhen } from "./account-mails.ts";

const FOOTER = `Du bekommst diese E-Mail, weil diese Adresse zu einem Konto bei ${PRODUCT_NAME} gehört.`;
const IF_NOT_YOU =
  "Wenn du das warst, ist alles in Ordnung. Wenn nicht, setz sofort dein Passwort neu: Das meldet alle Geräte ab und entfernt alle Passkeys.";

/** Where and when it happened: 'Safari auf iPhone', '5. Jan. 2027 um 16:07 Uhr (UTC)'. */
export function passkeyAddedMail(device: string | null, moment: string): MailCopy {
  return {
    subject: `Neuer Passkey für dein Konto bei ${PRODUCT_NAME}`,
    preheader: whereAndWhen(device, moment),
    heading: "Ein Passkey wurde hinzugefügt",
    paragraphs: [
      `Ab jetzt kommt man auch mit einem neuen Passkey in dein Konto. Er wurde ${fromWhere(device, moment)} hinzugefügt.`,
      IF_NOT_YOU,
    ],
    button: "Das war ich nicht",
    footer: FOOTER,
  };
}

export function passkeyRemovedMail(name: string, device: string | null, moment: string): MailCopy {
  return {
    subject: `Passkey aus deinem Konto bei ${PRODUCT_NAME} entfernt`,
    preheader: whereAndWhen(device, moment),
    heading: "Ein Passkey wurde entfernt",
    paragraphs: [
      `Mit dem Passkey „${name}“ kommt man nicht mehr in dein Konto. Er wurde ${fromWhere(device, moment)} entfernt.`,
      IF_NOT_YOU,
    ],
    button: "Das war ich nicht",
    footer: FOOTER,
  };
}

export function passkeyMisusedMail(name: string, device: string | null, moment: string): MailCopy {
  return {
    subject: `Anmeldung in deinem Konto bei ${PRODUCT_NAME} gestoppt`,
    preheader: whereAndWhen(device, moment),
    heading: "Wir haben eine Anmeldung gestoppt",
    paragraphs: [
      `Eine Anmeldung ${fromWhere(device, moment)} haben wir gestoppt. Dabei wurde der Passkey „${name}“ so benutzt, dass es eine Kopie davon geben könnte.`,
      "Bitte entferne diesen Passkey in deinem Profil und füge einen neuen hinzu.",
    ],
    button: "Zu meinem Profil",
    footer: FOOTER,
  };
}

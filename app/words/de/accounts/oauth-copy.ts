import { PRODUCT_NAME } from "~/words/de/layout.ts";
import type { MailCopy } from "~/words/en/mail/account-mails.ts";

export const PROVIDER_NAMES = { google: "Google", facebook: "Facebook" } as const;

export const OAUTH_COPY = {
  divider: "oder mit deiner E-Mail",
  button: (name: string) => `Weiter mit ${name}`,
  handOff: (name: string) => `Du wirst zu ${name} weitergeleitet...`,
  handOffLink: "Weiter",
  completeTitle: "Nur noch deine E-Mail",
  completeLead: (name: string) =>
    `${name} hat uns keine bestätigte E-Mail-Adresse mitgeteilt. Gib deine ein, dann schicken wir dir einen Link zum Bestätigen.`,
  completeButton: "Link zuschicken",
  connectTitle: "Du hast schon ein Konto",
  connectLead: (name: string) =>
    `Um ${name} zu verbinden, bestätige bitte, dass dieses Konto dir gehört. Danach kannst du dich auf beide Arten anmelden.`,
  connectFor: "Konto",
  connectPassword: `Dein ${PRODUCT_NAME}-Passwort`,
  connectButton: "Verbinden und anmelden",
  connectMailLead: "Wir können dir auch einen Link mailen. Bitte öffne ihn in diesem Browser.",
  connectMail: "Link zuschicken",
  proveTitle: "Bestätige deine E-Mail",
  proveLead: (name: string) => `Einmal tippen, und du bist mit ${name} angemeldet.`,
  proveButton: "E-Mail bestätigen",
} as const;

/** Why a provider sign-in ended without a session, and what comes before one. */
export const OAUTH_NOTICES = {
  denied: (name: string) =>
    `Du hast die Anmeldung mit ${name} abgebrochen, deshalb hat sich nichts geändert. Du kannst es noch mal versuchen oder dich mit deiner E-Mail-Adresse anmelden.`,
  "not-started-here": (name: string) =>
    `Die Anmeldung mit ${name} hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte versuch es noch mal.`,
  failed: (name: string) =>
    `Die Anmeldung mit ${name} hat diesmal nicht geklappt. Bitte versuch es gleich noch mal, oder melde dich mit deiner E-Mail-Adresse an.`,
  unverified: (name: string) =>
    `Deine E-Mail-Adresse ist bei ${name} nicht bestätigt, deshalb können wir dich damit nicht anmelden. Bitte bestätige sie dort, oder melde dich hier mit E-Mail und Passwort an.`,
  "not-set-up": (name: string) =>
    `Mit ${name} kannst du dich hier nicht anmelden. Bitte melde dich mit deiner E-Mail-Adresse an.`,
  "bad-link": (name: string) =>
    `Der Link ist ungültig oder abgelaufen. Bitte geh noch mal über „Weiter mit ${name}“, dann bekommst du einen neuen.`,
  "other-browser": () =>
    "Bitte öffne den Link aus unserer E-Mail innerhalb einer Stunde, im selben Browser, in dem du angefangen hast. Oder fang hier neu an.",
  "not-yours": (name: string) =>
    `Das ist nicht das ${name}-Konto, das du bei ${PRODUCT_NAME} verwendest. Bitte verwende das, mit dem du dein Konto angelegt hast.`,
  "check-inbox": () =>
    "Schau in dein Postfach: Wir haben dir einen Link geschickt, mit dem du deine E-Mail bestätigst. Bitte öffne ihn in diesem Browser.",
} as const;

/** The mail that proves an address no provider has verified. */
export function proveAddressMail(name: string): MailCopy {
  return {
    subject: `Bestätige deine E-Mail für ${PRODUCT_NAME}`,
    heading: `Anmelden mit ${name}`,
    paragraphs: [
      `Bitte bestätige, dass das deine E-Mail-Adresse ist. Dann kannst du dich mit ${name} bei ${PRODUCT_NAME} anmelden.`,
      "Öffne den Link im selben Browser, in dem du angefangen hast. Er gilt nur einmal, eine Stunde lang.",
    ],
    button: "E-Mail bestätigen",
    footer: `Du bekommst diese E-Mail, weil jemand diese Adresse bei ${PRODUCT_NAME} eingegeben hat. Wenn du das nicht warst, kannst du sie ignorieren: Solange du nicht auf den Button tippst, wird nichts verbunden.`,
  };
}

/** The name of a passkey from a device that says nothing about itself. */
export const NEW_PASSKEY = "Passkey";

export const PASSKEY_COPY = {
  use: "Passkey verwenden",
  busy: "Wir warten auf dein Gerät...",
  title: "Passkeys",
  lead: "Melde dich mit Fingerabdruck, Gesicht oder Bildschirmsperre an statt mit einem Passwort.",
  none: "Du hast noch keinen Passkey.",
  add: "Passkey hinzu\u00adfügen",
  added: "Hinzugefügt:",
  lastUsed: "zuletzt genutzt:",
  neverUsed: "noch nicht genutzt",
  edit: "Umbenennen oder entfernen",
  name: "Name",
  rename: "Umbenennen",
  remove: "Entfernen",
  offerTitle: "Nächstes Mal ohne Passwort anmelden",
  offerText: "Füge einen Passkey hinzu und verwende Fingerabdruck, Gesicht oder Bildschirmsperre.",
  offerLater: "Jetzt nicht",
} as const;

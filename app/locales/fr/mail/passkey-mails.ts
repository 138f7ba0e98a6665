// Mails that tell owners what happened to their passkeys, in case it wasn't them.
import { PRODUCT_NAME } from "../brand.ts";
import { fromWhere, type MailCopy, whereAndWhen } from "./account-mails.ts";

const FOOTER = `Vous recevez cet e-mail parce que cette adresse appartient à un compte ${PRODUCT_NAME}.`;
const IF_NOT_YOU =
  "Si c’était vous, tout va bien. Sinon, changez tout de suite de mot de passe\u00a0: cela déconnecte tous les appareils et retire toutes les clés d’accès.";

/** Where and when it happened: 'Safari sur iPhone', '5 janv. 2027 à 16:07 UTC'. */
export function passkeyAddedMail(device: string | null, moment: string): MailCopy {
  return {
    subject: `Clé d’accès ajoutée à votre compte ${PRODUCT_NAME}`,
    preheader: whereAndWhen(device, moment),
    heading: "Une clé d’accès a été ajoutée",
    paragraphs: [
      `Votre compte peut désormais s’ouvrir avec une nouvelle clé d’accès. Elle a été ajoutée ${fromWhere(device, moment)}.`,
      IF_NOT_YOU,
    ],
    button: "Ce n’était pas moi",
    footer: FOOTER,
  };
}

export function passkeyRemovedMail(name: string, device: string | null, moment: string): MailCopy {
  return {
    subject: `Clé d’accès retirée de votre compte ${PRODUCT_NAME}`,
    preheader: whereAndWhen(device, moment),
    heading: "Une clé d’accès a été retirée",
    paragraphs: [
      `La clé d’accès «\u00a0${name}\u00a0» n’ouvre plus votre compte. Elle a été retirée ${fromWhere(device, moment)}.`,
      IF_NOT_YOU,
    ],
    button: "Ce n’était pas moi",
    footer: FOOTER,
  };
}

export function passkeyMisusedMail(name: string, device: string | null, moment: string): MailCopy {
  return {
    subject: `Connexion bloquée à votre compte ${PRODUCT_NAME}`,
    preheader: whereAndWhen(device, moment),
    heading: "Nous avons bloqué une connexion",
    paragraphs: [
      `Nous avons bloqué une connexion ${fromWhere(device, moment)}. Elle utilisait la clé d’accès «\u00a0${name}\u00a0» d’une façon qui laisse penser qu’il en existe une copie.`,
      "Retirez cette clé d’accès dans votre profil et ajoutez-en une nouvelle.",
    ],
    button: "Aller à mon profil",
    footer: FOOTER,
  };
}

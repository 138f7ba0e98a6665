// Mails that tell owners what happened to their accounts, in case it wasn't them.
import { PRODUCT_NAME } from "../brand.ts";
import { fromWhere, type MailCopy, whereAndWhen } from "./account-mails.ts";

const WHY = `Vous recevez cet e-mail parce que cette adresse appartient à un compte ${PRODUCT_NAME}.`;

/** A sign-in from a new browser: 'Safari sur iPhone', '5 janv. 2027 à 16:07 UTC'. */
export function newDeviceMail(device: string | null, moment: string): MailCopy {
  return {
    subject: `Nouvelle connexion à votre compte ${PRODUCT_NAME}`,
    preheader: whereAndWhen(device, moment),
    heading: "Nouvelle connexion à votre compte",
    paragraphs: [
      device
        ? `Quelqu’un s’est connecté depuis un appareil que nous ne connaissons pas\u00a0: ${device}, le ${moment}.`
        : `Quelqu’un s’est connecté depuis un appareil que nous ne connaissons pas, le ${moment}.`,
      "Si c’était vous, tout va bien. Sinon, choisissez tout de suite un nouveau mot de passe\u00a0: cela déconnecte tous les appareils.",
    ],
    button: "Ce n’était pas moi",
    footer: WHY,
  };
}

/** A provider's account now opens this account too. */
export function providerLinkedMail(provider: string, device: string | null, moment: string): MailCopy {
  return {
    subject: `${provider} est relié à votre compte ${PRODUCT_NAME}`,
    preheader: whereAndWhen(device, moment),
    heading: `${provider} est relié`,
    paragraphs: [
      `Votre compte peut désormais s’ouvrir avec ${provider}. Le lien a été fait ${fromWhere(device, moment)}.`,
      `Si c’était vous, tout va bien. Sinon, quelqu’un peut utiliser un compte ${provider} avec cette adresse e-mail\u00a0: sécurisez d’abord ce compte-là, puis choisissez ici un nouveau mot de passe, ce qui déconnecte tous les appareils.`,
    ],
    button: "Ce n’était pas moi",
    footer: WHY,
  };
}

/** The last mail, after an account is deleted. */
export function accountDeletedMail(moment: string): MailCopy {
  return {
    subject: `Votre compte ${PRODUCT_NAME} a été supprimé`,
    heading: "Votre compte a été supprimé",
    paragraphs: [
      `Votre compte et tout ce qu’il contenait ont été supprimés le ${moment}. Nous n’avons rien gardé, et c’est notre dernier e-mail.`,
      "Si ce n’était pas vous, quelqu’un connaissait votre mot de passe ou a utilisé un appareil où votre compte était ouvert. Changez ce mot de passe partout ailleurs où vous l’utilisez.",
    ],
    button: `Aller sur ${PRODUCT_NAME}`,
    footer: `Vous recevez cet e-mail parce que cette adresse appartenait à un compte ${PRODUCT_NAME}.`,
  };
}

// Mails about a change of address: to the new address and to the old one.
import { PRODUCT_NAME } from "~/words/fr/layout.ts";
import { fromWhere, type MailCopy, whereAndWhen } from "./account-mails.ts";

const FOOTER = `Vous recevez cet e-mail parce que cette adresse appartient à un compte ${PRODUCT_NAME}.`;

/** To the new address. */
export function newAddressMail(): MailCopy {
  return {
    subject: `Confirmez votre nouvel e-mail pour ${PRODUCT_NAME}`,
    heading: "Confirmez votre nouvel e-mail",
    paragraphs: [
      `Confirmez que vous voulez utiliser cette adresse pour votre compte ${PRODUCT_NAME}.`,
      "Ouvrez le lien dans les 24\u00a0heures sur un appareil où votre session est ouverte. Il ne fonctionne qu’une fois. D’ici là, votre ancienne adresse reste valable.",
    ],
    button: "Confirmer mon nouvel e-mail",
    footer: `Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse sur ${PRODUCT_NAME}. Si ce n’était pas vous, vous pouvez l’ignorer\u00a0: il ne se passera rien.`,
  };
}

/** To the owner of an address that someone else wants. */
export function addressInUseMail(): MailCopy {
  return {
    subject: `Vous avez déjà un compte ${PRODUCT_NAME}`,
    heading: "Cette adresse a déjà un compte",
    paragraphs: [
      "Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un autre compte. Elle en a déjà un\u00a0: rien n’a changé.",
    ],
    button: "Se connecter",
    footer:
      "Si ce n’était pas vous, vous pouvez ignorer cet e-mail\u00a0: personne n’a accédé à votre compte.",
  };
}

/** To the current address, when a change is requested. */
export function addressWantedMail(moment: string): MailCopy {
  return {
    subject: `Votre e-mail ${PRODUCT_NAME} va changer`,
    heading: "Votre e-mail va changer",
    paragraphs: [
      `Le ${moment}, une personne connectée à votre compte a demandé à en changer l’adresse e-mail. Le changement se fera dès que la nouvelle adresse sera confirmée.`,
      "Si c’était vous, tout va bien. Sinon, changez tout de suite de mot de passe\u00a0: cela déconnecte tous les appareils et arrête le changement.",
    ],
    button: "Ce n’était pas moi",
    footer: FOOTER,
  };
}

/** To the old address, after the change. */
export function addressChangedMail(moment: string): MailCopy {
  return {
    subject: `Votre e-mail ${PRODUCT_NAME} a changé`,
    heading: "Votre e-mail a changé",
    paragraphs: [
      `L’adresse e-mail de votre compte a été changée le ${moment}. Celle-ci n’y est plus associée.`,
      "Si ce n’était pas vous, écrivez-nous tout de suite. Notre adresse est dans la politique de confidentialité.",
    ],
    button: "Comment nous joindre",
    footer: `Vous recevez cet e-mail parce que cette adresse appartenait à un compte ${PRODUCT_NAME}.`,
  };
}

/** A provider no longer opens the account. */
export function providerDisconnectedMail(provider: string, device: string | null, moment: string): MailCopy {
  return {
    subject: `${provider} n’est plus associé à votre compte ${PRODUCT_NAME}`,
    preheader: whereAndWhen(device, moment),
    heading: `${provider} n’est plus associé`,
    paragraphs: [
      `Vous ne pouvez plus vous connecter avec ${provider}. L’association a été supprimée ${fromWhere(device, moment)}.`,
      "Si c’était vous, tout va bien. Sinon, changez tout de suite de mot de passe\u00a0: cela déconnecte tous les appareils.",
    ],
    button: "Ce n’était pas moi",
    footer: FOOTER,
  };
}

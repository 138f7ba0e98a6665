// Mails about an account: to begin with it, and to its owner about what happened to it or its passkeys, in case it wasn't them.

import type { DeedCopy, MailCopy } from "~/words/en/mail/account-mails.ts";
import { PRODUCT_NAME } from "~/words/fr/layout.ts";

/** The link in marketing mails; other mails don't have it. */
export const UNSUBSCRIBE_LABEL = "Me désinscrire";

export const CONFIRM_MAIL: MailCopy = {
  subject: `Confirmez votre e-mail pour ${PRODUCT_NAME}`,
  heading: "Encore une étape avant votre plan",
  paragraphs: [
    "Merci d’avoir créé un compte. Confirmez que cette adresse e-mail est bien la vôtre.",
    "Le lien est valable 24\u00a0heures et ne fonctionne qu’une fois. Si vous l’ouvrez dans un autre navigateur, nous vous demanderons de choisir un mot de passe.",
  ],
  button: "Confirmer mon e-mail",
  footer: `Vous recevez cet e-mail parce que quelqu’un a créé un compte ${PRODUCT_NAME} avec cette adresse. Si ce n’était pas vous, vous pouvez l’ignorer\u00a0: sans confirmation, il n’y a pas de compte.`,
};

export const ALREADY_REGISTERED_MAIL: MailCopy = {
  subject: `Vous avez déjà un compte ${PRODUCT_NAME}`,
  heading: "Vous avez déjà un compte",
  paragraphs: [
    "Quelqu’un, sans doute vous, vient d’essayer de créer un compte avec cette adresse e-mail. Elle en a déjà un\u00a0: il suffit de vous connecter.",
  ],
  button: "Se connecter",
  footer: "Si ce n’était pas vous, vous pouvez ignorer cet e-mail\u00a0: personne n’a accédé à votre compte.",
};

export const RESET_MAIL: MailCopy = {
  subject: `Changez votre mot de passe ${PRODUCT_NAME}`,
  heading: "Choisissez un nouveau mot de passe",
  paragraphs: [
    "Quelqu’un, sans doute vous, a demandé à changer le mot de passe de ce compte.",
    "Le lien est valable une heure et ne fonctionne qu’une fois. Tant que vous ne l’utilisez pas, votre mot de passe reste le même.",
  ],
  button: "Choisir un nouveau mot de passe",
  footer: "Si ce n’était pas vous, vous pouvez ignorer cet e-mail\u00a0: personne n’a accédé à votre compte.",
};

export const PASSWORD_CHANGED_MAIL: MailCopy = {
  subject: `Votre mot de passe ${PRODUCT_NAME} a changé`,
  heading: "Votre mot de passe a changé",
  paragraphs: [
    "Le mot de passe de ce compte vient d’être changé, et nous avons déconnecté tous vos autres appareils.",
    "Si c’était vous, tout va bien. Sinon, choisissez tout de suite un nouveau mot de passe.",
  ],
  button: "Ce n’était pas moi",
  footer: `Vous recevez cet e-mail parce que cette adresse appartient à un compte ${PRODUCT_NAME}.`,
};

export const WELCOME_MAIL: MailCopy = {
  subject: `Bienvenue chez ${PRODUCT_NAME}`,
  heading: "Votre compte est prêt",
  paragraphs: [
    "Répondez à quatre petites questions et découvrez combien d’articles de chaque sorte il faut vraiment à votre bébé la première année.",
  ],
  button: "Commencer le questionnaire",
  footer: `Vous recevez cet e-mail parce que vous avez créé un compte ${PRODUCT_NAME} avec cette adresse.`,
};

/** 'depuis Safari sur iPhone, le 5 janv. 2027 à 16:07 UTC', without a device that says nothing about itself. */
export function fromWhere(device: string | null, moment: string): string {
  return device ? `depuis ${device}, le ${moment}` : `le ${moment}`;
}

/** Below what tells owners of something done with their account. */
export const ACCOUNT_FOOTER = `Vous recevez cet e-mail parce que cette adresse appartient à un compte ${PRODUCT_NAME}.`;
const IF_NOT_YOU =
  "Si c’était vous, tout va bien. Sinon, changez tout de suite de mot de passe\u00a0: cela déconnecte tous les appareils et retire toutes les clés d’accès.";

/** Where and when it happened: 'Safari sur iPhone', '5 janv. 2027 à 16:07 UTC'. */
export function passkeyAddedMail(device: string | null, moment: string): DeedCopy {
  return {
    subject: `Clé d’accès ajoutée à votre compte ${PRODUCT_NAME}`,
    heading: "Une clé d’accès a été ajoutée",
    paragraphs: [
      `Il est désormais possible de se connecter à votre compte avec une nouvelle clé d’accès. Elle a été ajoutée ${fromWhere(device, moment)}.`,
      IF_NOT_YOU,
    ],
    button: "Ce n’était pas moi",
  };
}

export function passkeyRemovedMail(name: string, device: string | null, moment: string): DeedCopy {
  return {
    subject: `Clé d’accès retirée de votre compte ${PRODUCT_NAME}`,
    heading: "Une clé d’accès a été retirée",
    paragraphs: [
      `La clé d’accès «\u00a0${name}\u00a0» ne permet plus de se connecter à votre compte. Elle a été retirée ${fromWhere(device, moment)}.`,
      IF_NOT_YOU,
    ],
    button: "Ce n’était pas moi",
  };
}

export function passkeyMisusedMail(name: string, device: string | null, moment: string): DeedCopy {
  return {
    subject: `Connexion bloquée à votre compte ${PRODUCT_NAME}`,
    heading: "Nous avons bloqué une connexion",
    paragraphs: [
      `Nous avons bloqué une connexion ${fromWhere(device, moment)}. Elle utilisait la clé d’accès «\u00a0${name}\u00a0» d’une façon qui laisse penser qu’il en existe une copie.`,
      "Retirez cette clé d’accès dans votre profil et ajoutez-en une nouvelle.",
    ],
    button: "Aller à mon profil",
  };
}

/** A sign-in from a new browser: 'Safari sur iPhone', '5 janv. 2027 à 16:07 UTC'. */
export function newDeviceMail(device: string | null, moment: string): DeedCopy {
  return {
    subject: `Nouvelle connexion à votre compte ${PRODUCT_NAME}`,
    heading: "Nouvelle connexion à votre compte",
    paragraphs: [
      device
        ? `Quelqu’un s’est connecté depuis un appareil que nous ne connaissons pas\u00a0: ${device}, le ${moment}.`
        : `Quelqu’un s’est connecté depuis un appareil que nous ne connaissons pas, le ${moment}.`,
      "Si c’était vous, tout va bien. Sinon, choisissez tout de suite un nouveau mot de passe\u00a0: cela déconnecte tous les appareils.",
    ],
    button: "Ce n’était pas moi",
  };
}

/** A provider's account now opens this account too. */
export function providerLinkedMail(provider: string, device: string | null, moment: string): DeedCopy {
  return {
    subject: `${provider} est associé à votre compte ${PRODUCT_NAME}`,
    heading: `${provider} est associé`,
    paragraphs: [
      `Il est désormais possible de se connecter à votre compte avec ${provider}. Ce changement a été fait ${fromWhere(device, moment)}.`,
      `Si c’était vous, tout va bien. Sinon, quelqu’un peut utiliser un compte ${provider} avec cette adresse e-mail\u00a0: sécurisez d’abord ce compte-là, puis choisissez ici un nouveau mot de passe, ce qui déconnecte tous les appareils.`,
    ],
    button: "Ce n’était pas moi",
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

/** To the new address. */
export const NEW_ADDRESS_MAIL: MailCopy = {
  subject: `Confirmez votre nouvel e-mail pour ${PRODUCT_NAME}`,
  heading: "Confirmez votre nouvel e-mail",
  paragraphs: [
    `Confirmez que vous voulez utiliser cette adresse pour votre compte ${PRODUCT_NAME}.`,
    "Ouvrez le lien dans les 24\u00a0heures sur un appareil où votre session est ouverte. Il ne fonctionne qu’une fois. D’ici là, votre ancienne adresse reste valable.",
  ],
  button: "Confirmer mon nouvel e-mail",
  footer: `Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse sur ${PRODUCT_NAME}. Si ce n’était pas vous, vous pouvez l’ignorer\u00a0: il ne se passera rien.`,
};

/** To the owner of an address that someone else wants. */
export const ADDRESS_IN_USE_MAIL: MailCopy = {
  subject: `Vous avez déjà un compte ${PRODUCT_NAME}`,
  heading: "Cette adresse a déjà un compte",
  paragraphs: [
    "Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un autre compte. Elle en a déjà un\u00a0: rien n’a changé.",
  ],
  button: "Se connecter",
  footer: "Si ce n’était pas vous, vous pouvez ignorer cet e-mail\u00a0: personne n’a accédé à votre compte.",
};

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
    footer: ACCOUNT_FOOTER,
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
export function providerDisconnectedMail(provider: string, device: string | null, moment: string): DeedCopy {
  return {
    subject: `${provider} n’est plus associé à votre compte ${PRODUCT_NAME}`,
    heading: `${provider} n’est plus associé`,
    paragraphs: [
      `Vous ne pouvez plus vous connecter avec ${provider}. L’association a été supprimée ${fromWhere(device, moment)}.`,
      "Si c’était vous, tout va bien. Sinon, changez tout de suite de mot de passe\u00a0: cela déconnecte tous les appareils.",
    ],
    button: "Ce n’était pas moi",
  };
}

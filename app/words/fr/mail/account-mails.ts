// Mails about an account: to begin with it, and to its owner about what happened to it or its passkeys, in case it wasn't them.

import type { MailCopy } from "~/words/en/mail/account-mails.ts";
import { PRODUCT_NAME } from "~/words/fr/layout.ts";

export type { MailCopy } from "~/words/en/mail/account-mails.ts";

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

/** The same beside a subject: 'Safari sur iPhone, 5 janv. 2027 à 16:07 UTC'. */
export function whereAndWhen(device: string | null, moment: string): string {
  return device ? `${device}, ${moment}` : moment;
}

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
      `Il est désormais possible de se connecter à votre compte avec une nouvelle clé d’accès. Elle a été ajoutée ${fromWhere(device, moment)}.`,
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
      `La clé d’accès «\u00a0${name}\u00a0» ne permet plus de se connecter à votre compte. Elle a été retirée ${fromWhere(device, moment)}.`,
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
    subject: `${provider} est associé à votre compte ${PRODUCT_NAME}`,
    preheader: whereAndWhen(device, moment),
    heading: `${provider} est associé`,
    paragraphs: [
      `Il est désormais possible de se connecter à votre compte avec ${provider}. Ce changement a été fait ${fromWhere(device, moment)}.`,
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

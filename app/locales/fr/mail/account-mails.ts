import type { MailCopy } from "~/copy/mail/account-mails.ts";
import { PRODUCT_NAME } from "../brand.ts";

export type { MailCopy, MailList } from "~/copy/mail/account-mails.ts";

/** The link in marketing mails; other mails don't have it. */
export const UNSUBSCRIBE_LABEL = "Me désinscrire";

export const CONFIRM_MAIL: MailCopy = {
  subject: `Confirmez votre e-mail pour ${PRODUCT_NAME}`,
  heading: "Encore une étape avant votre plan",
  paragraphs: [
    "Merci d’avoir créé un compte. Confirmez que cette adresse e-mail est bien la vôtre.",
    "Le lien sert une seule fois, dans les 24\u00a0heures. Si vous l’ouvrez dans un autre navigateur, nous vous demanderons de choisir un mot de passe.",
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
  footer: "Si ce n’était pas vous, vous pouvez ignorer cet e-mail\u00a0: personne n’a ouvert votre compte.",
};

export const RESET_MAIL: MailCopy = {
  subject: `Changez votre mot de passe ${PRODUCT_NAME}`,
  heading: "Choisissez un nouveau mot de passe",
  paragraphs: [
    "Quelqu’un, sans doute vous, a demandé à changer le mot de passe de ce compte.",
    "Le lien sert une seule fois, dans l’heure qui vient. Tant que vous ne l’utilisez pas, votre mot de passe reste le même.",
  ],
  button: "Choisir un nouveau mot de passe",
  footer: "Si ce n’était pas vous, vous pouvez ignorer cet e-mail\u00a0: personne n’a ouvert votre compte.",
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

import type { MailCopy } from "~/words/en/mail/account-mails.ts";
import { PRODUCT_NAME } from "~/words/fr/layout.ts";

export const PROVIDER_NAMES = { google: "Google", facebook: "Facebook" } as const;

export const OAUTH_COPY = {
  divider: "ou avec votre e-mail",
  button: (name: string) => `Continuer avec ${name}`,
  handOff: (name: string) => `Redirection vers ${name}...`,
  handOffLink: "Continuer",
  completeTitle: "Il ne manque que votre e-mail",
  completeLead: (name: string) =>
    `${name} ne nous a pas transmis d’adresse e-mail confirmée. Saisissez la vôtre et nous vous enverrons un lien pour la confirmer.`,
  completeButton: "M’envoyer le lien",
  connectTitle: "Vous avez déjà un compte",
  connectLead: (name: string) =>
    `Pour associer ${name}, confirmez que ce compte est bien à vous. Ensuite, vous pourrez vous connecter des deux façons.`,
  connectFor: "Compte",
  connectPassword: `Votre mot de passe ${PRODUCT_NAME}`,
  connectButton: "Relier et me connecter",
  connectMailLead: "Nous pouvons aussi vous envoyer un lien par e-mail. Ouvrez-le dans ce navigateur.",
  connectMail: "M’envoyer un lien",
  proveTitle: "Confirmez votre e-mail",
  proveLead: (name: string) => `Un clic et vous voilà dans votre compte avec ${name}.`,
  proveButton: "Confirmer mon e-mail",
} as const;

/** Why a provider sign-in ended without a session, and what comes before one. */
export const OAUTH_NOTICES = {
  denied: (name: string) =>
    `Vous avez annulé la connexion avec ${name}\u00a0: rien n’a changé. Vous pouvez réessayer ou utiliser votre e-mail.`,
  "not-started-here": (name: string) =>
    `La connexion avec ${name} a pris trop de temps ou a commencé dans un autre navigateur. Réessayez.`,
  failed: (name: string) =>
    `La connexion avec ${name} n’a pas fonctionné cette fois. Réessayez dans un instant ou utilisez votre e-mail.`,
  unverified: (name: string) =>
    `Votre adresse e-mail n’est pas vérifiée chez ${name}, nous ne pouvons donc pas vous connecter avec elle. Vérifiez-la là-bas, ou utilisez ici votre e-mail et un mot de passe.`,
  "not-set-up": (name: string) => `La connexion avec ${name} n’est pas possible ici. Utilisez votre e-mail.`,
  "bad-link": (name: string) =>
    `Ce lien n’est pas valide ou a expiré\u00a0: continuez à nouveau avec ${name} pour en recevoir un autre.`,
  "other-browser": () =>
    "Ouvrez le lien de notre e-mail dans l’heure, dans le navigateur où vous avez commencé. Ou recommencez ici.",
  "not-yours": (name: string) =>
    `Ce n’est pas le compte ${name} que vous utilisez avec ${PRODUCT_NAME}. Utilisez celui avec lequel vous avez créé votre compte.`,
  "check-inbox": () =>
    "Consultez votre boîte mail\u00a0: nous vous avons envoyé un lien pour confirmer votre adresse. Ouvrez-le dans ce navigateur.",
} as const;

/** The mail that proves an address no provider has verified. */
export function proveAddressMail(name: string): MailCopy {
  return {
    subject: `Confirmez votre e-mail pour ${PRODUCT_NAME}`,
    heading: `Connectez-vous avec ${name}`,
    paragraphs: [
      `Confirmez que cette adresse e-mail est bien la vôtre, pour vous connecter à ${PRODUCT_NAME} avec ${name}.`,
      "Ouvrez le lien dans le navigateur où vous avez commencé. Il est valable une heure et ne fonctionne qu’une fois.",
    ],
    button: "Confirmer mon e-mail",
    footer: `Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse sur ${PRODUCT_NAME}. Si ce n’était pas vous, vous pouvez l’ignorer\u00a0: rien n’est associé tant que vous ne touchez pas le bouton.`,
  };
}

/** The name of a passkey from a device that says nothing about itself. */
export const NEW_PASSKEY = "Clé d’accès";

export const PASSKEY_COPY = {
  use: "Utiliser une clé d’accès",
  busy: "En attente de votre appareil...",
  title: "Clés d’accès",
  lead: "Connectez-vous avec votre empreinte, votre visage ou le verrouillage de l’écran plutôt qu’un mot de passe.",
  none: "Vous n’avez pas encore de clé d’accès.",
  add: "Ajouter une clé d’accès",
  added: "Ajoutée le",
  lastUsed: "Dernière utilisation\u00a0:",
  neverUsed: "Jamais utilisée",
  edit: "Renommer ou retirer",
  name: "Nom",
  rename: "Renommer",
  remove: "Retirer",
  offerTitle: "La prochaine fois, sans mot de passe",
  offerText:
    "Ajoutez une clé d’accès et servez-vous de votre empreinte, de votre visage ou du code de votre écran.",
  offerLater: "Plus tard",
} as const;

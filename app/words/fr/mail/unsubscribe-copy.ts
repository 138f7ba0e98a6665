export const UNSUBSCRIBE_COPY = {
  title: "Se désinscrire",
  lead: "Saisissez votre e-mail pour ne plus recevoir nos e-mails promotionnels.",
  button: "Me désinscrire",
  busy: "Un instant...",
  preferences: "Choisir les e-mails à recevoir",
  doneTitle: "C’est fait",
  done: "Désinscription réussie",
  nextTitle: "Et maintenant",
  next: [
    "Les e-mails promotionnels s’arrêtent dans les 24\u00a0heures.",
    "Vous recevrez toujours les messages concernant votre compte, comme un nouveau mot de passe ou une connexion depuis un nouvel appareil.",
    "Vous pouvez vous réinscrire à tout moment dans les réglages de votre compte.",
  ],
  affectedTitle: "Ce que vous ne recevrez plus",
  affected: [
    "Les e-mails promotionnels et les lettres d’information",
    "Les nouveautés du produit",
    "Les conseils et contenus éducatifs, dont les rappels de tailles",
    "Les messages du matin",
  ],
  law: "Cette page respecte la loi CAN-SPAM et le RGPD.",
  /** After the button or Enter. */
  failed: "Une erreur est survenue. Réessayez.",
  /** After the mailed link. */
  failedByLink: "Une erreur est survenue. Essayez le formulaire ci-dessous.",
} as const;

export const AUTH_COPY = {
  signUpTitle: "Créer un compte",
  signInTitle: "Se connecter",
  signUpLead: "Créez un compte gratuit pour enregistrer votre plan.",
  signInLead: "Reprenez là où vous en étiez.",
  tabsLabel: "Se connecter ou créer un compte",
  busy: "Un instant...",
  agreement: {
    before: "En créant un compte, vous confirmez avoir au moins 18\u00a0ans et vous acceptez nos ",
    terms: "conditions",
    between: " et notre ",
    privacy: "politique de confidentialité",
    after: ".",
  },
  signedOut: "Déconnexion réussie. À bientôt\u00a0!",
  invalidLink: "Ce lien n’est pas valide ou a expiré\u00a0: peut-être l’avez-vous déjà utilisé.",
  invalidLinkTitle: "Ce lien ne fonctionne plus",
  invalidLinkHint: "Si vous avez déjà confirmé votre e-mail, il suffit de vous connecter.",
  confirmTitle: "Confirmez votre e-mail",
  confirmLead: "Un clic et votre compte est prêt.",
  confirmButton: "Confirmer mon e-mail",
  choosePasswordTitle: "Choisissez votre mot de passe",
  choosePasswordLead: "Encore une étape et votre compte est prêt.",
  choosePasswordFor: "Pour",
  choosePasswordWhy:
    "On dirait que ce n’est pas le navigateur où vous avez créé votre compte\u00a0: choisissez donc votre mot de passe ici. Il remplace celui que vous y avez saisi.",
} as const;

/** Shown after sign-up. */
export const CHECK_INBOX_COPY = {
  title: "Consultez votre boîte mail",
  lead: "Nous vous avons envoyé un lien de confirmation pour terminer la création de votre compte.",
  sentTo: "Envoyé à",
  hint: "Le lien est valable 24\u00a0heures. Si vous ne le voyez pas, regardez dans vos indésirables.",
  button: "Renvoyer le lien",
  resendHint: "Vous pouvez demander un nouveau lien une fois par minute. Seul le plus récent fonctionne.",
  resent: "Le lien est reparti. Utilisez le lien le plus récent.",
  wrongAddress: "Ce n’est pas la bonne adresse\u00a0?",
  signUpAgain: "Recommencer l’inscription",
  alreadyConfirmed: "Déjà confirmé\u00a0?",
} as const;

// Words of the pages that people sign in and up on, of those that mail a link, and of those that a mailed link opens.

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

export const FORGOT_COPY = {
  link: "Mot de passe oublié",
  title: "Mot de passe oublié\u00a0?",
  lead: "Saisissez votre e-mail et nous vous enverrons un lien pour choisir un nouveau mot de passe.",
  button: "M’envoyer le lien",
  justSignedUp: "Vous venez de créer votre compte\u00a0?",
  busy: "Envoi...",
  sent: "E-mail envoyé\u00a0: vous y trouverez un lien pour changer de mot de passe.",
} as const;

export const RESEND_COPY = {
  link: "Renvoyer le lien de confirmation",
  title: "Confirmez votre e-mail",
  lead: "Notre e-mail n’est pas arrivé après la création de votre compte\u00a0? Saisissez la même adresse et nous renverrons la confirmation. Seul le lien le plus récent fonctionne.",
  button: "Renvoyer ma confirmation",
  sent: "Consultez votre boîte mail\u00a0: nous vous avons envoyé un lien de confirmation pour terminer la création de votre compte.",
} as const;

export const RESET_COPY = {
  title: "Changer de mot de passe",
  lead: "Nous déconnecterons vos autres appareils et retirerons vos clés d’accès. Vous pourrez les rajouter dans votre profil.",
  password: "Nouveau mot de passe",
  confirmPassword: "Répétez le mot de passe",
  button: "Changer de mot de passe",
  busy: "Changement en cours...",
  invalidTitle: "Ce lien ne fonctionne plus",
  newLink: "Demander un nouveau lien",
  toPlans: "Revenir à mes plans",
} as const;

/** Why the visitor landed on the sign-in page; `?notice=` names it. */
export const SIGN_IN_NOTICES = {
  "invalid-reset-link":
    "Ce lien n’est pas valide ou a expiré\u00a0: demandez-en un nouveau pour changer de mot de passe.",
  "account-deleted": "Nous avons supprimé votre compte et tout ce qu’il contenait.",
  "account-exists":
    "Ce compte existe déjà\u00a0: cet e-mail appartient à un compte. Déconnectez-vous, puis connectez-vous avec le compte que vous avez.",
  "signed-out": "Déconnexion réussie. À bientôt\u00a0!",
} as const;

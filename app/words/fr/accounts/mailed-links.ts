// Words of the pages that mail a link and of those that a mailed link opens.

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
  "invalid-reset-link": {
    look: "error",
    text: "Ce lien n’est pas valide ou a expiré\u00a0: demandez-en un nouveau pour changer de mot de passe.",
  },
  "account-deleted": { look: "good", text: "Nous avons supprimé votre compte et tout ce qu’il contenait." },
  "account-exists": {
    look: "error",
    text: "Ce compte existe déjà\u00a0: cet e-mail appartient à un compte. Déconnectez-vous, puis connectez-vous avec le compte que vous avez.",
  },
} as const;

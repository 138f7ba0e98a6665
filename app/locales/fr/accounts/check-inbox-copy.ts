/** Shown after sign-up. */
export const CHECK_INBOX_COPY = {
  title: "Regardez vos e-mails",
  lead: "Nous vous avons envoyé un lien de confirmation pour terminer la création de votre compte.",
  sentTo: "Envoyé à",
  hint: "Le lien est valable 24\u00a0heures. Si vous ne le voyez pas, regardez dans vos indésirables.",
  button: "Renvoyer le lien",
  resendHint: "Vous pouvez demander un nouveau lien une fois par minute. Seul le plus récent marche.",
  resent: "C’est reparti. Utilisez le lien le plus récent.",
  wrongAddress: "Ce n’est pas la bonne adresse\u00a0?",
  signUpAgain: "Recréer le compte",
  alreadyConfirmed: "Déjà confirmé\u00a0?",
} as const;

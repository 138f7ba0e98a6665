export const INVITATION_COPY = {
  title: "Invitation",
  question: (inviter: string) => `${inviter} vous invite sur un plan`,
  asRole: {
    editor:
      "Vous pourrez tout modifier, sauf les personnes et le lien de partage, et vous ne pourrez pas supprimer le plan.",
    reader: "Vous pourrez tout voir, sans rien modifier.",
  },
  seen: "Les personnes sur le plan verront votre nom, ou une partie de votre e-mail si vous n’en avez pas donné.",
  as: "Votre compte\u00a0:",
  accept: "Rejoindre ce plan",
  notNow: "Plus tard",
  signUp: "Créer un compte et rejoindre",
  logIn: "Se connecter et rejoindre",
  signInHint: "L’invitation vous attend pendant que vous créez un compte ou vous connectez.",
  invalidTitle: "Cette invitation ne marche plus",
  invalid: "Elle a peut-être été utilisée, retirée ou remplacée, ou elle a plus de 14\u00a0jours.",
  invalidHint:
    "Si vous avez déjà rejoint le plan, il est dans votre liste. Sinon, demandez une autre invitation.",
  toPlans: "Vos plans",
} as const;

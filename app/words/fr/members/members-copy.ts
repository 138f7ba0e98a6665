import { listed, of } from "~/words/fr/counted.ts";

export const ROLE_NAMES = { owner: "Propriétaire", editor: "Modification", reader: "Lecture seule" } as const;

export const MEMBERS_COPY = {
  title: "Qui participe à ce plan",
  alone: "Pour l’instant, il n’y a que vous.",
  you: "vous",
  change: "Modifier",
  changeOf: (name: string) => `Modifier le rôle ${of(name)}, ou retirer cette personne`,
  role: "Rôle",
  saveRole: "Enregistrer le rôle",
  remove: "Retirer de ce plan",
  removeHint: "Cette personne n’aura plus accès au plan. Ce qu’elle a ajouté reste.",
  theirLinksEnd: (links: string) => `Les liens créés par cette personne cessent aussitôt\u00a0: ${links}.`,
  changeSeen: (links: string) =>
    `Changer aussi les liens que cette personne a pu voir\u00a0: ${links}. Les anciens cessent, et vous transmettez les nouveaux.`,
  seenByGone: (links: string) =>
    `Une personne qui n’est plus sur ce plan a pu voir ces liens\u00a0: ${links}.`,
  changeLinks: "Changer ces liens",
  makeOwner: "Lui céder le plan",
  invite: "Inviter quelqu’un",
  inviteLead:
    "Nous lui enverrons un lien par e-mail. Il est valable 14\u00a0jours et ne fonctionne qu’une fois.",
  email: "Son e-mail",
  send: "Envoyer l’invitation",
  sending: "Envoi...",
  full: "En plus de son propriétaire, ce plan a déjà cinq personnes ou invitations\u00a0: c’est le maximum.",
  ownAddress: "C’est votre propre adresse.",
  pending: "Invitations",
  until: (day: string) => `Le lien est valable jusqu’au ${day}.`,
  sendAgain: "Renvoyer",
  withdraw: "Retirer",
  leave: "Quitter ce plan",
} as const;

export const ROLE_HINTS = {
  editor: "Peut tout modifier, sauf les personnes et le lien de partage, et ne peut pas supprimer le plan",
  reader: "Peut tout voir, mais rien modifier",
} as const;

/** Who is on the plan, in one sentence; `names` are the others. */
export function peopleSentence(names: readonly string[]): string {
  if (names.length === 0) return MEMBERS_COPY.alone;
  return `${listed(["Vous", ...names])} participez à ce plan.`;
}

export const LEAVE_COPY = {
  title: "Quitter ce plan\u00a0?",
  lead: "Vous n’y aurez plus accès, et les liens que vous avez créés pour des aides et des agendas cessent. Le reste de ce que vous y avez ajouté reste dans le plan. Pour revenir, il vous faudrait une autre invitation.",
  button: "Quitter ce plan",
  busy: "Un instant...",
  keep: "Rester",
  ownerTitle: "Ce plan est à vous",
  ownerLead:
    "Vous ne pouvez pas quitter votre propre plan. Vous pouvez d’abord le céder à quelqu’un, ou le supprimer.",
  people: "Voir qui participe à ce plan",
} as const;

export const HAND_OVER_COPY = {
  title: "Céder ce plan\u00a0?",
  question: (name: string) => `Céder ce plan à ${name}\u00a0?`,
  lead: "Vous pourrez encore le modifier. Seul le propriétaire peut inviter et retirer des personnes, partager le plan et le supprimer.",
  shareEnds:
    "Le lien de partage du plan ne fonctionnera plus. Le questionnaire reste compté pour vous\u00a0; l’autre personne n’en utilise aucun.",
  button: "Céder le plan",
  busy: "Un instant...",
  keep: "Garder le plan",
  noRoom: (name: string) =>
    `${name} a déjà autant de plans d’autres personnes qu’un compte peut en avoir. Il faudrait d’abord en supprimer un.`,
  noRoomForTrips: (name: string) =>
    `Avec les voyages de ce plan, ${name} aurait plus de voyages qu’un compte peut en avoir. Il faudrait d’abord en supprimer quelques-uns.`,
} as const;

export const INVITATION_COPY = {
  title: "Invitation",
  question: (inviter: string) => `${inviter} vous invite à rejoindre un plan`,
  asRole: {
    editor:
      "Vous pourrez tout modifier, sauf les personnes et le lien de partage, et vous ne pourrez pas supprimer le plan.",
    reader: "Vous pourrez tout voir, mais rien modifier.",
  },
  seen: "Les autres personnes verront votre prénom, ou votre adresse e-mail si vous n’en avez pas donné.",
  as: "Votre compte\u00a0:",
  accept: "Rejoindre ce plan",
  notNow: "Plus tard",
  signUp: "Créer un compte et rejoindre",
  logIn: "Se connecter et rejoindre",
  signInHint: "L’invitation vous attend pendant que vous créez un compte ou vous connectez.",
  invalidTitle: "Cette invitation n’est plus valable",
  invalid: "Elle a peut-être été utilisée, retirée ou remplacée, ou elle a plus de 14\u00a0jours.",
  invalidHint:
    "Si vous avez déjà rejoint le plan, il est dans votre liste. Sinon, demandez une autre invitation.",
  toPlans: "Vos plans",
} as const;

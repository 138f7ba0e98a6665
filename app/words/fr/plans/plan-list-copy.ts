// Words of the list of plans: its header, its cards, and its screen reader announcements.

import { listed } from "~/words/fr/counted.ts";

/** The offer of reminders, below the plans. */
export const REMINDER_OFFER = {
  text: "Un e-mail trois semaines avant chaque nouvelle taille, avec ce qu’il vous manque encore\u00a0?",
  yes: "Oui, un rappel avant chaque taille",
  no: "Non merci",
} as const;

export const LIST_COPY = {
  textsChanged: (day: string) => `Mis à jour le ${day}\u00a0:`,
  /** Of a plan whose sizes are all outgrown. */
  allOver: "Ce plan s’arrête à sa dernière taille, il n’y a donc plus rien à trouver.",
  title: "Vos plans",
  newQuiz: "Nouveau questionnaire",
  emptyTitle: "Pas encore de plan",
  emptyText: "Commencez par votre premier questionnaire\u00a0!",
  emptyButton: "Commencer",
  viewDetails: "Voir le plan",
  shoppingList: "Liste d’achats",
  gifts: "Liste de naissance",
  notReadyTitle: "Ce plan n’est pas prêt",
  created: (day: string) => `Créé le ${day}`,
  place: "Lieu",
  dueDate: "Date prévue",
  born: "Naissance",
  watch: "Voir l’avancement",
  cloning: "Copie du plan...",
  final: "Final",
  meter: "Essentiels que vous avez",
  failed: (message: string) => `Erreur\u00a0: ${message}`,
  unreadable: (error: string) => `Impossible de charger vos plans\u00a0: ${error}`,
} as const;

/** What is still possible once all attempts are used; the link goes between the first two. */
export const AT_LIMIT = {
  before: "Vous pouvez toujours ouvrir vos plans. Sans nouveau questionnaire, vous pouvez aussi ",
  changeAnswers: (title: string) => `modifier les réponses de «\u00a0${title}\u00a0»`,
  after: " ou copier un plan que l’on partage avec vous.",
  /** If no plan is complete. */
  noPlan:
    "Vous pouvez toujours copier un plan que l’on partage avec vous. Cela ne compte pas comme un questionnaire.",
} as const;

/** Updates from other tabs and the server, one sentence each; `several` are announced as a count. */
export const LIST_CHANGES = {
  added: (title: string) => `${title}\u00a0: plan ajouté.`,
  ready: (title: string) => `${title}\u00a0: plan prêt.`,
  failed: (title: string) => `${title}\u00a0: le plan a échoué.`,
  renamed: (title: string) => `Nouveau titre\u00a0: ${title}.`,
  removed: (title: string) => `${title}\u00a0: plan supprimé.`,
  several: (count: number) => `${count} plans ont changé.`,
} as const;

/** Whose plan it is, for its members, and who else is on it; null for a plan without members. */
export function sharedText(plan: {
  ownerName: string | null;
  memberNames: readonly string[];
}): string | null {
  const { ownerName, memberNames } = plan;
  if (ownerName === null) return memberNames.length > 0 ? `Avec ${listed(memberNames)}` : null;
  return `${ownerName} le partage avec ${listed(["vous", ...memberNames])}`;
}

export const TITLE_COPY = {
  edit: (title: string) => `Modifier le titre\u00a0: ${title}`,
  label: "Titre",
  save: "Enregistrer",
  saving: "Enregistrement...",
  cancel: "Annuler",
  updated: "Titre changé",
  required: "Il manque le titre",
} as const;

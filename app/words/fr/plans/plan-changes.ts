// Changes to a plan as a whole: other answers, a birth, deletion.

export const ANSWERS_COPY = {
  title: "Modifier les réponses",
  lead: "Nous refaisons votre plan avec ces réponses. Vos quantités et vos notes restent, et cela ne compte pas comme un nouveau questionnaire.",
  leadOfFailed:
    "Nous refaisons votre plan avec ces réponses. Cela ne compte pas comme un nouveau questionnaire, et vos quantités et vos notes restent.",
  datesHint:
    "Les tailles se comptent à partir de la date prévue, et votre plan commence à la date de naissance. Changez celle qui est fausse.",
  gender: "Pour qui achetez-vous\u00a0?",
  laundry: "Quel est votre rythme de lessive\u00a0?",
  save: "Recalculer mon plan",
  saving: "Enregistrement...",
  keep: "Garder mes réponses",
  notReadyTitle: "Ce plan est encore en préparation",
  notReady: "Vous pourrez modifier ses réponses dès qu’il sera prêt.",
  unmadeCopy: "Cette copie n’est pas terminée. Réessayez d’abord de la copier.",
} as const;

export const DELETE_PLAN_COPY = {
  title: "Supprimer ce plan",
  question: (title: string) => `Supprimer «\u00a0${title}\u00a0»\u00a0?`,
  lead: "Cela supprime aussi vos quantités, vos notes, les articles ajoutés et vos cartons. Les liens de partage ne fonctionneront plus\u00a0; les copies faites par d’autres ne changent pas.",
  quota: "Cela ne vous rend pas le questionnaire utilisé.",
  button: "Supprimer ce plan",
  busy: "Suppression...",
  keep: "Le garder",
  deleted: (title: string) => `«\u00a0${title}\u00a0» a été supprimé.`,
  undo: "Annuler",
  undoing: "Récupération...",
  goneTitle: "Rien à récupérer",
  gone: "Un plan supprimé peut être récupéré pendant une minute environ. Soit il est perdu, soit il est déjà de retour dans votre liste.",
  toList: "Voir tous mes plans",
} as const;

export const BIRTH_PAGE_COPY = {
  notReadyTitle: "Ce plan est encore en préparation",
  notReady: "Vous pourrez indiquer la date de naissance dès qu’il sera prêt.",
} as const;

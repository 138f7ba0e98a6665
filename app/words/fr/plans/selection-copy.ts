export const SELECTION_COPY = {
  label: "Choisir comme plan final",
  saved: "Choisi comme plan final",
  savedHint: "Vous pouvez en changer dans Vos plans",
  cleared: "Choix retiré",
  updated: "Le plan final a changé.",
  confirmTitle: "Changer de plan final",
  confirmText:
    "Un autre plan est déjà choisi comme plan final. Voulez-vous prendre celui-ci à la place\u00a0?",
  confirm: "Confirmer",
  cancel: "Annuler",
} as const;

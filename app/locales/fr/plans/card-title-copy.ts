export const TITLE_COPY = {
  edit: (title: string) => `Modifier le titre\u00a0: ${title}`,
  label: "Titre",
  save: "Enregistrer",
  saving: "Enregistrement…",
  cancel: "Annuler",
  updated: "Titre changé",
  required: "Il manque le titre",
} as const;

// What leads to the page about the baby's size: the quiet question on plan and list, and links.
export const SIZE_ASK_COPY = {
  birth: "Combien pesait votre bébé à la naissance\u00a0? Les tailles en dépendent.",
  checkup: "Une visite chez le médecin récemment\u00a0? Dites-nous le poids mesuré, et les tailles suivront.",
  yes: "L’ajouter",
  no: "Plus tard",
} as const;

/** Ways to the page. */
export const SIZE_LINK_COPY = {
  menu: "La taille de bébé",
  atBirth: "Ajouter le poids à la naissance",
} as const;

// The links to the pages about bags of clothes, apart from those pages' own texts.
export const HAND_ME_DOWNS_LINKS = {
  bag: "Ajouter tout un sac",
  passOn: "À transmettre",
} as const;

// The links to the pages about bags of clothes, apart from those pages' own texts.
export const HAND_ME_DOWNS_LINKS = {
  bag: "Add a whole bag",
  passOn: "To pass on",
} as const;

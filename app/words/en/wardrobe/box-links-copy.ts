// The links to the pages about boxes, apart from those pages' own texts.
export const BOX_LINKS = { boxes: "Boxes", keep: "Keep in a box" } as const;

// The links to the pages about boxes, apart from those pages' own texts.
export const BOX_LINKS = { boxes: "Kisten", keep: "In einer Kiste aufheben" } as const;

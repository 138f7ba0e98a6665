// The links to the pages about boxes, apart from those pages' own texts.
export const BOX_LINKS = { boxes: "Cartons", keep: "Garder dans un carton" } as const;

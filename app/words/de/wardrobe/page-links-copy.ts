// Links to other pages about clothes, apart from the texts of those pages.
export const BOX_LINKS = { boxes: "Kisten", keep: "In einer Kiste aufheben" } as const;

export const COMPARE = "Waschrhythmus vergleichen";

// Links to other pages about clothes, apart from the texts of those pages.
export const BOX_LINKS = { boxes: "Cartons", keep: "Garder dans un carton" } as const;

export const COMPARE = "Comparer les rythmes de lessive";

// Links to other pages about clothes, apart from the texts of those pages.
export const BOX_LINKS = { boxes: "Boxes", keep: "Keep in a box" } as const;

/** The page that compares laundry routines, and the links to it. */
export const COMPARE = "Compare laundry routines";

// Apart from the page's own texts, because plans lead there.

/** The page that compares laundry routines, and the links to it. */
export const COMPARE = "Compare laundry routines";

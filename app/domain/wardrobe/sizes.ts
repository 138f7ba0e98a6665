// Which items have no size: they are bought once, and what is there of them serves every age.

const ONE_SIZE_IDS: ReadonlySet<string> = new Set([
  "burp_cloth",
  "bib_drool",
  "bib_feeding",
  "blanket_receiving",
  "blanket_stroller",
  "stroller_footmuff",
  "car_poncho",
  "sunglasses",
  "swim_coverup",
]);

/** The clothing_name_ids of the items without a size. */
export const ONE_SIZE_ITEMS: readonly string[] = [...ONE_SIZE_IDS];

/** True when an item has no size. */
export function isOneSize(clothingNameId: string): boolean {
  return ONE_SIZE_IDS.has(clothingNameId);
}

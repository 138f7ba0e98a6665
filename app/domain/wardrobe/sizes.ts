// Items without a size: they are bought once, and the owned pieces serve every age.

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

/** The clothing_name_ids of items without a size. */
export const ONE_SIZE_ITEMS: readonly string[] = [...ONE_SIZE_IDS];

/** True if an item has no size. */
export function isOneSize(clothingNameId: string): boolean {
  return ONE_SIZE_IDS.has(clothingNameId);
}

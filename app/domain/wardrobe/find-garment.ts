export interface GarmentNames {
  /** The clothing_id. */
  id: number;
  nameId: string;
  name: string;
}

/** Whether a garment matches a search: every word is in its names or is its number; empty matches all. */
export function isFound({ id, nameId, name }: GarmentNames, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const names = `${name} ${nameId}`.toLowerCase();
  return words.every((word) => names.includes(word) || word === `${id}` || `#${id}`.startsWith(word));
}

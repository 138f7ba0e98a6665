// Finding a garment of the catalogue by what somebody types.

export interface GarmentNames {
  /** The clothing_id. */
  id: number;
  nameId: string;
  name: string;
}

/** Whether a garment is looked for: every word is in its name or its ids; an empty search finds all. */
export function isFound({ id, nameId, name }: GarmentNames, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const texts = [name.toLowerCase(), nameId.toLowerCase(), `#${id}`];
  return words.every((word) => word === String(id) || texts.some((text) => text.includes(word)));
}

// Items that can replace each other. Counts stay as calculated; in a weather that needs both, the weaker one
// says what it can replace. Of the two sacks that lead by the room, that is either.

import { type Essentiality, essentialityRank } from "../vocabulary.ts";
import { type CatalogueItem, catalogueItem } from "./catalogue.ts";
import { otherSack } from "./tog.ts";

interface Candidate {
  key: string;
  name: string;
  cells: readonly { weatherGroupOrder: number; quantity: number; essentiality: Essentiality | null }[];
}

/** The catalogue's item with a key: of the first year, or `secondYearItem`. */
type FindItem = (key: string) => CatalogueItem | null;

/** Key → names of the items it can replace, only where both are needed. */
export function insteadOf(
  items: readonly Candidate[],
  itemOf: FindItem = catalogueItem,
): Map<string, string[]> {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const found = new Map<string, string[]>();
  for (const item of items) {
    const keys = new Set([...(itemOf(item.key)?.alternativeTo ?? []), otherSack(item.key) ?? ""]);
    const replaced = [...keys].flatMap((key) => byKey.get(key) ?? []);
    const names = replaced.filter((other) => isWeakerSomewhere(item, other, itemOf)).map(({ name }) => name);
    if (names.length > 0) found.set(item.key, names);
  }
  return found;
}

/** Whether some weather needs both, this one less than the other; between equals, the later one yields. */
function isWeakerSomewhere(item: Candidate, other: Candidate, itemOf: FindItem): boolean {
  return item.cells.some(({ weatherGroupOrder, quantity, essentiality }) => {
    const beside = other.cells.find((cell) => cell.weatherGroupOrder === weatherGroupOrder);
    if (quantity === 0 || !beside || beside.quantity === 0) return false;
    const difference = essentialityRank(essentiality) - essentialityRank(beside.essentiality);
    return difference > 0 || (difference === 0 && !namesBack(item, other, itemOf));
  });
}

function namesBack(item: Candidate, other: Candidate, itemOf: FindItem): boolean {
  return itemOf(other.key)?.alternativeTo.includes(item.key) ?? false;
}

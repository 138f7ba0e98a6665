// Items that can replace each other. Counts stay as calculated; in a weather that needs both, the weaker one
// says what it can replace.

import { ESSENTIALITIES, type Essentiality } from "../vocabulary.ts";
import { catalogueItem } from "./catalogue.ts";

interface Candidate {
  key: string;
  name: string;
  cells: readonly { weatherGroupOrder: number; quantity: number; essentiality: Essentiality | null }[];
}

/** Key → names of the items it can replace, only where both are needed. */
export function insteadOf(items: readonly Candidate[]): Map<string, string[]> {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const found = new Map<string, string[]>();
  for (const item of items) {
    const replaced = (catalogueItem(item.key)?.alternativeTo ?? []).flatMap((key) => byKey.get(key) ?? []);
    const names = replaced.filter((other) => isWeakerSomewhere(item, other)).map(({ name }) => name);
    if (names.length > 0) found.set(item.key, names);
  }
  return found;
}

/** Whether some weather needs both, this one less than the other; between equals, the later one yields. */
function isWeakerSomewhere(item: Candidate, other: Candidate): boolean {
  return item.cells.some(({ weatherGroupOrder, quantity, essentiality }) => {
    const beside = other.cells.find((cell) => cell.weatherGroupOrder === weatherGroupOrder);
    if (quantity === 0 || !beside || beside.quantity === 0) return false;
    const difference = rank(essentiality) - rank(beside.essentiality);
    return difference > 0 || (difference === 0 && !namesBack(item, other));
  });
}

function namesBack(item: Candidate, other: Candidate): boolean {
  return catalogueItem(other.key)?.alternativeTo.includes(item.key) ?? false;
}

function rank(essentiality: Essentiality | null): number {
  return essentiality === null ? ESSENTIALITIES.length : ESSENTIALITIES.indexOf(essentiality);
}

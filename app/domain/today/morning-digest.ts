// A morning in one line, and whether it is worth a notice: another piece of warmth, rain, or a word for how long to stay out (E24).
import { daysBetween, type IsoDay } from "../calendar.ts";
import type { ItemKey } from "../wardrobe/catalogue-table.ts";
import { roleOf } from "./outfit-sets.ts";
import type { StayWord } from "./today-terms.ts";

/** An outfit as far as mornings are compared. */
export interface ComparedOutfit {
  /** Pieces of warmth, on when leaving or taken along. */
  warm: readonly ItemKey[];
  stay: StayWord;
  wet: "rain" | "snow" | null;
}

const SMALL: readonly string[] = ["head", "hands", "feet", "none"];

/** Whether a piece is one of warmth: none for head, hands, or feet, nor one against the sun. */
export function isOfWarmth(key: ItemKey): boolean {
  return !SMALL.includes(roleOf(key));
}

/** A morning in one line, equal for mornings that need no new notice. */
export function digestOf(outfits: readonly ComparedOutfit[]): string {
  return outfits
    .map(({ warm, stay, wet }) => [[...new Set(warm)].sort().join("+"), wet ?? "dry", stay].join(" "))
    .join("; ");
}

/** A morning that was looked at. */
export type Morning = { day: IsoDay; digest: string };

/**
 * Whether to tell of a morning. Compared is the day before alone: the first notice, and one after a day without, always says what to
 * wear.
 */
export function isWorthTelling(morning: Morning, last: Morning | null, onlyChanges: boolean): boolean {
  if (!onlyChanges || last === null) return true;
  return daysBetween(last.day, morning.day) !== 1 || last.digest !== morning.digest;
}

// The names of babies and of the people on their plans: always optional, in any script, one line.
import { isBlank, isDisturbing } from "../one-line-text.ts";

/** In letters as people see them: an emoji of a family is one. */
const MOST_LETTERS = 40;
/** Of the text as typed, in UTF-16 units, before its letters are counted. */
const MOST_UNITS = 600;

export type NameProblem = "NAME_TOO_LONG" | "NAME_UNREADABLE";

/** The trimmed name, empty for none; or what is wrong with it. */
export function readName(text: string): { name: string } | { problem: NameProblem } {
  if (text.length > MOST_UNITS) return { problem: "NAME_TOO_LONG" };
  const name = text.trim();
  if (isDisturbing(name)) return { problem: "NAME_UNREADABLE" };
  if (isBlank(name)) return { name: "" };
  const letters = [...new Intl.Segmenter().segment(name)].length;
  return letters > MOST_LETTERS ? { problem: "NAME_TOO_LONG" } : { name };
}

/** A name for each of a plan's babies; empty for one without. */
export function nameOfEach(babyNames: readonly string[] | null, babies: number): string[] {
  return Array.from({ length: babies }, (_, at) => babyNames?.[at] ?? "");
}

/** Whether a sentence about a plan's babies speaks of several: by their names, or without names by their number. */
export function areSeveral({
  babyNames,
  babies,
}: {
  babyNames: readonly string[] | null;
  babies: number;
}): boolean {
  const named = babyNames?.filter((name) => name !== "").length ?? 0;
  return (named || babies) > 1;
}

// What there is to pass on, as text for a chat.
import { PASS_ON_COPY } from "~/copy/wardrobe/hand-me-downs-copy.ts";
import { AGE_RANGE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { harmless } from "~/domain/shopping/spreadsheet.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";

interface Section {
  ageRange: AgeRange | null;
  lines: readonly { name: string; pieces: number }[];
}

/** The list as plain text, by size. */
export function passOnText(sections: readonly Section[]): string {
  const blocks = sections.map(({ ageRange, lines }) => [
    ageRange ? AGE_RANGE_LABELS[ageRange] : PASS_ON_COPY.oneSize,
    ...lines.map(({ name, pieces }) => `- ${pieces} × ${harmless(name.replace(/\s+/g, " ").trim())}`),
  ]);
  return `${[[PASS_ON_COPY.title], ...blocks].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

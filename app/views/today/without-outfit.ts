// Why there is no outfit to propose on a day: the plan's last size is outgrown, or the baby stays in.
import type { WithoutOutfit } from "~/contracts/today/shown-today.ts";
import type { TodayInput } from "~/contracts/today/today-input.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { type BabiesSizes, namedSizes, type WornSizes, wornSizes } from "~/domain/today/worn-sizes.ts";
import { sizesWords, WITHOUT_COPY } from "~/words/en/today/today-copy.ts";
import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { inWords } from "~/words/en/weather/weather-copy.ts";

/** Null where there are outfits. `asked` are the facts of Today, of those who may have to stay in. */
export function withoutOutfit(
  { after }: Pick<WornSizes, "after">,
  day: IsoDay,
  asked: Pick<TodayInput, "inUntil" | "plan"> | null = null,
): WithoutOutfit | null {
  if (after === "end") return { kind: "end", words: WITHOUT_COPY.end };
  if (after !== null) return { kind: "next", words: WITHOUT_COPY.next(SIZE_LABELS[after]) };
  if (!asked?.inUntil || day >= asked.inUntil) return null;
  return { kind: "in", words: WITHOUT_COPY[asked.inUntil > asked.plan.expectedDueDate ? "small" : "in"] };
}

/** The sizes that tell these babies from the others, in words. */
export function namedSizesWords(worn: WornSizes): string {
  return sizesWords(namedSizes(worn).map((size) => SIZE_LABELS[size]));
}

/** The sentence of a day on which every baby has outgrown the plan's last size; null before. */
export function withoutSizes(sizes: BabiesSizes, day: IsoDay): string | null {
  const all = wornSizes(sizes, day).map((worn) => ({
    without: withoutOutfit(worn, day),
    sizes: namedSizesWords(worn),
  }));
  return withoutAny(all)?.words ?? null;
}

/** The one sentence of babies of whom none has an outfit outdoors; null else. After the plan's last size it names every size that they wear. */
export function withoutAny(
  groups: readonly { without: WithoutOutfit | null; sizes: string }[],
): WithoutOutfit | null {
  const all = groups.flatMap(({ without }) => without ?? []);
  const [first] = all;
  if (!first || all.length < groups.length) return null;
  const sizes = [...new Set(groups.map((group) => group.sizes))];
  return first.kind === "next" ? { ...first, words: WITHOUT_COPY.next(inWords(sizes, "and")) } : first;
}

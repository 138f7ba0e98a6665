// Why there is no outfit to propose on a day: the plan's last size is outgrown, or the baby stays in.
import type { WithoutOutfit } from "~/contracts/today/shown-today.ts";
import type { TodayInput } from "~/contracts/today/today-input.ts";
import { WITHOUT_COPY } from "~/copy/today/today-copy.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { type BabiesSizes, type WornSizes, wornSizes } from "~/domain/today/worn-sizes.ts";

/** Null where there are outfits. `asked` are the facts of Today, of those who may have to stay in. */
export function withoutOutfit(
  { after }: Pick<WornSizes, "after">,
  day: IsoDay,
  asked: Pick<TodayInput, "inUntil" | "plan"> | null = null,
): WithoutOutfit | null {
  if (after === "end") return { kind: "end", words: WITHOUT_COPY.end };
  if (after !== null) return { kind: "next", words: WITHOUT_COPY.next(after) };
  if (!asked?.inUntil || day >= asked.inUntil) return null;
  return { kind: "in", words: WITHOUT_COPY[asked.inUntil > asked.plan.expectedDueDate ? "small" : "in"] };
}

/** The sentence of a day on which every baby has outgrown the plan's last size; null before. */
export function withoutSizes(sizes: BabiesSizes, day: IsoDay): string | null {
  const all = wornSizes(sizes, day).map((worn) => withoutOutfit(worn, day));
  return all.every((one) => one !== null) ? (all[0]?.words ?? null) : null;
}

/** The one sentence of babies of whom none has an outfit outdoors, where it is the same for all of them; null else. */
export function withoutAny(groups: readonly { without: WithoutOutfit | null }[]): WithoutOutfit | null {
  const [first] = groups;
  const words = first?.without?.words;
  return words && groups.every(({ without }) => without?.words === words) ? first.without : null;
}

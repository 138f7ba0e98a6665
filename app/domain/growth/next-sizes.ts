// The size that comes next for each of a plan's babies, where they have parted, and the weather by the days of its sizes.

import type { IsoDay } from "../calendar.ts";
import type { AgeRange } from "../vocabulary.ts";
import { FIRST_AGE_RANGE } from "../wardrobe/size-table.ts";
import { type History, indexHistory } from "../weather/month-cards.ts";
import { buildWeatherGroups, type WeatherGroup } from "../weather/weather-groups.ts";
import type { PlanSizes, SizesOfPlan } from "./planned-sizes.ts";
import type { SizeChange } from "./size-windows.ts";

/** The next size of some of the babies, or the one they wear to the end of the plan's year. */
interface NextSize {
  /** Counted from 1, as people count. */
  babies: number[];
  ageRange: AgeRange;
  /** Null if it has begun and none follows. */
  start: SizeChange | null;
}

/** The next size of each baby; null as long as all of them begin the same one together, or nothing is known of them. */
export function partedNextSizes(sizes: SizesOfPlan, today: IsoDay): NextSize[] | null {
  const { shares, startsOfEach, babies } = sizes;
  if (startsOfEach.length < 2) return null;
  const next: NextSize[] = [];
  for (const [baby, starts] of startsOfEach.entries()) {
    const own = shares.filter((share) => share.babies.includes(baby));
    // The first size is worn from birth: newborn sizes are part of it.
    const ahead = own.find(
      ({ ageRange }) => ageRange !== FIRST_AGE_RANGE && (starts[ageRange]?.likely ?? "") > today,
    );
    const size = ahead ?? own.at(-1);
    if (!size) return null;
    const start = ahead ? (starts[ahead.ageRange] ?? null) : null;
    const together = next.find(
      (one) =>
        one.ageRange === size.ageRange &&
        (one.start === null) === (start === null) &&
        one.babies.every((other) => size.babies.includes(other - 1)),
    );
    if (together) together.babies.push(baby + 1);
    else next.push({ babies: [baby + 1], ageRange: size.ageRange, start });
  }
  const [first] = next;
  return first?.babies.length === babies ? null : next;
}

/** Weather groups by the days of the sizes. */
export type SizedGroups = { groups: Record<AgeRange, WeatherGroup[]> };

/** The groups of a plan that begins on `firstDay`, within its months. */
export function sizedGroups(
  history: History,
  firstDay: IsoDay,
  { days, planned = days }: Pick<PlanSizes, "days"> & Partial<Pick<SizesOfPlan, "planned">>,
): SizedGroups {
  return { groups: buildWeatherGroups(indexHistory(history), firstDay, planned) };
}

// What every wardrobe row says about its item, for any viewer: the name, how essential it is, and its
// weathers if not all of them.
import type { ItemFacts } from "~/contracts/wardrobe/shown-dashboard.ts";
import { ROW_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { ESSENTIALITY_LABELS, NOT_NEEDED_IN_THIS_WEATHER } from "~/copy/wardrobe/wardrobe-copy.ts";
import { WEATHER_LABELS, weatherWords } from "~/copy/weather/weather-copy.ts";
import { dayWords } from "~/domain/day-words.ts";
import type { AgeRange, WeatherCategory } from "~/domain/vocabulary.ts";
import { wornBeside } from "~/domain/weather/stretches.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { WeatherSymbol, weatherTheme } from "../illustrations/art.tsx";

/** The name, with the newborn size label in small print. */
export function ItemName({ name }: { name: string }) {
  const rest = ROW_COPY.withoutNewborn(name);
  if (rest === name) return name;
  return (
    <>
      {rest} <small>{ROW_COPY.newborn}</small>
    </>
  );
}

interface ItemLevelProps {
  item: Pick<ItemFacts, "needed" | "essentiality" | "cells" | "insteadOf">;
  groups: readonly WeatherGroup[];
  ageRange: AgeRange;
  /** The plan's, in whose order dates are written. */
  country: string;
}

/** The essentiality with its dot, the weathers, and a size hint; or that the item isn't needed. */
export function ItemLevel({ item, groups, ageRange, country }: ItemLevelProps) {
  const { needed, essentiality, insteadOf } = item;
  const hint = sizeHint(item, groups, ageRange, country);
  if (needed === 0) return hint ?? NOT_NEEDED_IN_THIS_WEATHER;
  const weathers = weathersOf(item, groups);
  return (
    <>
      {essentiality && <span data-level={essentiality}>{ESSENTIALITY_LABELS[essentiality]}</span>}
      {weathers && (
        <span className="flex">
          <span className="sr-only">
            {ROW_COPY.isFor}
            {weatherWords(weathers)}
          </span>
          {weathers.map((category) => (
            <span key={category} title={WEATHER_LABELS[category]} data-weather={weatherTheme(category)}>
              <WeatherSymbol category={category} className="row-weather" />
            </span>
          ))}
        </span>
      )}
      {insteadOf && <span>{ROW_COPY.insteadOf(insteadOf)}</span>}
      {hint && <span>{hint}</span>}
    </>
  );
}

/** Says that a stretch of weather is covered by the neighboring size, or is short enough to size up. */
function sizeHint(
  { cells }: Pick<ItemFacts, "cells">,
  groups: readonly WeatherGroup[],
  ageRange: AgeRange,
  country: string,
): string | null {
  for (const { weatherGroupOrder, quantity, boughtIn } of cells) {
    const group = groups.find((one) => one.weatherGroupOrder === weatherGroupOrder);
    if (!group || !boughtIn || quantity === 0) continue;
    const { side, day } = wornBeside(ageRange, boughtIn, group);
    return ROW_COPY.buyIn[side](dayWords(day, country, "shortDay"), boughtIn);
  }
  return cells.some(({ sizeUp }) => sizeUp) ? ROW_COPY.sizeUp : null;
}

/** The weathers that need the item; null if all do. */
function weathersOf(
  { cells }: Pick<ItemFacts, "cells">,
  groups: readonly WeatherGroup[],
): WeatherCategory[] | null {
  const needing = groups.filter((group) =>
    cells.some((cell) => cell.weatherGroupOrder === group.weatherGroupOrder && cell.quantity > 0),
  );
  if (needing.length === groups.length) return null;
  const named = new Set(needing.map(({ category }) => category));
  return named.size === new Set(groups.map(({ category }) => category)).size ? null : [...named];
}

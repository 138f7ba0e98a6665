// What every wardrobe row says about its item, for any viewer: the name, how essential it is if it isn't
// essential, and its weathers if not all of them. A page has a hundred rows, and React spends more on a component than on an
// element, so what is said here are elements.
import type { ReactNode } from "react";
import { WeatherSymbol, weatherTheme } from "~/components/illustrations/art.tsx";
import type { ItemFacts } from "~/contracts/wardrobe/shown-dashboard.ts";
import { ESSENTIALITY } from "~/domain/ids.ts";
import type { WeatherCategory } from "~/domain/vocabulary.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { ROW_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { ENDING_COPY } from "~/words/en/wardrobe/item-words.ts";
import { ESSENTIALITY_LABELS, NOT_NEEDED_IN_THIS_WEATHER } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { WEATHER_LABELS, weatherWords } from "~/words/en/weather/weather-copy.ts";

/** The name, with the newborn size label in small print. */
export function itemName(name: string): ReactNode {
  const rest = ROW_COPY.withoutNewborn(name);
  if (rest === name) return name;
  return (
    <>
      {rest} <small>{ROW_COPY.newborn}</small>
    </>
  );
}

type ShownItem = Pick<ItemFacts, "needed" | "essentiality" | "cells" | "none"> &
  Partial<Pick<ItemFacts, "isCustom" | "isBrief" | "held">>;

/**
 * The essentiality with its dot, and the weathers; or why the item isn't needed, or not anymore. Null if there is nothing to
 * say: an essential needs no word, an item for every weather no symbols, one of which the size beside buys enough no reason, and a parent's own item
 * without numbers says nothing of whether it's needed.
 */
export function itemFacts(item: ShownItem, groups: readonly WeatherGroup[]): ReactNode {
  const { needed, essentiality, isBrief, held } = item;
  if (needed === 0) return whyNone(item);
  if (isBrief) return ENDING_COPY.brief;
  const level = essentiality === ESSENTIALITY.essential ? null : essentiality;
  const weathers = held ? null : weathersOf(item, groups);
  if (!level && !weathers && !held) return null;
  return (
    <>
      {level && <span data-level={level}>{ESSENTIALITY_LABELS[level]}</span>}
      {held && <span>{held.words}</span>}
      {weathers && weatherMarks(weathers)}
    </>
  );
}

function whyNone({ none, isCustom }: ShownItem): string | null {
  return isCustom || none === "" ? null : (none ?? NOT_NEEDED_IN_THIS_WEATHER);
}

function weatherMarks(weathers: readonly WeatherCategory[]): ReactNode {
  return (
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
  );
}

/** What it can replace, and which weeks or sizes it is for: below the name and the count. */
export function itemAdvice({ advice }: Pick<ItemFacts, "advice">): ReactNode {
  return advice ? <span className="row-advice">{advice}</span> : null;
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

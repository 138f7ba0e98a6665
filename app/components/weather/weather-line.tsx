// The weather of an age range: on small screens one line that opens to the cards, on larger ones the cards
// themselves.
import type { ReactNode } from "react";
import { WeatherSymbol, weatherTheme } from "~/components/illustrations/art.tsx";
import { Chevron } from "~/components/ui/chevron.tsx";
import { WEATHER_COPY, WEATHER_CREDITS } from "~/copy/wardrobe/dashboard-copy.ts";
import { LIMITED_WEATHER, rangeWords, TYPICAL_FOR_NOW, weatherInTurn } from "~/copy/weather/weather-copy.ts";
import type { AgeRange, WeatherSource } from "~/domain/vocabulary.ts";
import { categoriesInTurn, isTypicalClimate, temperatureSpan, type Units } from "~/domain/weather/units.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { WeatherCards } from "./weather-cards.tsx";

interface WeatherLineProps {
  groups: readonly WeatherGroup[];
  ageRange: AgeRange;
  source: WeatherSource | null;
  /** True if typical climate is what was promised and not a fallback. */
  isPromised?: boolean;
  /** The cards fade in (50 ms) when this changes. */
  fadeKey: string;
  units: Units;
  /** The place's, in whose order dates are written. */
  country: string;
  /** The link to the other units, next to the line. */
  unitsSwitch: ReactNode;
}

export function WeatherLine(props: WeatherLineProps) {
  const { groups, ageRange, source, isPromised = false, fadeKey, units, country, unitsSwitch } = props;
  const span = temperatureSpan(groups, units);
  const categories = categoriesInTurn(groups);
  const isTypical = isTypicalClimate(source);
  return (
    <div className="weather-line">
      <details className="weather">
        <summary>
          <span aria-hidden="true" className="flex gap-1">
            {categories.slice(0, 2).map((category, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a season may repeat
              <span key={at} data-weather={weatherTheme(category)} className="text-weather">
                <WeatherSymbol category={category} className="size-6" />
              </span>
            ))}
          </span>
          <span className="min-w-0 grow">
            {weatherInTurn(categories)}
            {span && (
              <>
                , <span className="whitespace-nowrap">{rangeWords(span.low, span.high, units)}</span>
              </>
            )}
            {isTypical && !isPromised && (
              <b className="block text-xs leading-tight text-amber">{LIMITED_WEATHER.title}</b>
            )}
          </span>
          <Chevron className="weather-mark" />
        </summary>
        <section aria-labelledby="weather-title">
          <h2 id="weather-title" className="sr-only">
            {WEATHER_COPY.title(ageRange)}
          </h2>
          <WeatherCards key={fadeKey} groups={groups} units={units} country={country} />
          {isTypical && !isPromised && (
            <p className="mt-2 text-xs text-amber">
              <b>{LIMITED_WEATHER.title}.</b> {LIMITED_WEATHER.text}
            </p>
          )}
          {isPromised && <p className="mt-2 text-xs text-ink-soft">{TYPICAL_FOR_NOW}</p>}
          {source && <p className="mt-1 text-xs text-ink-soft">{WEATHER_CREDITS[source]}</p>}
        </section>
      </details>
      {unitsSwitch}
    </div>
  );
}

import type { ReactNode } from "react";
import { Glyph, type GlyphName, WeatherSymbol, weatherTheme } from "~/components/illustrations/art.tsx";
import { Chevron } from "~/components/ui/marks.tsx";
import { Credit } from "~/components/ui/public-link.tsx";
import { Section } from "~/components/ui/section.tsx";
import type { CreditPart } from "~/domain/places/place-credit.ts";
import type { AgeRange, WeatherSource } from "~/domain/vocabulary.ts";
import {
  categoriesInTurn,
  isTypicalClimate,
  temperatureSpan,
  type Units,
  wholeDegrees,
} from "~/domain/weather/units.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { shortSpanWords } from "~/words/en/day-words.ts";
import { DASHBOARD_COPY, WEATHER_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import {
  DAY_COUNTS,
  highAndLowWords,
  LIMITED_WEATHER,
  rangeWords,
  TYPICAL_FOR_NOW,
  WEATHER_LABELS,
  weatherInTurn,
} from "~/words/en/weather/weather-copy.ts";

interface CardProps {
  group: WeatherGroup;
  units: Units;
  /** The place's, in whose order dates are written. */
  country: string;
}

interface WeatherCardsProps extends Omit<CardProps, "group"> {
  groups: readonly WeatherGroup[];
}

/** One card per weather group, in chronological order. */
export function WeatherCards({ groups, ...as }: WeatherCardsProps) {
  return (
    <ul className="grid gap-2 motion-safe:animate-[appear_50ms]">
      {groups.map((group) => (
        <WeatherCard key={group.weatherGroupOrder} group={group} {...as} />
      ))}
    </ul>
  );
}

function WeatherCard({ group, units, country }: CardProps) {
  const { category, weatherGroupOrder: order } = group;
  return (
    <li data-weather={weatherTheme(category)} className="weather-card">
      <WeatherSymbol category={category} className="size-9 shrink-0" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <h3 className="text-base leading-tight">
            <span className="sr-only">{WEATHER_COPY.group(order)}</span>
            {WEATHER_LABELS[category]}
          </h3>
          <p className="figures text-xs">{shortSpanWords(group.start, group.end, country)}</p>
        </div>
        <dl className="weather-figures">
          <Figure glyph="thermometer" label={WEATHER_COPY.highAndLow}>
            {highAndLowWords(
              wholeDegrees(group.avgTempMax, units),
              wholeDegrees(group.avgTempMin, units),
              units,
            )}
          </Figure>
          <Figure glyph="calendar-days" label={WEATHER_COPY.length}>
            {DAY_COUNTS.days(group.durationDays)}
          </Figure>
          <Figure glyph="rain-drop" label={WEATHER_COPY.rain}>
            {DAY_COUNTS.rainy(group.rainyDays)}
          </Figure>
          {group.snowyDays > 0 && (
            <Figure glyph="snow-flake" label={WEATHER_COPY.snow}>
              {DAY_COUNTS.snowy(group.snowyDays)}
            </Figure>
          )}
          {group.windyDays !== null && (
            <Figure glyph="wind" label={WEATHER_COPY.wind}>
              {DAY_COUNTS.windy(group.windyDays)}
            </Figure>
          )}
        </dl>
        {group.estimated && <p className="mt-1 text-xs">{DASHBOARD_COPY.estimated}</p>}
      </div>
    </li>
  );
}

function Figure({ glyph, label, children }: { glyph: GlyphName; label: string; children: string }) {
  return (
    <div>
      <dt>
        <Glyph name={glyph} className="size-3.5" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface WeatherLineProps {
  groups: readonly WeatherGroup[];
  ageRange: AgeRange;
  source: WeatherSource | null;
  /** That source's. */
  credit: readonly CreditPart[] | null;
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

/** The weather of an age range: on small screens one line that opens to the cards, on larger ones the cards themselves. */
export function WeatherLine(props: WeatherLineProps) {
  const {
    groups,
    ageRange,
    source,
    credit,
    isPromised = false,
    fadeKey,
    units,
    country,
    unitsSwitch,
  } = props;
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
        <Section titleId="weather-title" title={WEATHER_COPY.title(ageRange)} titleLook="sr-only">
          <WeatherCards key={fadeKey} groups={groups} units={units} country={country} />
          {isTypical && !isPromised && (
            <p className="mt-2 text-xs text-amber">
              <b>{LIMITED_WEATHER.title}.</b> {LIMITED_WEATHER.text}
            </p>
          )}
          {isPromised && <p className="mt-2 text-xs text-ink-soft">{TYPICAL_FOR_NOW}</p>}
          {credit && (
            <p className="mt-1 text-xs text-ink-soft">
              <Credit parts={credit} />
            </p>
          )}
        </Section>
      </details>
      {unitsSwitch}
    </div>
  );
}

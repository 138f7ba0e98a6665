import { Glyph, type GlyphName, WeatherSymbol, weatherTheme } from "~/components/illustrations/art.tsx";
import { shortSpanWords } from "~/copy/day-words.ts";
import { DASHBOARD_COPY, WEATHER_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { DAY_COUNTS, highAndLowWords, WEATHER_LABELS } from "~/copy/weather/weather-copy.ts";
import { type Units, wholeDegrees } from "~/domain/weather/units.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";

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

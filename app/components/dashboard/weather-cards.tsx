import { DASHBOARD_COPY, WEATHER_CREDITS } from "~/copy/dashboard.ts";
import { AGE_RANGE_LABELS, counted } from "~/copy/wardrobe.ts";
import { formatDay, type IsoDay } from "~/domain/calendar.ts";
import type { AgeRange, WeatherSource } from "~/domain/vocabulary.ts";
import type { WeatherGroup } from "~/domain/weather-groups.ts";
import { Glyph, type GlyphName, WeatherSymbol, weatherTheme } from "../illustrations/art.tsx";

interface WeatherCardsProps {
  groups: readonly WeatherGroup[];
  ageRange: AgeRange;
  span: { start: IsoDay; end: IsoDay };
  source: WeatherSource | null;
  /** What the cards are shown for; when it changes they fade in (50 ms, specification section 9). */
  fadeKey: string;
}

/** The weather of an age range, one card a group: a row that scrolls sideways, on wide screens a column. */
export function WeatherCards({ groups, ageRange, span, source, fadeKey }: WeatherCardsProps) {
  return (
    <section aria-labelledby="weather-title" className="min-w-0">
      <h2 id="weather-title" className="text-lg">
        Weather, {AGE_RANGE_LABELS[ageRange].toLowerCase()}
      </h2>
      <p className="figures text-sm text-ink-soft">
        {formatDay(span.start)} – {formatDay(span.end)}
      </p>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        key={fadeKey}
        aria-labelledby="weather-title"
        className="motion-safe:animate-[appear_50ms] relative -mx-4 mt-3 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 lg:mx-0 lg:flex-col lg:overflow-visible lg:px-0 lg:pb-0"
      >
        {groups.map((group) => (
          <WeatherCard key={group.weather_group_order} group={group} />
        ))}
      </ul>
      {source && <p className="mt-2 text-xs text-ink-soft">{WEATHER_CREDITS[source]}</p>}
    </section>
  );
}

function WeatherCard({ group }: { group: WeatherGroup }) {
  const { category, weather_group_order: order } = group;
  return (
    <li
      data-weather={weatherTheme(category)}
      className="w-76 max-w-[85vw] shrink-0 snap-start rounded-card border border-hairline bg-weather-tint p-4 text-weather lg:w-auto"
    >
      <div className="flex items-center gap-3">
        <WeatherSymbol category={category} className="size-12 shrink-0" />
        <div>
          <h3 className="text-base leading-tight">
            <span className="sr-only">Weather group {order}: </span>
            {category}
          </h3>
          <p className="figures text-xs">
            {formatDay(group.start, "MMM d")} – {formatDay(group.end, "MMM d")}
          </p>
        </div>
      </div>
      <dl className="figures mt-3 grid grid-cols-[auto_auto] justify-start gap-x-5 gap-y-1.5 text-sm">
        <Figure glyph="thermometer" label="High and low">
          {Math.round(group.avg_tempmax)}° / {Math.round(group.avg_tempmin)}° F
        </Figure>
        <Figure glyph="calendar-days" label="Length">
          {counted(group.duration_days, "day")}
        </Figure>
        <Figure glyph="rain-drop" label="Rain">
          {counted(group.rainy_days, "rainy day")}
        </Figure>
        <Figure glyph="snow-flake" label="Snow">
          {counted(group.snowy_days, "snowy day")}
        </Figure>
        {group.windy_days !== null && (
          <Figure glyph="wind" label="Wind">
            {counted(group.windy_days, "windy day")}
          </Figure>
        )}
      </dl>
      {group.estimated && <p className="mt-2 text-xs">{DASHBOARD_COPY.estimated}</p>}
    </li>
  );
}

function Figure({
  glyph,
  label,
  children,
}: {
  glyph: GlyphName;
  label: string;
  children: string | (string | number)[];
}) {
  return (
    <div className="flex items-center gap-1.5">
      <dt className="flex shrink-0">
        <Glyph name={glyph} />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

// The year's picture in words: a table of everything in it, and the legend of its chart.

import { type ReactNode, useId } from "react";
import { WeatherSymbol, weatherTheme } from "~/components/illustrations/art.tsx";
import type { YearPicture } from "~/contracts/weather/year-picture-parts.ts";
import { WEATHER_LABELS } from "~/words/en/weather/weather-copy.ts";
import { YEAR_COPY } from "~/words/en/weather/year-picture-copy.ts";

/** Starts closed. In a narrow column it scrolls by itself, so that the page doesn't. */
export function YearTable({ picture: { rows, dates } }: { picture: YearPicture }) {
  const id = useId();
  return (
    <details className="mt-1">
      <summary className="tap-link text-sm">{YEAR_COPY.asTable}</summary>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-labelledby={id}
        className="relative w-0 min-w-full overflow-x-auto"
      >
        <table className="figures w-max min-w-full text-start text-xs">
          <caption id={id} className="sr-only">
            {YEAR_COPY.title}, {dates}
          </caption>
          <thead>
            <tr>
              {YEAR_COPY.columns.map((column) => (
                <th key={column} scope="col" className="py-1.5 pe-4 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.month} className="border-t border-hairline">
                <th scope="row" className="py-1.5 pe-4 font-normal whitespace-nowrap">
                  {row.month}
                </th>
                {[
                  row.high,
                  row.low,
                  row.rainDays,
                  row.snowDays,
                  row.precipitation,
                  row.weather,
                  row.ageRange,
                ].map((cell, at) => (
                  <td key={YEAR_COPY.columns[at + 1]} className="py-1.5 pe-4 whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/**
 * Lists only the marks the chart uses; hidden from screen readers, which read the chart's description. The id is the drawing's,
 * for its colors.
 */
export function YearKey({ picture, id }: { picture: YearPicture; id: string }) {
  const has = (kind: "rain" | "snow") => picture.bars.some((bar) => bar.kind === kind);
  return (
    <ul aria-hidden="true" className="mt-3 grid grid-cols-2 gap-x-3 gap-y-1.5 text-xs text-ink-soft">
      <Entry
        swatch={
          <svg
            viewBox={`0 ${picture.warmY} 1 ${picture.coldY - picture.warmY}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
            className="size-5 rounded-sm"
          >
            <path d={`M0,${picture.warmY}h1V${picture.coldY}H0`} fill={`url(#${id}-tint)`} />
          </svg>
        }
      >
        {YEAR_COPY.key.band}
      </Entry>
      {has("rain") && (
        <Entry
          swatch={
            <span
              data-weather="cold-wet"
              className="h-3 w-1.5 rounded-xs bg-weather/80 forced-color-adjust-none"
            />
          }
        >
          {YEAR_COPY.key.rain}
        </Entry>
      )}
      {has("snow") && (
        <Entry
          swatch={
            <span
              data-weather="cold-snowy"
              className="h-3 w-1.5 rounded-xs border border-weather bg-weather-tint"
            />
          }
        >
          {YEAR_COPY.key.snow}
        </Entry>
      )}
      {picture.categories.map((category) => (
        <Entry
          key={category}
          swatch={
            <span
              data-weather={weatherTheme(category)}
              className="flex rounded-sm bg-weather-tint p-0.5 text-weather"
            >
              <WeatherSymbol category={category} className="size-4" />
            </span>
          }
        >
          {WEATHER_LABELS[category]}
        </Entry>
      ))}
    </ul>
  );
}

function Entry({ swatch, children }: { swatch: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span className="flex w-5 shrink-0 justify-center">{swatch}</span>
      {children}
    </li>
  );
}

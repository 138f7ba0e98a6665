// Everything in the year's picture, as a table.
import { useId } from "react";
import type { YearPicture } from "~/contracts/weather/year-picture-parts.ts";
import { YEAR_COPY } from "~/copy/weather/year-picture-copy.ts";

/** Starts closed. In a narrow column it scrolls by itself, so that the page doesn't. */
export function YearTable({ picture: { rows, dates } }: { picture: YearPicture }) {
  const id = useId();
  return (
    <details className="mt-1">
      <summary className="linkish inline-flex min-h-11 items-center text-sm">{YEAR_COPY.asTable}</summary>
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

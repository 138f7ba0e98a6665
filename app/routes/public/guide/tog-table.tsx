import { bandWords, TOG_COPY, togWords, UNDER_SACK } from "~/copy/public/guide-copy.ts";
import { TOG_BANDS } from "~/domain/wardrobe/tog.ts";
import { toCelsius } from "~/domain/weather/units.ts";

/** All temperature bands, from the warmest room to the coldest. */
export function TogTable() {
  const { caption, columns } = TOG_COPY;
  return (
    <div className="article-tables mt-4">
      <table className="article-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.room}</th>
            <th scope="col">{columns.tog}</th>
            <th scope="col">{columns.under}</th>
          </tr>
        </thead>
        <tbody>
          {TOG_BANDS.map(({ tog, itemKey, from, to }) => (
            <tr key={tog}>
              <th scope="row" className="figures">
                {bandWords(inBoth(from), inBoth(to))}
              </th>
              <td data-label={columns.tog} className="figures font-display text-lg">
                {togWords(tog)}
              </td>
              <td data-label={columns.under}>{UNDER_SACK[itemKey]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inBoth(fahrenheit: number | null): readonly [number, number] | null {
  return fahrenheit === null ? null : [fahrenheit, Math.round(toCelsius(fahrenheit))];
}

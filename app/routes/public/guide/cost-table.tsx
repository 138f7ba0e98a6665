import { ONE_SACK_COPY } from "~/copy/public/guide-copy.ts";
import { SACK_WAYS, sackCost } from "~/domain/shopping/sack-costs.ts";

/** Compares the one-sack option with the usual ways by their cost for a year. */
export function CostTable() {
  const { id, title, text, caption, columns, ways, note } = ONE_SACK_COPY;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-3">{text}</p>
      <table className="article-table mt-4">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.way}</th>
            <th scope="col">{columns.sacks}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.total}</th>
          </tr>
        </thead>
        <tbody>
          {SACK_WAYS.map((way) => (
            <tr key={way.id}>
              <th scope="row">{ways[way.id]}</th>
              <td className="figures">{way.sacks}</td>
              <td className="figures">${way.price}</td>
              <td className="figures font-semibold">${sackCost(way)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-ink-soft">{note}</p>
    </section>
  );
}

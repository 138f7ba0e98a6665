import script from "~/assets/sack-prices.js?url";
import { ONE_SACK_COPY } from "~/copy/public/guide-copy.ts";
import { SACK_WAYS, type SackWay, sackCost } from "~/domain/shopping/sack-costs.ts";

/**
 * Compares the one-sack option with the usual ways by their cost for a year. A script makes the example
 * prices fields for those of one's own store.
 */
export function CostTable({ nonce }: { nonce: string }) {
  const { id, title, text, caption, columns, note, differ, own } = ONE_SACK_COPY;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-3">{text}</p>
      <div className="article-tables mt-4">
        <table data-prices="" className="article-table">
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
              <Way key={way.id} way={way} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-xs text-ink-soft">
        {note} <span data-without-script="">{differ}</span>
        <span data-with-script="" hidden>
          {own}
        </span>
      </p>
      <script type="module" src={script} nonce={nonce} />
    </section>
  );
}

function Way({ way }: { way: SackWay }) {
  const { columns, ways, yourPrice } = ONE_SACK_COPY;
  const field = `price-${way.id}`;
  return (
    <tr>
      <th scope="row">{ways[way.id]}</th>
      <td data-label={columns.sacks} className="figures">
        {way.sacks}
      </td>
      <td data-label={columns.price} className="figures">
        <span data-without-script="">${way.price}</span>
        <span data-with-script="" hidden className="inline-flex items-center gap-1 print:gap-0">
          <label htmlFor={field}>
            $<span className="sr-only"> {yourPrice(ways[way.id])}</span>
          </label>
          {/* Without a name: nothing is sent. */}
          <input
            id={field}
            data-sacks={way.sacks}
            defaultValue={way.price}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            className="field min-h-11 w-[4.5em] px-2"
          />
        </span>
      </td>
      <td data-label={columns.total} className="figures font-semibold">
        <output htmlFor={field}>${sackCost(way)}</output>
      </td>
    </tr>
  );
}

import { Link } from "react-router";
import { PRICE_SHEETS_COPY } from "~/copy/shopping/price-sheets-copy.ts";

interface PriceSheetListProps {
  sheets: readonly {
    country: string;
    name: string;
    /** 'EUR · Nov 2026'; null for a sheet that can't be read. */
    facts: string | null;
    isTooOld: boolean;
  }[];
}

/** The countries with a sheet; each opens its form. */
export function PriceSheetList({ sheets }: PriceSheetListProps) {
  if (sheets.length === 0) return <p className="card mt-4 p-4 text-ink-soft">{PRICE_SHEETS_COPY.none}</p>;
  return (
    <section className="cost-rows">
      <h2>{PRICE_SHEETS_COPY.sheets}</h2>
      <ul>
        {sheets.map(({ country, name, facts, isTooOld }) => (
          <li key={country}>
            <Link to={`/admin/prices?country=${country}`} className="linkish">
              {name}
            </Link>
            <span className="figures">
              {facts ?? PRICE_SHEETS_COPY.unreadable}
              {isTooOld && <small> {PRICE_SHEETS_COPY.tooOld}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

// /admin/prices: the price sheets of all countries, and the form for one of them, which the address may name.
import { data, Link } from "react-router";
import { ManagedNav } from "~/components/layout/managed-nav.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { PriceSheetForm } from "~/components/shopping/managed/price-sheet-form.tsx";
import { readSheetCountry, readSheetForm, sheetForm } from "~/contracts/shopping/price-forms.ts";
import { readSheet } from "~/contracts/shopping/stored-prices.ts";
import { selectSheets } from "~/data/shopping/price-sheets.server.ts";
import { toDay } from "~/domain/calendar.ts";
import { CURRENCIES, oldestPrices, SHEET_MONTHS } from "~/domain/shopping/prices.ts";
import { appContext } from "~/http/context.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import { type FormOutcome, formAgain, refuseFields, refuseForm } from "~/http/shown-form.server.ts";
import { denialOf, readAsManager } from "~/http/viewer.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { removePriceSheet, savePriceSheet } from "~/usecases/shopping/keep-price-sheets.ts";
import { countriesByName, countryName } from "~/views/places/country.ts";
import { currencyName, sheetValues } from "~/views/shopping/cost-view.ts";
import { monthWords } from "~/words/en/day-words.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { MANAGED_PAGES_COPY } from "~/words/en/layout.ts";
import { PRICE_SHEETS_COPY } from "~/words/en/managed-copy.ts";
import type { Route } from "./+types/price-sheets-page";

export { writesLimited as middleware } from "~/http/guards.server.ts";

export const meta: Route.MetaFunction = () => privatePageMeta(MANAGED_PAGES_COPY.prices);

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now } = args.context.get(appContext);
  const [rows, unsent] = await readAsManager(
    args,
    () => Promise.all([reader.read(selectSheets(db)), readUnsent(args)]),
    ERROR_TEXTS.LINK_ROLE_REQUIRED,
  );
  const today = toDay(new Date(now));
  const open = rows.find(({ country }) => country === args.url.searchParams.get("country"));
  const sheet = open ? readSheet(open) : null;
  return {
    sheets: rows.map((row) => {
      const { country, currency, pricedOn } = row;
      const isReadable = readSheet(row) !== null;
      return {
        country,
        name: countryName(country),
        facts: isReadable ? `${currency} · ${monthWords(pricedOn, "shortDate")}` : null,
        isTooOld: isReadable && pricedOn < oldestPrices(today),
      };
    }),
    today,
    countries: countriesByName(),
    currencies: CURRENCIES.map((code) => ({ code, name: `${code} · ${currencyName(code)}` })),
    /** The country whose sheet the form is for; null for a new one. */
    open: open?.country ?? null,
    values: { ...(open && { country: open.country }), ...(sheet && sheetValues(sheet)) },
    typed: unsent?.fields ?? null,
  };
}

/** Keeps a country's sheet, or removes it. */
export const action = formAction({
  contract: sheetForm,
  async act(sent): Promise<FormOutcome> {
    const { db, now } = sent.app;
    const denied = denialOf(sent.viewer, ERROR_TEXTS.LINK_ROLE_REQUIRED);
    if (denied !== null) throw data({ message: denied }, { status: 403 });
    if (sent.fields.intent === "remove") {
      const country = readSheetCountry(sent.fields);
      const isGone = country !== null && (await removePriceSheet({ db }, sent.viewer.id, country));
      if (!isGone) throw data(null, { status: 404 });
      return leads(await seeOther(sent, "/admin/prices", "prices-removed"));
    }
    const read = readSheetForm(sent.fields, toDay(new Date(now)));
    if (!read.isValid) return refuseFields(sent, read.errors);
    if (!(await savePriceSheet({ db, now }, sent.viewer.id, read.sheet)))
      return refuseForm(sent, "SHEET_NOT_SAVED");
    return leads(await seeOther(sent, "/admin/prices", "prices-saved"));
  },
  fault: { event: "price_sheet_not_saved", why: "SHEET_NOT_SAVED", page: formAgain },
});

export default function PriceSheets({ loaderData, actionData }: Route.ComponentProps) {
  const { sheets, open, typed } = loaderData;
  const kept = typed && { isDone: false, message: null, errors: {}, typed };
  return (
    <PageFrame title={MANAGED_PAGES_COPY.prices} lead={PRICE_SHEETS_COPY.lead(SHEET_MONTHS)} isWide>
      <ManagedNav />
      <PriceSheetList sheets={sheets} />
      <PriceSheetForm
        // Its fields are empty again once a sheet is kept.
        key={`${open} ${sheets.map(({ country }) => country).join()}`}
        {...loaderData}
        refusal={actionData ?? kept}
      />
    </PageFrame>
  );
}

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
function PriceSheetList({ sheets }: PriceSheetListProps) {
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

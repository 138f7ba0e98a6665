import type { ItemCell, ItemView } from "~/contracts/dashboard-view.ts";
import { DASHBOARD_COPY } from "~/copy/dashboard.ts";
import { NOT_NEEDED_IN_THIS_WEATHER, SIZE_UP_HINT } from "~/copy/wardrobe.ts";
import type { Essentiality } from "~/domain/vocabulary.ts";
import type { WeatherGroup } from "~/domain/weather-groups.ts";
import { Garment, WeatherSymbol, weatherTheme } from "../illustrations/art.tsx";
import { Notice } from "../ui/notice.tsx";

interface ItemRowProps {
  item: ItemView;
  groups: readonly WeatherGroup[];
}

/** One item, one quiet row: drawing, name, and how many it takes in each weather. */
export function ItemRow({ item, groups }: ItemRowProps) {
  const { name, nameId, category, notes, total, cells, isIntact } = item;
  const isNeeded = total > 0;
  return (
    <li className="border-b border-hairline py-3">
      <div className="flex gap-3">
        <Garment
          name={nameId}
          category={category}
          className={`size-16 shrink-0 ${isNeeded ? "" : "opacity-50"}`}
        />
        <div className="min-w-0 grow">
          <div className="flex items-baseline justify-between gap-3">
            <h3 className="font-sans text-base font-semibold break-words">{name}</h3>
            {isNeeded && (
              <p className="figures shrink-0 font-display text-xl leading-none">
                <span className="sr-only">Pieces needed: </span>
                {total}
              </p>
            )}
          </div>
          {isNeeded ? (
            <ul className="mt-1.5 flex flex-wrap gap-2">
              {groups.map((group) => {
                const cell = cells.find(
                  ({ weatherGroupOrder }) => weatherGroupOrder === group.weather_group_order,
                );
                return cell && <Cell key={cell.weatherGroupOrder} cell={cell} group={group} />;
              })}
            </ul>
          ) : (
            <p className="text-sm text-ink-soft">{NOT_NEEDED_IN_THIS_WEATHER}</p>
          )}
          {!isIntact && (
            <div className="mt-2">
              <Notice look="look" title={DASHBOARD_COPY.dataIssues}>
                {DASHBOARD_COPY.dataIssuesText}
              </Notice>
            </div>
          )}
          {isNeeded && <Why cells={cells} groups={groups} notes={notes} name={name} />}
        </div>
      </div>
    </li>
  );
}

const DOTS: Readonly<Record<Essentiality, string>> = {
  Essential: "bg-current",
  Recommended: "bg-current/45",
  "Nice-to-have": "border border-current bg-transparent",
};

function Cell({ cell, group }: { cell: ItemCell; group: WeatherGroup }) {
  const { quantity, essentiality } = cell;
  return (
    <li
      data-weather={weatherTheme(group.category)}
      className={`figures flex min-h-8 items-center gap-1.5 rounded-lg px-2 py-1 text-xs ${quantity > 0 ? "bg-weather-tint text-weather" : "border border-dashed border-hairline text-ink-soft"}`}
    >
      <WeatherSymbol category={group.category} className="size-5 shrink-0" />
      <span className="sr-only">{group.category}: </span>
      {quantity > 0 ? (
        <>
          <span className="text-sm font-bold">{quantity}</span>
          {essentiality && (
            <>
              <span aria-hidden="true" className={`size-1.5 rounded-full ${DOTS[essentiality]}`} />
              <span>{essentiality}</span>
            </>
          )}
          {cell.sizeUp && (
            <span className="border-l border-current/40 pl-1.5" title={SIZE_UP_HINT}>
              ↑ Size up
            </span>
          )}
        </>
      ) : (
        <span>{NOT_NEEDED_IN_THIS_WEATHER}</span>
      )}
    </li>
  );
}

function Why({
  cells,
  groups,
  notes,
  name,
}: Pick<ItemView, "cells" | "notes" | "name"> & Pick<ItemRowProps, "groups">) {
  const reasons = groups.flatMap((group) => {
    const cell = cells.find(({ weatherGroupOrder }) => weatherGroupOrder === group.weather_group_order);
    return cell?.why ? [{ group, why: cell.why, sizeUp: cell.sizeUp }] : [];
  });
  if (reasons.length === 0 && !notes) return null;
  return (
    <details className="mt-1">
      <summary className="linkish inline-flex min-h-11 items-center text-xs sm:min-h-8">
        {DASHBOARD_COPY.why}
        <span className="sr-only"> this many: {name}</span>
      </summary>
      <dl className="figures grid gap-1.5 pb-2 text-sm">
        {reasons.map(({ group, why, sizeUp }) => (
          <div key={group.weather_group_order}>
            <dt className="text-xs text-ink-soft">{group.category}</dt>
            <dd>{why}</dd>
            {sizeUp && <dd className="text-ink-soft">{SIZE_UP_HINT}</dd>}
          </div>
        ))}
      </dl>
      {notes && <p className="pb-2 text-sm text-ink-soft">{notes}</p>}
    </details>
  );
}

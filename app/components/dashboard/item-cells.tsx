// What an item takes in each weather of the age range, and what of it is there.
import type { ItemCell, ItemView } from "~/contracts/dashboard-view.ts";
import { COUNT_COPY } from "~/copy/dashboard.ts";
import { NOT_NEEDED_IN_THIS_WEATHER, SIZE_UP_HINT } from "~/copy/wardrobe.ts";
import { ownedInGroup } from "~/domain/owned.ts";
import type { AgeRange, Essentiality } from "~/domain/vocabulary.ts";
import type { WeatherGroup } from "~/domain/weather-groups.ts";
import { fieldOf } from "~/hooks/edit-queue.ts";
import type { ItemFields, ItemState } from "~/hooks/item-state.ts";
import { WeatherSymbol, weatherTheme } from "../illustrations/art.tsx";
import type { ItemActions } from "./item-row.tsx";
import { QuantityField } from "./quantity-field.tsx";

interface ItemCellsProps {
  item: Pick<ItemView, "id" | "name" | "cells">;
  groups: readonly WeatherGroup[];
  ageRange: AgeRange;
  shown: ItemState;
  fields: ItemFields | undefined;
  address: string;
  actions: ItemActions;
}

export function ItemCells({ item, groups, ...rest }: ItemCellsProps) {
  return (
    <ul className="mt-1">
      <li aria-hidden="true" className="flex justify-between text-xs text-ink-soft">
        {COUNT_COPY.needed}
        <span className="w-33 text-center">{COUNT_COPY.have}</span>
      </li>
      {groups.map((group) => {
        const cell = item.cells.find(
          ({ weatherGroupOrder }) => weatherGroupOrder === group.weather_group_order,
        );
        return (
          cell && <CellLine key={cell.weatherGroupOrder} item={item} cell={cell} group={group} {...rest} />
        );
      })}
    </ul>
  );
}

interface CellLineProps extends Omit<ItemCellsProps, "groups"> {
  cell: ItemCell;
  group: WeatherGroup;
}

function CellLine({
  item,
  cell,
  group,
  ageRange,
  shown,
  fields,

  address,
  actions,
}: CellLineProps) {
  const { category } = group;
  const order = String(group.weather_group_order);
  const count = ownedInGroup(shown.owned, ageRange, order);
  const name = `${item.name}, ${category}`;
  const edit = { kind: "quantity", itemId: item.id, ageRange, group: order, value: count } as const;
  const field = fieldOf(edit);
  const change = (value: number) => actions.put({ ...edit, value }, count, name);
  return (
    <li className="flex min-h-11 items-center justify-between gap-2">
      <Need cell={cell} category={category} />
      {cell.quantity > 0 ? (
        <QuantityField
          name={name}
          count={count}
          action={`${address}?ageRange=${ageRange}&group=${order}`}
          state={fields?.[field]}
          onChange={change}
          onPick={(button) => actions.pick({ button, name, value: count, onChoose: change })}
        />
      ) : (
        <button
          type="button"
          disabled
          aria-label={COUNT_COPY.valueLabel(name, count)}
          className="count mr-11"
        >
          {count}
        </button>
      )}
    </li>
  );
}

const DOTS: Readonly<Record<Essentiality, string>> = {
  Essential: "bg-current",
  Recommended: "bg-current/45",
  "Nice-to-have": "border border-current bg-transparent",
};

function Need({ cell, category }: { cell: ItemCell; category: WeatherGroup["category"] }) {
  const { quantity, essentiality, sizeUp } = cell;
  return (
    <p
      data-weather={weatherTheme(category)}
      title={category}
      className={quantity > 0 ? "need" : "need need-none"}
    >
      <WeatherSymbol category={category} className="size-5 shrink-0" />
      <span className="sr-only">{category}: </span>
      {quantity > 0 ? (
        <>
          <span className="text-sm font-bold">{quantity}</span>
          {essentiality && (
            <>
              <span aria-hidden="true" className={`size-1.5 rounded-full ${DOTS[essentiality]}`} />
              <span>{essentiality}</span>
            </>
          )}
          {sizeUp && (
            <span className="border-l border-current/40 pl-1.5" title={SIZE_UP_HINT}>
              ↑ Size up
            </span>
          )}
        </>
      ) : (
        <span>{NOT_NEEDED_IN_THIS_WEATHER}</span>
      )}
    </p>
  );
}

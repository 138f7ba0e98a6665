// Every item that any routine needs, by category, with each routine's pieces and the differences marked.
import { Garment } from "~/components/illustrations/art.tsx";
import type { ComparedCategory, ComparedItem } from "~/contracts/wardrobe/compared-scenarios.ts";
import { SCOPE_LABELS } from "~/copy/shopping/shopping-list-copy.ts";
import { COMPARISON_COPY } from "~/copy/wardrobe/comparison-copy.ts";
import { ESSENTIALITY_LABELS, ITEM_CATEGORY_LABELS, SCENARIO_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import { LAUNDRY_SCENARIOS, type LaundryScenario } from "~/domain/vocabulary.ts";
import { differs } from "~/domain/wardrobe/scenario-comparison.ts";
import { More, ScenarioTable } from "./scenario-table.tsx";

interface ItemsTableProps {
  categories: readonly ComparedCategory[];
  current: LaundryScenario;
  scope: ShoppingScope;
}

export function ItemsTable({ categories, current, scope }: ItemsTableProps) {
  if (categories.length === 0) return null;
  return (
    <div className="mt-10">
      <ScenarioTable
        title={COMPARISON_COPY.everyItem}
        lead={`${SCOPE_LABELS[scope]}. ${COMPARISON_COPY.everyItemLead}`}
        corner={COMPARISON_COPY.item}
        current={current}
      >
        {categories.map(({ category, items }) => (
          <tbody key={category}>
            <tr>
              <th scope="rowgroup" colSpan={LAUNDRY_SCENARIOS.length + 1}>
                {ITEM_CATEGORY_LABELS[category]}
              </th>
            </tr>
            {items.map((item) => (
              <ItemLine key={item.id} item={item} category={category} current={current} />
            ))}
          </tbody>
        ))}
      </ScenarioTable>
    </div>
  );
}

interface ItemLineProps {
  item: ComparedItem;
  category: ComparedCategory["category"];
  current: LaundryScenario;
}

function ItemLine({ item, category, current }: ItemLineProps) {
  const { nameId, name, essentiality, needed } = item;
  const isDifferent = differs(needed);
  return (
    <tr data-same={isDifferent ? undefined : ""}>
      <th scope="row">
        <Garment name={nameId} category={category} className="" />
        <span>
          {name}
          {essentiality && <small data-level={essentiality}>{ESSENTIALITY_LABELS[essentiality]}</small>}
        </span>
      </th>
      {LAUNDRY_SCENARIOS.map((scenario) => (
        <td
          key={scenario}
          data-routine={SCENARIO_LABELS[scenario]}
          data-now={scenario === current || undefined}
        >
          <b>{needed[scenario]}</b>
          <More more={needed[scenario] - needed[current]} />
        </td>
      ))}
    </tr>
  );
}

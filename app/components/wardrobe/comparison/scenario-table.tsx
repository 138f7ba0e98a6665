// Tables with a column for each laundry routine; the current one is marked.

import { type ReactNode, useId } from "react";
import { Garment } from "~/components/illustrations/art.tsx";
import { Unbroken } from "~/components/ui/marks.tsx";
import { Section } from "~/components/ui/section.tsx";
import type { ComparedCategory, ComparedItem } from "~/contracts/wardrobe/compared-scenarios.ts";
import type { ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import { LAUNDRY_SCENARIOS, type LaundryScenario } from "~/domain/vocabulary.ts";
import {
  type ByScenario,
  difference,
  differs,
  type PieceCount,
} from "~/domain/wardrobe/scenario-comparison.ts";
import { SCOPE_LABELS } from "~/words/en/shopping/shopping-list-copy.ts";
import { COMPARISON_COPY, signed } from "~/words/en/wardrobe/comparison-copy.ts";
import {
  ESSENTIALITY_LABELS,
  ITEM_CATEGORY_LABELS,
  SCENARIO_LABELS,
} from "~/words/en/wardrobe/wardrobe-copy.ts";

interface ScenarioTableProps {
  title: string;
  lead: string;
  /** The heading of the row labels. */
  corner: string;
  current: LaundryScenario;
  /** One or more tbody elements. */
  children: ReactNode;
}

function ScenarioTable({ title, lead, corner, current, children }: ScenarioTableProps) {
  const id = useId();
  return (
    <Section titleId={id} title={title} className="compared">
      <p className="text-xs text-ink-soft">{lead}</p>
      <table className="compare" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {LAUNDRY_SCENARIOS.map((scenario) => (
              <th key={scenario} scope="col" data-now={scenario === current || undefined}>
                <Unbroken text={SCENARIO_LABELS[scenario]} />
                {scenario === current && <span className="sr-only">, {COMPARISON_COPY.current}</span>}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </Section>
  );
}

interface CountsTableProps extends Omit<ScenarioTableProps, "children"> {
  rows: readonly { label: string; counts: ByScenario<PieceCount> }[];
}

/** Essentials first, with all pieces below. */
export function CountsTable({ rows, current, ...table }: CountsTableProps) {
  return (
    <ScenarioTable current={current} {...table}>
      <tbody>
        {rows.map(({ label, counts }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {LAUNDRY_SCENARIOS.map((scenario) => (
              <td
                key={scenario}
                data-routine={SCENARIO_LABELS[scenario]}
                data-now={scenario === current || undefined}
              >
                <b>{counts[scenario].essentials}</b>
                <More more={difference(counts[scenario], counts[current]).essentials} />
                <small>{COMPARISON_COPY.ofAll(counts[scenario].all)}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScenarioTable>
  );
}

/** '+31'; nothing when there is no difference. */
function More({ more }: { more: number }) {
  return more === 0 ? null : (
    <>
      {" "}
      <span data-more={Math.sign(more)}>{signed(more)}</span>
    </>
  );
}

interface ItemsTableProps {
  categories: readonly ComparedCategory[];
  current: LaundryScenario;
  scope: ShoppingScope;
}

/** Every item that any routine needs, by category, with each routine's pieces and the differences marked. */
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

type ItemLineProps = { item: ComparedItem; category: ComparedCategory["category"]; current: LaundryScenario };

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

// Tables with a column for each laundry routine; the current one is marked.
import { type ReactNode, useId } from "react";
import { Unbroken } from "~/components/ui/unbroken.tsx";
import { COMPARISON_COPY, signed } from "~/copy/wardrobe/comparison-copy.ts";
import { SCENARIO_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { LAUNDRY_SCENARIOS, type LaundryScenario } from "~/domain/vocabulary.ts";
import { type ByScenario, difference, type PieceCount } from "~/domain/wardrobe/scenario-comparison.ts";

interface ScenarioTableProps {
  title: string;
  lead: string;
  /** The heading of the row labels. */
  corner: string;
  current: LaundryScenario;
  /** One or more tbody elements. */
  children: ReactNode;
}

export function ScenarioTable({ title, lead, corner, current, children }: ScenarioTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="compared">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
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
    </section>
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
export function More({ more }: { more: number }) {
  return more === 0 ? null : (
    <>
      {" "}
      <span data-more={Math.sign(more)}>{signed(more)}</span>
    </>
  );
}

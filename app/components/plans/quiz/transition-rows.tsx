import { TRANSITION_COPY } from "~/copy/plans/processing-copy.ts";
import { type StageState, stageState } from "~/domain/plans/plan-status.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";

const MARKS = {
  waiting: "border-2 border-outline",
  working: "border-2 border-rose bg-blush",
  done: "bg-leaf text-surface",
} as const satisfies Record<StageState, string>;

/** The steps of making the plan, one row each, with a mark and a word for its progress. */
export function TransitionRows({ status }: { status: PlanStatus }) {
  return (
    <ul className="card divide-y divide-hairline px-4 text-start">
      {TRANSITION_COPY.rows.map(({ stage, label }) => {
        const state = stageState(status, stage);
        return (
          <li key={stage} className="flex min-h-14 flex-wrap items-center gap-x-3 py-3">
            <span
              aria-hidden="true"
              className={`grid size-7 shrink-0 place-items-center rounded-full text-sm motion-safe:transition-colors ${MARKS[state]}`}
            >
              {state === "done" && "✓"}
              {state === "working" && <span className="size-2 rounded-full bg-rose" />}
            </span>
            <span
              className={`min-w-0 grow basis-36 ${state === "waiting" ? "text-ink-soft" : "font-semibold"}`}
            >
              {label}
            </span>
            <span className={`shrink-0 text-sm ${state === "done" ? "text-leaf" : "text-ink-soft"}`}>
              {TRANSITION_COPY.states[state]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

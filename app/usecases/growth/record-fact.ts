import type { FactWish } from "~/contracts/growth/fact-form.ts";
import {
  deleteAllFacts,
  deleteFacts,
  type FactRow,
  insertFacts,
  type PlanForViewer,
  readKnownSizes,
  updateFact,
} from "~/data/growth/size-facts.server.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import type { Baby } from "~/domain/growth/baby-facts.ts";
import { type EnteredDoubt, type EnteredFact, enteredDoubt } from "~/domain/growth/entered-fact.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { beginRun } from "~/usecases/plans/under-lease.ts";
import { columnsOf, type KnownSizes, knownBaby } from "./find-sizes.ts";

type FactJudgment =
  | { kind: "fine"; isUsed: boolean }
  | { kind: "doubted"; fact: EnteredFact; readings: Extract<EnteredDoubt, { kind: "unlikely" }>["readings"] }
  | { kind: "refused"; code: ErrorCode };

/** Whether a fact can be kept. `isKept`: the parent has seen the doubt and keeps it as it is. */
export function judgeFact(baby: Baby, fact: EnteredFact, isKept: boolean): FactJudgment {
  const doubt = enteredDoubt(baby, fact);
  if (!doubt) return { kind: "fine", isUsed: true };
  switch (doubt.kind) {
    case "before-birth":
      return { kind: "refused", code: "FACT_BEFORE_BIRTH" };
    case "too-late":
      return { kind: "refused", code: "FACT_TOO_LATE" };
    case "unlikely":
      return isKept ? { kind: "fine", isUsed: false } : { kind: "doubted", fact, readings: doubt.readings };
    default:
      return doubt satisfies never;
  }
}

// A parent tells something about the baby's size.

export type RecordFactResult =
  | { kind: "saved"; facts: FactRow[] }
  /** Nothing is written: the form asks "Did you mean …?", and offers to keep it as it is. */
  | { kind: "doubted"; fact: EnteredFact; readings: Extract<EnteredDoubt, { kind: "unlikely" }>["readings"] }
  | { kind: "refused"; code: ErrorCode }
  | { kind: "not-found" };

/**
 * Keeps a form's facts, all or none, and what it says of the sex, and has the plan worked out again. A fact that is kept though
 * it is doubted is listed, and moves no size. The same form sent twice makes one fact of each kind, and starts one run.
 */
export async function recordFact(
  deps: Needs<"db" | "planQueue" | "live" | "now">,
  plan: PlanForViewer,
  wish: FactWish,
): Promise<RecordFactResult> {
  const { db, now } = deps;
  const known = await readKnownSizes(db, plan);
  if (!known) return { kind: "not-found" };
  if (wish.baby >= known.plan.babies) return { kind: "refused", code: "FACT_BABY_INVALID" };
  const judged = judgeAll(known, wish);
  if ("kind" in judged) return judged;
  const added = { ...plan, ...wish, facts: judged.columns };
  const { facts, restarted } = await insertFacts(db, added, { runId: newId(), now });
  if (restarted) await beginRun(deps, restarted);
  if (facts.length < wish.facts.length) return { kind: "refused", code: "FACT_LIMIT" };
  return { kind: "saved", facts };
}

type Judged = { columns: (ReturnType<typeof columnsOf> & { id: string })[] };

/** The columns of all facts, or why one of them isn't written. */
function judgeAll(
  known: KnownSizes,
  wish: FactWish,
): Judged | Extract<RecordFactResult, { kind: "doubted" | "refused" }> {
  const stored = knownBaby(
    { ...known, facts: known.facts.filter(({ formKey }) => formKey !== wish.formKey) },
    wish.baby,
  );
  const baby = wish.sex === undefined ? stored : { ...stored, sex: wish.sex };
  const columns: Judged["columns"] = [];
  for (const fact of wish.facts) {
    const judgment = judgeFact(baby, fact, wish.isKept);
    if (judgment.kind !== "fine") return judgment;
    columns.push({ ...columnsOf(fact, judgment.isUsed), id: newId() });
  }
  return { columns };
}

// A parent corrects a fact about the baby's size, or takes it back.

type Deps = Needs<"db" | "planQueue" | "live" | "now">;

type FactForViewer = PlanForViewer & { factId: string };

/** Replaces a fact with the form's one fact of the same kind. Its doubts are asked again, without the fact itself. */
export async function editFact(
  deps: Deps,
  target: FactForViewer,
  { facts: [fact], isKept }: Pick<FactWish, "facts" | "isKept">,
): Promise<RecordFactResult> {
  const { db, now } = deps;
  const known = await readKnownSizes(db, target);
  const before = known?.facts.find(({ id }) => id === target.factId);
  if (!known || !before || fact?.kind !== before.kind) return { kind: "not-found" };
  const others = { ...known, facts: known.facts.filter((other) => other !== before) };
  const judgment = judgeFact(knownBaby(others, before.baby), fact, isKept);
  if (judgment.kind !== "fine") return judgment;
  const columns = columnsOf(fact, judgment.isUsed);
  const { fact: saved, restarted } = await updateFact(db, target, columns, { runId: newId(), now });
  if (restarted) await beginRun(deps, restarted);
  return saved ? { kind: "saved", facts: [saved] } : { kind: "not-found" };
}

/** Takes facts back, as one act; returns those that there were. */
export async function removeFacts(
  deps: Deps,
  target: PlanForViewer & { factIds: readonly string[] },
): Promise<FactRow[]> {
  const { facts, restarted } = await deleteFacts(deps.db, target, { runId: newId(), now: deps.now });
  if (restarted) await beginRun(deps, restarted);
  return facts;
}

/** Forgets all that is known of the babies of a plan; returns how many facts there were. */
export async function forgetFacts(deps: Deps, plan: PlanForViewer): Promise<number> {
  const { count, restarted } = await deleteAllFacts(deps.db, plan, { runId: newId(), now: deps.now });
  if (restarted) await beginRun(deps, restarted);
  return count;
}

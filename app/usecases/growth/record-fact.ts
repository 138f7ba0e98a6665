// A parent tells something about the baby's size, corrects it, or takes it back.

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
import { type FactJudgment, judgeFact, judgeFacts } from "~/domain/growth/entered-fact.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { beginRun } from "~/usecases/plans/under-lease.ts";
import { columnsOf, knownBaby } from "./find-sizes.ts";

export type RecordFactResult =
  | { kind: "saved"; facts: FactRow[] }
  /** Nothing is written; a doubted one has the form ask "Did you mean …?", and offers to keep it as it is. */
  | Exclude<FactJudgment, { kind: "fine" }>
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
  const others = { ...known, facts: known.facts.filter(({ formKey }) => formKey !== wish.formKey) };
  const stored = knownBaby(others, wish.baby);
  const baby = wish.sex === undefined ? stored : { ...stored, sex: wish.sex };
  const judged = judgeFacts(baby, wish.facts, wish.isKept);
  if (judged.kind !== "fine") return judged;
  const columns = judged.facts.map(({ fact, isUsed }) => ({ ...columnsOf(fact, isUsed), id: newId() }));
  const added = { ...plan, ...wish, facts: columns };
  const { facts, restarted } = await insertFacts(db, added, { runId: newId(), now });
  if (restarted) await beginRun(deps, restarted);
  if (facts.length < wish.facts.length) return { kind: "refused", code: "FACT_LIMIT" };
  return { kind: "saved", facts };
}

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

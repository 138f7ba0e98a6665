// A parent tells something about the baby's size.
import type { FactWish } from "~/contracts/growth/fact-form.ts";
import {
  type FactRow,
  insertFacts,
  type PlanForViewer,
  readKnownSizes,
} from "~/data/growth/size-facts.server.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import type { EnteredDoubt, EnteredFact } from "~/domain/growth/entered-fact.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { beginRun } from "~/usecases/plans/begin-run.ts";
import { judgeFact } from "./judge-fact.ts";
import { columnsOf, type KnownSizes, knownBaby } from "./known-babies.ts";

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

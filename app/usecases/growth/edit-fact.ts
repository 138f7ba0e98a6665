// A parent corrects a fact about the baby's size, or takes it back.
import type { FactWish } from "~/contracts/growth/fact-form.ts";
import {
  deleteAllFacts,
  deleteFacts,
  type FactRow,
  type PlanForViewer,
  readKnownSizes,
  updateFact,
} from "~/data/growth/size-facts.server.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { beginRun } from "~/usecases/plans/begin-run.ts";
import { judgeFact } from "./judge-fact.ts";
import { columnsOf, knownBaby } from "./known-babies.ts";
import type { RecordFactResult } from "./record-fact.ts";

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

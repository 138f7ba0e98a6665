// A parent corrects a fact about the baby's size, or takes it back.
import type { FactWish } from "~/contracts/growth/fact-form.ts";
import {
  deleteAllFacts,
  deleteFact,
  type FactRow,
  type PlanOfOwner,
  readKnownSizes,
  updateFact,
} from "~/data/growth/size-facts.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { judgeFact } from "./judge-fact.ts";
import { columnsOf, knownBaby } from "./known-babies.ts";
import type { RecordFactResult } from "./record-fact.ts";

type FactOfOwner = PlanOfOwner & { factId: string };

/** Replaces a fact with the form's one fact of the same kind. Its doubts are asked again, without the fact itself. */
export async function editFact(
  { db, now }: Needs<"db" | "now">,
  target: FactOfOwner,
  { facts: [fact], isKept }: Pick<FactWish, "facts" | "isKept">,
): Promise<RecordFactResult> {
  const known = await readKnownSizes(db, target);
  const before = known?.facts.find(({ id }) => id === target.factId);
  if (!known || !before || fact?.kind !== before.kind) return { kind: "not-found" };
  const others = { ...known, facts: known.facts.filter((other) => other !== before) };
  const judgment = judgeFact(knownBaby(others, before.baby), fact, isKept);
  if (judgment.kind !== "fine") return judgment;
  const saved = await updateFact(db, target, columnsOf(fact, judgment.isUsed), now);
  return saved ? { kind: "saved", facts: [saved] } : { kind: "not-found" };
}

/** Takes a fact back; null if it isn't there, or isn't the viewer's. */
export function removeFact({ db }: Needs<"db">, target: FactOfOwner): Promise<FactRow | null> {
  return deleteFact(db, target);
}

/** Forgets all that is known of the babies of a plan; returns how many facts there were. */
export function forgetFacts({ db }: Needs<"db">, plan: PlanOfOwner): Promise<number> {
  return deleteAllFacts(db, plan);
}

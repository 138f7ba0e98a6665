// The notice of sizes that moved: the parent has read it, or takes back what moved them.
import { readMovesToTell } from "~/contracts/growth/stored-sizes.ts";
import { clearSizeMoves, type PlanForViewer, selectSizeMoves } from "~/data/growth/size-facts.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "~/usecases/plans/under-lease.ts";
import { removeFacts } from "./record-fact.ts";

export type SettleMovesResult = "read" | "undone" | "not-found";

/** All pages drop the notice. */
export async function dismissMoves(
  { db, live }: Needs<"db" | "live">,
  plan: PlanForViewer,
): Promise<SettleMovesResult> {
  const settled = await clearSizeMoves(db, plan);
  if (settled) await announcePlan(live, settled);
  if (settled) return "read";
  const [existing] = await selectSizeMoves(db, plan);
  return existing ? "read" : "not-found";
}

/** Deletes the facts that moved the sizes, which has the plan worked out again. */
export async function undoMoves(
  deps: Needs<"db" | "planQueue" | "live" | "now">,
  plan: PlanForViewer,
): Promise<SettleMovesResult> {
  const [existing] = await selectSizeMoves(deps.db, plan);
  if (!existing) return "not-found";
  const factIds = readMovesToTell(existing.sizeMoves)?.facts ?? [];
  const gone = await removeFacts(deps, { ...plan, factIds });
  return gone.length > 0 ? "undone" : "read";
}

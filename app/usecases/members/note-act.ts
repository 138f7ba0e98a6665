import type { ActFacts } from "~/contracts/members/stored-acts.ts";
import { keepAct } from "~/data/members/kept-acts.server.ts";
import type { NamedPlan } from "~/data/members/memberships.server.ts";
import type { PlanAct } from "~/domain/members/plan-acts.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/**
 * Keeps what somebody has done to a plan for "What changed", in the background. The act itself is committed; what can't be kept is only missing from the page.
 */
export function noteAct(
  { db, now, waitUntil }: Needs<"db" | "now" | "waitUntil">,
  doer: { userId: string } & NamedPlan,
  done: ActFacts & { act: PlanAct },
): void {
  const kept = keepAct(db, doer, done, now).catch((error: unknown) => {
    log.error("plan_act_not_kept", { act: done.act, ...errorFacts(error) });
  });
  waitUntil(kept);
}

// Names a plan's babies, and the people on it.

import { saveGivenName } from "~/data/accounts/profiles.server.ts";
import { selectOthersShared, selectOwnShared } from "~/data/members/people.server.ts";
import { updateBabyNames } from "~/data/plans/plans.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "~/usecases/plans/under-lease.ts";

/**
 * Names a plan's babies, one name for each and empty for none, and tells its people's open pages; null if the question was
 * skipped. False unless the viewer may edit the plan.
 */
export async function nameBabies(
  { db, live }: Needs<"db" | "live">,
  viewerId: string,
  planId: string,
  names: readonly string[] | null,
): Promise<boolean> {
  const plan = await updateBabyNames(db, viewerId, planId, names);
  if (plan) await announcePlan(live, plan);
  return plan !== null;
}

/**
 * Names the user, and tells the open pages of all who share a plan with them; null if the question was skipped. `wasTold`: the form has
 * said that others see the address of whoever has no name; from now on they do.
 */
export async function nameUser(
  { db, live }: Needs<"db" | "live">,
  userId: string,
  name: string | null,
  wasTold = false,
): Promise<void> {
  const [, own, others] = await db.batch([
    saveGivenName(db, userId, name, wasTold),
    selectOwnShared(db, userId),
    selectOthersShared(db, userId),
  ]);
  if (name === null) return;
  for (const plan of [...own, ...others]) await announcePlan(live, plan);
}

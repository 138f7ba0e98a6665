// Which plan the places of a signed-in user are about: the open one, the one opened last, the final one, the
// newest; and never another family's.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { selectShownPlan } from "~/data/plans/selection.server.ts";
import { userOnboardingData, usersProfile } from "~/data/schema.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";

const db = openDatabase(env.DB);

let user: { id: string };

beforeEach(async () => {
  user = await aUser(db);
});

const aPlan = async (
  attemptNumber: number,
  status: "completed" | "pending" | "failed" = "completed",
  ownerId = user.id,
) => (await aStoredPlan(db, ownerId, { attemptNumber, status })).onboardingId;

async function shown(openId: string | null = null, lastId: string | null = null) {
  const [plan] = await selectShownPlan(db, { viewerId: user.id, openId, lastId });
  return plan?.onboardingId ?? null;
}

it("R23 the open one, else the one opened last, else the final one, else the newest", async () => {
  expect(await shown()).toBeNull();
  const [final, last, open, newest] = [await aPlan(1), await aPlan(2), await aPlan(3), await aPlan(4)];
  expect(await shown()).toBe(newest);
  await db.update(usersProfile).set({ selectedOnboardingId: final }).where(eq(usersProfile.userId, user.id));
  expect(await shown()).toBe(final);
  expect(await shown(null, last)).toBe(last);
  expect(await shown(open, last)).toBe(open);
});

it("R23 one that can be opened, if there is any", async () => {
  const failed = await aPlan(1, "failed");
  const pending = await aPlan(2, "pending");
  expect(await shown()).toBe(pending);
  expect(await shown(null, failed)).toBe(failed);
  const complete = await aPlan(3);
  expect(await shown(pending, failed)).toBe(complete);
});

it("R23 never a deleted one, or another family's", async () => {
  const other = await aUser(db);
  const foreign = await aPlan(1, "completed", other.id);
  expect(await shown(foreign, foreign)).toBeNull();
  const own = await aPlan(1);
  expect(await shown(foreign, foreign)).toBe(own);
  await db
    .update(userOnboardingData)
    .set({ deletedAt: Date.now() })
    .where(eq(userOnboardingData.onboardingId, own));
  expect(await shown(own, own)).toBeNull();
});

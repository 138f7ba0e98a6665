// Which plan the places of a signed-in user are about: the open one, the one opened last, the final one, the
// newest; and never another family's.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { selectShownPlan } from "~/data/plans/selection.server.ts";
import { calendarEvents, userOnboardingData, usersProfile } from "~/data/schema.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";

const db = openDatabase(env.DB);

let user: { id: string };

beforeEach(async () => {
  user = await aUser(db);
});

const TODAY = "2027-06-10";

const aPlan = async (
  attemptNumber: number,
  status: "completed" | "pending" | "failed" = "completed",
  ownerId = user.id,
) => (await aStoredPlan(db, ownerId, { attemptNumber, status })).onboardingId;

type Question = Partial<Parameters<typeof selectShownPlan>[1]>;

async function shown(openId: string | null = null, lastId: string | null = null, asked: Question = {}) {
  const [plan] = await selectShownPlan(db, { viewerId: user.id, openId, lastId, today: TODAY, ...asked });
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

const bornOn = async (attemptNumber: number, babyBornOn: string | null, expectedDueDate: string) =>
  (await aStoredPlan(db, user.id, { attemptNumber, babyBornOn, expectedDueDate })).onboardingId;

it("of two children the one who is here, until their plan is over", async () => {
  const first = await bornOn(1, "2027-01-03", "2027-01-05");
  const second = await bornOn(2, null, "2028-02-01");
  expect(await shown()).toBe(first);
  expect(await shown(null, second)).toBe(second);
  expect(await shown(null, second, { asksToday: true })).toBe(first);
  expect(await shown(second, null, { asksToday: true })).toBe(second);
  const [dayBeforeEnd, end] = ["2028-01-02", "2028-01-03"];
  expect(await shown(null, null, { today: dayBeforeEnd })).toBe(first);
  expect(await shown(null, null, { today: end })).toBe(second);
  await db.update(usersProfile).set({ selectedOnboardingId: first }).where(eq(usersProfile.userId, user.id));
  expect(await shown(null, null, { today: end })).toBe(second);
});

it("the child that a calendar's event speaks of, and never another family's", async () => {
  const [first, second] = [await bornOn(1, "2027-01-03", "2027-01-05"), await bornOn(2, null, "2028-02-01")];
  const announce = (onboardingId: string, uid: string) =>
    db
      .insert(calendarEvents)
      .values({ onboardingId, key: "size:3-6m:0", uid, facts: "{}", digest: "", sequence: 0, changedAt: 0 });
  await announce(second, "of-the-second");
  const stranger = await aUser(db);
  await announce((await aStoredPlan(db, stranger.id, { attemptNumber: 1 })).onboardingId, "of-a-stranger");
  expect(await shown(null, first, { event: "of-the-second" })).toBe(second);
  expect(await shown(null, first, { event: "of-the-second", asksToday: true })).toBe(second);
  expect(await shown(null, first, { event: "of-a-stranger" })).toBe(first);
});

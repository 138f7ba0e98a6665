// What the addresses without an attempt, the transition screen, and a repeated quiz read: the user's own
// rows, and copies only where intended.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import { openDatabase } from "~/data/database.server.ts";
import { selectTiers } from "~/data/plans/allowance.server.ts";
import {
  selectLastAnswers,
  selectNewestQuizForViewer,
  selectPlansForViewer,
} from "~/data/plans/plans.server.ts";
import { selectSelection } from "~/data/plans/selection.server.ts";
import { subscriptionTiers, userOnboardingData, usersProfile } from "~/data/schema.ts";
import { findDashboardPath } from "~/domain/plans/default-plan.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";

const db = openDatabase(env.DB);

let user: { id: string };
let other: { id: string };

beforeEach(async () => {
  user = await aUser(db);
  other = await aUser(db);
});

async function pathFor(userId: string, askedId: string | null = null): Promise<string | null> {
  const [plans, [selection]] = await db.batch([
    selectPlansForViewer(db, userId),
    selectSelection(db, userId),
  ]);
  const finalId = selection?.selectedOnboardingId ?? null;
  const sized = plans.map((plan) => ({ ...plan, sizeDays: readSizes(plan).days }));
  return findDashboardPath({ plans: sized, finalId, askedId, ageRange: "0-3m", today: "2027-01-01" });
}

async function aPlan(userId: string, attemptNumber: number, status: "completed" | "pending" = "completed") {
  return (await aStoredPlan(db, userId, { attemptNumber, status })).onboardingId;
}

const select = (userId: string, selectedPlanId: string) =>
  db
    .update(usersProfile)
    .set({ selectedOnboardingId: selectedPlanId })
    .where(eq(usersProfile.userId, userId));

describe("the dashboard that is meant by default", () => {
  it("is the final one, without it the newest complete one, and never another family's", async () => {
    await aPlan(other.id, 1);
    expect(await pathFor(user.id)).toBe("/dashboards");
    const first = await aPlan(user.id, 1);
    const second = await aPlan(user.id, 2);
    await aPlan(user.id, 3, "pending");
    expect(await pathFor(user.id)).toBe(`/dashboards/${second}/0-3m`);
    await select(user.id, first);
    expect(await pathFor(user.id)).toBe(`/dashboards/${first}/0-3m`);
  });

  it("is not a final one that is gone or somebody else's", async () => {
    const [own, gone, foreign] = [await aPlan(user.id, 1), await aPlan(user.id, 2), await aPlan(other.id, 1)];
    await select(user.id, gone);
    await db.delete(userOnboardingData).where(eq(userOnboardingData.onboardingId, gone));
    expect(await pathFor(user.id)).toBe(`/dashboards/${own}/0-3m`);
    await select(user.id, foreign);
    expect(await pathFor(user.id)).toBe(`/dashboards/${own}/0-3m`);
  });

  it("S43 is nowhere when the address names another family's attempt, as when it names none there is", async () => {
    await aPlan(user.id, 1);
    const foreign = await aPlan(other.id, 1);
    expect(await pathFor(user.id, foreign)).toBeNull();
    expect(await pathFor(user.id, "nosuchattempt")).toBeNull();
    expect(await pathFor(other.id, foreign)).toBe(`/dashboards/${foreign}/0-3m`);
  });
});

describe("the newest quiz", () => {
  it("is the user's own, whatever its status, and no copy", async () => {
    expect(await selectNewestQuizForViewer(db, user.id)).toEqual([]);
    await aStoredPlan(db, other.id, { attemptNumber: 9 });
    await aStoredPlan(db, user.id, { attemptNumber: 1, status: "completed" });
    const newest = await aStoredPlan(db, user.id, { attemptNumber: 2, status: "failed" });
    await aStoredPlan(db, user.id, { attemptNumber: 3, status: "completed", countsTowardQuota: false });
    const rows = await selectNewestQuizForViewer(db, user.id);
    expect(rows.map(({ onboardingId: planId }) => planId)).toEqual([newest.onboardingId]);
  });

  it("is where the next one starts from; a copy says that it is one", async () => {
    await aStoredPlan(db, user.id, { attemptNumber: 1, zipcode: "33139", countsTowardQuota: false });
    expect(await selectLastAnswers(db, user.id)).toEqual([
      expect.objectContaining({ zipcode: "33139", isCopy: true }),
    ]);
    await aStoredPlan(db, user.id, { attemptNumber: 2, zipcode: "55401", genderPreference: "girl" });
    await aStoredPlan(db, user.id, { attemptNumber: 3, zipcode: "98101", countsTowardQuota: false });
    expect(await selectLastAnswers(db, user.id)).toEqual([
      expect.objectContaining({ zipcode: "55401", genderPreference: "girl", isCopy: false }),
    ]);
  });
});

it("the plans are compared by what the tiers' rows allow", async () => {
  expect(await selectTiers(db)).toEqual([
    { name: "free", max: 3 },
    { name: "premium", max: 10 },
  ]);
  await db
    .update(subscriptionTiers)
    .set({ maxQuizAttempts: 12 })
    .where(eq(subscriptionTiers.name, "premium"));
  expect((await selectTiers(db)).at(-1)).toEqual({ name: "premium", max: 12 });
});

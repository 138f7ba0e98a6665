// The download of everything stored about a user.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { emptyPlans } from "~/data/plans/deletions.server.ts";
import { userClothingItems, userOnboardingData } from "~/data/schema.ts";
import { NO_DAY } from "~/domain/calendar.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { aCustomGarment, aSession, aStoredPlan, aUser } from "../../support/factories.ts";
import { aWorld, planned } from "../../support/plans.ts";

const db = openDatabase(env.DB);

const now = Date.now();

describe("A11 the download", () => {
  it("holds everything of the user, readable, and no means of access", async () => {
    const world = await aWorld();
    const { onboardingId: planId } = await planned(world);
    const { token, tokenHash } = await aSession(db, world.userId, { userAgent: "My browser" });
    await db
      .update(userClothingItems)
      .set({ userAddedQuantities: '{"0-3m":{"1":{"quantity":4}}}', personalNotes: '{"0-3m":"from grandma"}' })
      .where(eq(userClothingItems.onboardingId, planId));
    const hat = await aCustomGarment(db, world.userId, { name: "Knitted hat" });
    await db
      .insert(userClothingItems)
      .values({
        userId: world.userId,
        clothingId: hat.clothingId,
        itemName: hat.name,
        onboardingId: planId,
        attemptNumber: 1,
        calculatedQuantities: "...",
        createdAt: now,
        updatedAt: now,
      });
    const stranger = await aUser(db);
    await aStoredPlan(db, stranger.id, { cardTitle: "not yours" });

    const data = await exportOwnData({ db, now }, world.userId);
    expect(data.account).toMatchObject({ id: world.userId, hasPassword: false });
    expect(data.profile).toMatchObject({ role: "free", tier: "free", quizAttemptsCount: 1 });
    expect(data.devices).toEqual([expect.objectContaining({ userAgent: "My browser" })]);
    expect(data.customItems).toEqual([expect.objectContaining({ name: "Knitted hat" })]);
    const [plan] = data.attempts;
    expect(plan).toMatchObject({ onboardingId: planId, zipcode: "55401", status: "completed" });
    expect(plan?.monthCards).toHaveLength(12);
    expect(plan?.items).toHaveLength(74);
    expect(plan?.items[0]).toMatchObject({
      userAddedQuantities: { "0-3m": { "1": { quantity: 4 } } },
      personalNotes: { "0-3m": "from grandma" },
      calculatedQuantities: { daily: expect.anything() },
    });
    const text = JSON.stringify(data);
    for (const secret of [token, tokenHash, "scrypt", "not yours", "submissionKey", "runId"]) {
      expect(text).not.toContain(secret);
    }
  });

  it("F42 leaves out days and instants that can't be read", async () => {
    const world = await aWorld();
    const { onboardingId: planId } = await planned(world);
    await env.DB.prepare(
      `update user_onboarding_data set expected_due_date = 'not a day', baby_born_on = '2026-02-30', created_at = 'many',
        updated_at = -1 where onboarding_id = ?1`,
    )
      .bind(planId)
      .run();
    const data = await exportOwnData({ db, now }, world.userId);
    expect(data.attempts).toMatchObject([
      { onboardingId: planId, expectedDueDate: null, babyBornOn: null, createdAt: null, updatedAt: null },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/1900-01-01|1970-01-01|1969-12-31/);
  });

  it("has nothing of a plan that was deleted and emptied, nor of its placeholders", async () => {
    const world = await aWorld();
    const { onboardingId: planId } = await planned(world);
    await db
      .update(userOnboardingData)
      .set({ deletedAt: now })
      .where(eq(userOnboardingData.onboardingId, planId));
    await emptyPlans(db, [planId], now);
    const [tombstone] = await db
      .select()
      .from(userOnboardingData)
      .where(eq(userOnboardingData.onboardingId, planId));
    expect(tombstone).toMatchObject({ zipcode: "", expectedDueDate: NO_DAY });
    const data = await exportOwnData({ db, now }, world.userId);
    expect(data.attempts).toEqual([]);
    expect(data.profile).toMatchObject({ quizAttemptsCount: 1 });
    expect(JSON.stringify(data)).not.toContain(NO_DAY);
    expect(JSON.stringify(data)).not.toContain(planId);
  });

  it("of a fresh account is whole too", async () => {
    const user = await aUser(db);
    const data = await exportOwnData({ db, now }, user.id);
    expect(data).toMatchObject({ attempts: [], customItems: [], travelPlans: [], mails: [], signIns: [] });
  });
});

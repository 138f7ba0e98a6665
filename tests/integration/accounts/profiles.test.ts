// The profile: what it shows, the mail switch, the download, and the profile that a quiz load makes.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { profileForm } from "~/contracts/accounts/account-forms.ts";
import { selectProfile } from "~/data/accounts/profiles.server.ts";
import { openDatabase } from "~/data/database.server.ts";
import { askForReminders, endReminders } from "~/data/mail/mail-preferences.server.ts";
import { mailPreferences, userClothingItems, usersProfile } from "~/data/schema.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { syncProfile } from "~/usecases/accounts/sync-profile.ts";
import { aCustomGarment, anAttempt, aSession, aUser } from "../../support/factories.ts";
import { aUserWithPassword } from "../../support/known-users.ts";
import { aWorld, planned } from "../../support/plans.ts";

const db = openDatabase(env.DB);
const now = Date.now();

describe("the profile", () => {
  it("S23 shows the role as it stands at this request", async () => {
    const user = await aUser(db, { profile: { role: "admin", quizAttemptsCount: 2 } });
    expect(await selectProfile(db, user.id)).toEqual([
      expect.objectContaining({
        email: user.email,
        role: "admin",
        quizAttemptsCount: 2,
        maxQuizAttempts: 3,
        hasPassword: false,
        reminders: false,
      }),
    ]);
    await db.update(usersProfile).set({ role: "free" }).where(eq(usersProfile.userId, user.id));
    expect((await selectProfile(db, user.id))[0]?.role).toBe("free");
  });

  it("switches reminders of one's own address on and off; none are sent before they are asked for", async () => {
    const [user, other] = [await aUserWithPassword(), await aUser(db)];
    const reminders = async (id: string) => (await selectProfile(db, id))[0]?.reminders;
    const rowOf = (email: string) =>
      db.select().from(mailPreferences).where(eq(mailPreferences.email, email));
    expect(await reminders(user.id)).toBe(false);
    await askForReminders(db, user.id, now);
    expect(await reminders(user.id)).toBe(true);
    expect(await rowOf(other.email)).toEqual([]);
    await endReminders(db, user.id, now + 1);
    expect(await rowOf(user.email)).toEqual([
      { email: user.email, reminders: false, unsubscribedAt: now + 1, lookAt: null, updatedAt: now + 1 },
    ]);
    await askForReminders(db, user.id, now + 2);
    expect(await rowOf(user.email)).toEqual([
      { email: user.email, reminders: true, unsubscribedAt: null, lookAt: now + 2, updatedAt: now + 2 },
    ]);
  });

  it("S9 takes no role, tier, counter or user from its form", () => {
    const sent = { intent: "mail", reminders: "on", role: "admin", subscription_id: "2", user_id: "x" };
    expect(profileForm.parse(sent)).toEqual({ intent: "mail", reminders: "on" });
    for (const junk of [
      {},
      { intent: "mail", reminders: "maybe" },
      { intent: "end-session", session: "%" },
    ]) {
      expect(profileForm.safeParse(junk).success).toBe(false);
    }
  });
});

describe("the profile that is missing", () => {
  const profilesOf = (userId: string) =>
    db.select().from(usersProfile).where(eq(usersProfile.userId, userId));

  it("is made on the free tier", async () => {
    const user = await aUser(db);
    await db.delete(usersProfile).where(eq(usersProfile.userId, user.id));
    expect(await syncProfile({ db, now }, user)).toBe("ok");
    expect(await profilesOf(user.id)).toEqual([
      expect.objectContaining({ email: user.email, role: "free", subscriptionId: 1, quizAttemptsCount: 0 }),
    ]);
  });

  it("is made once by two pages at a time, and one that is there stays as it is", async () => {
    const user = await aUser(db, { profile: { role: "admin" } });
    expect(await syncProfile({ db, now }, user)).toBe("ok");
    expect((await profilesOf(user.id))[0]?.role).toBe("admin");
    await db.delete(usersProfile).where(eq(usersProfile.userId, user.id));
    const both = await Promise.all([syncProfile({ db, now }, user), syncProfile({ db, now }, user)]);
    expect(both).toEqual(["ok", "ok"]);
    expect(await profilesOf(user.id)).toHaveLength(1);
  });

  it("A1 EMAIL_IN_USE when the address belongs to another user's profile, and nothing is written", async () => {
    const [user, other] = [await aUser(db), await aUser(db)];
    await db.delete(usersProfile).where(eq(usersProfile.userId, user.id));
    await db.update(usersProfile).set({ email: user.email }).where(eq(usersProfile.userId, other.id));
    expect(await syncProfile({ db, now }, user)).toBe("EMAIL_IN_USE");
    expect(await profilesOf(user.id)).toEqual([]);
  });
});

describe("A11 the download", () => {
  it("holds everything of the user, readable, and no means of access", async () => {
    const world = await aWorld();
    const { onboardingId } = await planned(world);
    const { token, tokenHash } = await aSession(db, world.userId, { userAgent: "My browser" });
    await db
      .update(userClothingItems)
      .set({ userAddedQuantities: '{"0-3m":{"1":{"quantity":4}}}', personalNotes: '{"0-3m":"from grandma"}' })
      .where(eq(userClothingItems.onboardingId, onboardingId));
    const hat = await aCustomGarment(db, world.userId, { name: "Knitted hat" });
    await db.insert(userClothingItems).values({
      userId: world.userId,
      clothingId: hat.clothingId,
      itemName: hat.name,
      onboardingId,
      attemptNumber: 1,
      calculatedQuantities: "...",
      createdAt: now,
      updatedAt: now,
    });
    const stranger = await aUser(db);
    await anAttempt(db, stranger.id, { cardTitle: "not yours" });

    const data = await exportOwnData({ db, now }, world.userId);
    expect(data.account).toMatchObject({ id: world.userId, hasPassword: false });
    expect(data.profile).toMatchObject({ role: "free", tier: "free", quizAttemptsCount: 1 });
    expect(data.devices).toEqual([expect.objectContaining({ userAgent: "My browser" })]);
    expect(data.customItems).toEqual([expect.objectContaining({ name: "Knitted hat" })]);
    const [attempt] = data.attempts;
    expect(attempt).toMatchObject({ onboardingId, zipcode: "55401", status: "completed" });
    expect(attempt?.monthCards).toHaveLength(12);
    expect(attempt?.items).toHaveLength(74);
    expect(attempt?.items[0]).toMatchObject({
      userAddedQuantities: { "0-3m": { "1": { quantity: 4 } } },
      personalNotes: { "0-3m": "from grandma" },
      calculatedQuantities: { daily: expect.anything() },
    });
    const text = JSON.stringify(data);
    for (const secret of [token, tokenHash, "scrypt", "not yours", "submissionKey", "runId"]) {
      expect(text).not.toContain(secret);
    }
  });

  it("of a fresh account is whole too", async () => {
    const user = await aUser(db);
    const data = await exportOwnData({ db, now }, user.id);
    expect(data).toMatchObject({ attempts: [], customItems: [], travelPlans: [], mails: [], signIns: [] });
  });
});

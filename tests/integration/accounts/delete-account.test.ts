// Deleting an account: who may, and that nothing of the user is left.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { changeAddress } from "~/data/accounts/address-changes.server.ts";
import {
  addressChanges,
  emailTokens,
  mailOutbox,
  mailPreferences,
  oauthAccounts,
  passkeys,
  sizeReminders,
  travelPlanItems,
  travelWeatherData,
  userClothingItems,
  userOnboardingData,
  users,
  userTravelPlans,
} from "~/data/schema.ts";
import { selectViewer } from "~/data/sessions.server.ts";
import { newId } from "~/lib/new-id.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import { deleteAccount } from "~/usecases/accounts/delete-account.ts";
import { requestPasswordReset } from "~/usecases/accounts/passwords.ts";
import { deliverMail } from "~/usecases/mail/deliver-mail.ts";
import {
  confirmLink,
  db,
  dumpDatabase,
  mailedToken,
  newestMail,
  PASSWORD,
  sendSignIn,
  sendSignUp,
} from "../../support/accounts.ts";
import { aCustomGarment, aSession, aStoredPlan, aUser } from "../../support/factories.ts";
import { drain, heldQueues } from "../../support/held-queues.ts";
import { accountDependencies, aUserWithPassword } from "../../support/known-users.ts";
import { askForLive, openLive } from "../../support/live-sockets.ts";

const exists = async (id: string) => (await db.select().from(users).where(eq(users.id, id))).length === 1;

const mailsTo = async (email: string) =>
  (await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email))).map(({ kind }) => kind);

/** Sends the mails waiting for an address, as a deployment that keeps no texts does. */
async function deliverAll(email: string): Promise<void> {
  const sender = { keepsText: false, send: async () => {} };
  const waiting = await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email));
  for (const { id } of waiting) {
    await deliverMail({ db, sender, tokenSecret: env.TOKEN_SECRET, clock: Date.now }, id);
  }
}

/** Adds a row for the user to every table that can hold one. */
async function fillEveryTable(user: { id: string; email: string }): Promise<void> {
  const now = Date.now();
  const { onboardingId: planId, attemptNumber } = await aStoredPlan(db, user.id, { status: "completed" });
  const { clothingId, name } = await aCustomGarment(db, user.id, { name: "Knitted hat" });
  const tripId = newId();
  const item = { userId: user.id, clothingId, itemName: name };
  await db.batch([
    db
      .insert(userClothingItems)
      .values({
        ...item,
        onboardingId: planId,
        attemptNumber,
        calculatedQuantities: "",
        createdAt: now,
        updatedAt: now,
      }),
    db
      .insert(userTravelPlans)
      .values({
        id: tripId,
        userId: user.id,
        onboardingId: planId,
        destination: "Seattle, WA",
        zipcode: "98101",
        startDate: "2027-03-01",
        endDate: "2027-03-05",
        laundryFrequency: "daily",
        hasLaundryAccess: true,
        activities: "{}",
        planStart: "2027-01-01",
        status: "ready",
        runId: newId(),
        formKey: newId(),
        createdAt: now,
        updatedAt: now,
      }),
    db
      .insert(travelWeatherData)
      .values({
        travelPlanId: tripId,
        weatherCategory: "Mild",
        avgTempMax: 60,
        avgTempMin: 50,
        rainDays: 1,
        snowDays: 0,
        source: "season",
        isForecast: false,
        days: 0,
      }),
    db
      .insert(travelPlanItems)
      .values({ ...item, travelPlanId: tripId, ageRange: "0-3m", quantity: 1, packQuantity: 1 }),
    db
      .insert(oauthAccounts)
      .values({ provider: "google", subject: user.id, userId: user.id, email: user.email, createdAt: now }),
    db.insert(mailPreferences).values({ email: user.email, reminders: true, lookAt: now, updatedAt: now }),
    db
      .insert(sizeReminders)
      .values({ onboardingId: planId, ageRange: "3-6m", userId: user.id, createdAt: now }),
    db
      .insert(passkeys)
      .values({
        credentialId: newId(),
        userId: user.id,
        publicKey: "key",
        counter: 0,
        transports: "internal",
        name: "Robin's phone",
        createdAt: now,
      }),
    db
      .insert(addressChanges)
      .values({
        userId: user.id,
        email: `${user.id}@elsewhere.test`,
        tokenHash: hashToken(newToken()),
        expiresAt: now + 1000,
      }),
    db
      .insert(emailTokens)
      .values({
        tokenHash: hashToken(newToken()),
        userId: user.id,
        purpose: "reset",
        createdAt: now,
        expiresAt: now + 1000,
      }),
  ]);
}

describe("A11 deleting an account", () => {
  it("leaves nothing of the user in any table, not even a mail that waits", async () => {
    const user = await aUserWithPassword();
    await fillEveryTable(user);
    await aSession(db, user.id);
    const queues = heldQueues();
    await requestPasswordReset(accountDependencies({ queues }), user.email);
    const dump = await dumpDatabase();
    expect(dump).toContain(user.id);

    const result = await deleteAccount(
      accountDependencies(),
      { ...user, provedAt: 0 },
      { password: PASSWORD },
    );
    expect(result).toBe("deleted");
    // One last mail says that the account was deleted; then that is gone too.
    expect(await mailsTo(user.email)).toEqual(["account-deleted"]);
    await deliverAll(user.email);
    const after = await dumpDatabase();
    for (const trace of [user.id, user.email, "Knitted hat", "Robin's phone"])
      expect(after).not.toContain(trace);
    await drain(queues, { ...env, ...queues.bindings });
    expect(await sendSignIn(user.email)).toBeNull();
  });

  it("leaves nothing of a former address either, except the notice of its end until it is sent", async () => {
    const user = await aUserWithPassword();
    const [from, to, now] = [user.email, `new-${user.email}`, Date.now()];
    const tokenHash = hashToken(newToken());
    await requestPasswordReset(accountDependencies(), from);
    await deliverAll(from);
    await db.batch([
      db.insert(addressChanges).values({ userId: user.id, email: to, tokenHash, expiresAt: now + 1000 }),
      db.insert(mailPreferences).values({ email: from, unsubscribedAt: now, updatedAt: now }),
    ]);
    const deps = accountDependencies();
    const notice = await deps.outbox.prepare({
      ...{ letter: { kind: "address-changed", at: now }, to: from, idempotencyKey: newId(), path: "/auth" },
    });
    expect(await changeAddress(db, { userId: user.id, tokenHash, from, to, now, notice })).toBe(true);
    expect((await mailsTo(from)).toSorted()).toEqual(["address-changed", "reset"]);
    await deleteAccount(deps, { ...user, provedAt: 0 }, { password: PASSWORD });
    // Whoever has lost the address to an intruder still hears of it.
    expect(await mailsTo(from)).toEqual(["address-changed"]);
    for (const email of [from, to]) await deliverAll(email);
    expect(await dumpDatabase()).not.toContain(from);
  });

  it("S23 ends sessions and sockets at once", async () => {
    const user = await aUserWithPassword();
    const { tokenHash, cookie } = await aSession(db, user.id);
    const { socket } = await openLive(cookie);
    const closed = vi.fn();
    socket.addEventListener("close", ({ code }) => closed(code));
    await deleteAccount(accountDependencies(), { ...user, provedAt: 0 }, { password: PASSWORD });
    await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(4001));
    expect(await selectViewer(db, user.id, tokenHash, Date.now())).toEqual([]);
    expect((await askForLive({ Cookie: cookie })).status).toBe(401);
  });

  it("asks for the password, and the address does not do in its place", async () => {
    const user = await aUserWithPassword();
    const deps = accountDependencies();
    const proved = { ...user, provedAt: deps.now };
    for (const form of [{ password: "a wrong guess" }, { password: "" }, {}]) {
      expect(await deleteAccount(deps, proved, form)).toBe("password-wrong");
    }
    expect(await exists(user.id)).toBe(true);
    expect(await mailsTo(user.email)).toEqual([]);
  });

  it("without a password asks for a proof of the last fifteen minutes, and the address does not do", async () => {
    const user = await aUser(db);
    const deps = accountDependencies();
    const old = { ...user, provedAt: deps.now - 15 * 60_000 };
    for (const form of [{}, { password: "" }, { password: PASSWORD }, { password: user.email }]) {
      expect(await deleteAccount(deps, old, form)).toBe("proof-needed");
    }
    expect(await exists(user.id)).toBe(true);
    expect(await deleteAccount(deps, { ...user, provedAt: old.provedAt + 1 }, {})).toBe("deleted");
    expect(await exists(user.id)).toBe(false);
  });

  it("tells the owner by one last mail, however often it is sent", async () => {
    const user = await aUserWithPassword();
    const deps = accountDependencies();
    const leaving = { ...user, provedAt: 0 };
    const both = [1, 2].map(() => deleteAccount(deps, leaving, { password: PASSWORD }));
    expect(await Promise.all(both)).toEqual(["deleted", "deleted"]);
    expect(await mailsTo(user.email)).toEqual(["account-deleted"]);
    const { message } = await newestMail(user.email);
    expect(message.subject).toBe("Your Layette account was deleted");
    expect(message.text).toContain("If that wasn't you");
  });

  it("leaves a friend's copy, which no longer says whose it was", async () => {
    const [user, friend] = [await aUserWithPassword(), await aUser(db)];
    const { onboardingId: planId } = await aStoredPlan(db, friend.id, {
      replicationConfig: JSON.stringify({ includePersonalNotes: true, sourceUserId: user.id }),
    });
    await deleteAccount(accountDependencies(), { ...user, provedAt: 0 }, { password: PASSWORD });
    const [copy] = await db
      .select()
      .from(userOnboardingData)
      .where(eq(userOnboardingData.onboardingId, planId));
    expect(JSON.parse(copy?.replicationConfig ?? "null")).toEqual({ includePersonalNotes: true });
  });

  it("sets the address free for a new sign-up", async () => {
    const user = await aUserWithPassword();
    await deleteAccount(accountDependencies(), { ...user, provedAt: 0 }, { password: PASSWORD });
    await sendSignUp({ email: user.email });
    await confirmLink(await mailedToken(user.email), { password: PASSWORD });
    const [again] = await db.select().from(users).where(eq(users.email, user.email));
    expect(again?.id).toMatch(/\w/);
    expect(again?.id).not.toBe(user.id);
  });
});

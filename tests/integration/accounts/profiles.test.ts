// What the profile shows and saves.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { profileForm } from "~/contracts/accounts/account-forms.ts";
import { selectProfile } from "~/data/accounts/profiles.server.ts";
import { openDatabase } from "~/data/database.server.ts";
import { askForReminders, endReminders } from "~/data/mail/size-reminders.server.ts";
import { selectAllowance } from "~/data/plans/allowance.server.ts";
import { mailPreferences, usersProfile } from "~/data/schema.ts";
import { changedSince, LEGAL_KNOWN } from "~/domain/public/legal-changes.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { aUserWithPassword } from "../../support/known-users.ts";
import { aBrowser } from "../../support/pages.ts";

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

describe("the line about changed legal texts", () => {
  const known = async (userId: string) => (await selectAllowance(db, userId))[0]?.legalKnown ?? null;

  async function aDevice(userId: string) {
    const [, name = "", value = ""] =
      /^([^=]+)=(.*)$/.exec((await aSession(db, userId, { expiresAt: now + 864e5 })).cookie) ?? [];
    return aBrowser({ cookies: [[name, value]] });
  }

  it.each([
    [{}, "/dashboards"],
    [{ read: "privacy" }, "/privacy"],
    [{ read: "terms" }, "/terms"],
  ])("ends with %o for good, for its reader alone, and leads to %s", async (sent, to) => {
    const profile = { legalKnown: null };
    const [user, other] = [await aUser(db, { profile }), await aUser(db, { profile })];
    expect(changedSince(await known(user.id))).toEqual(["privacy", "terms"]);
    const form = { intent: "legal-known", from: "/dashboards", ...sent };
    for (const device of [await aDevice(user.id), await aDevice(user.id)]) {
      const answer = await device.post("/profile", form);
      expect([answer.status, answer.location]).toEqual([302, to]);
      expect(await known(user.id)).toBe(LEGAL_KNOWN);
    }
    expect(await known(other.id)).toBe(null);
  });

  it("stays, and leads nowhere, when something else is sent", async () => {
    const user = await aUser(db, { profile: { legalKnown: null } });
    const device = await aDevice(user.id);
    const answer = await device.post("/profile", { intent: "legal-known", read: "//evil.example" });
    expect([answer.location, await known(user.id)]).toEqual([null, null]);
    expect(answer.status).toBeLessThan(500);
  });
});

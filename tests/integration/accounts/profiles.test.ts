// What the profile shows and saves.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { profileForm } from "~/contracts/accounts/account-forms.ts";
import { selectProfile } from "~/data/accounts/profiles.server.ts";
import { openDatabase } from "~/data/database.server.ts";
import { askForReminders, endReminders } from "~/data/mail/size-reminders.server.ts";
import { mailPreferences, usersProfile } from "~/data/schema.ts";
import { aUser } from "../../support/factories.ts";
import { aUserWithPassword } from "../../support/known-users.ts";

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

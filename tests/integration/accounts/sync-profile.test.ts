// Creating a missing profile.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { usersProfile } from "~/data/schema.ts";
import { syncProfile } from "~/usecases/accounts/sign-up.ts";
import { aUser } from "../../support/factories.ts";
import { failingDatabase } from "../../support/faulty-bindings.ts";
import { expectLogs } from "../../support/logs.ts";

const db = openDatabase(env.DB);

const now = Date.now();

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

  it("PROFILE_NOT_CREATED when it can't be written", async () => {
    expectLogs("profile_not_created");
    const user = await aUser(db);
    await db.delete(usersProfile).where(eq(usersProfile.userId, user.id));
    const failing = openDatabase(failingDatabase(env.DB, /insert.*users_profile/i));
    expect(await syncProfile({ db: failing, now }, user)).toBe("PROFILE_NOT_CREATED");
    expect(await profilesOf(user.id)).toEqual([]);
  });

  it("A1 EMAIL_IN_USE when the address belongs to another user's profile, and nothing is written", async () => {
    const [user, other] = [await aUser(db), await aUser(db)];
    await db.delete(usersProfile).where(eq(usersProfile.userId, user.id));
    await db.update(usersProfile).set({ email: user.email }).where(eq(usersProfile.userId, other.id));
    expect(await syncProfile({ db, now }, user)).toBe("EMAIL_IN_USE");
    expect(await profilesOf(user.id)).toEqual([]);
  });
});

// The link that confirms a sign-up.
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mailPreferences, pendingSignUps, users, usersProfile } from "~/data/schema.ts";
import { selectViewer } from "~/data/sessions.server.ts";
import { LEGAL_KNOWN } from "~/domain/public/legal-changes.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import * as accounts from "../../support/accounts.ts";

const { confirmLink, db, mailedToken, PASSWORD, sendSignIn, sendSignUp } = accounts;

const HOUR_MS = 3_600_000;

const usersWith = (email: string) => db.select().from(users).where(eq(users.email, email));

const waitingWith = (email: string) =>
  db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email));

describe("confirmation", () => {
  it("makes a confirmed user with profile who has chosen no mail, and signs its owner in", async () => {
    const email = "owner@layette.test";
    const { browserSecret } = await sendSignUp({ email });
    const session = await confirmLink(await mailedToken(email), { browserSecret });
    const [user] = await usersWith(email);
    expect(session?.userId).toBe(user?.id);
    expect(user?.emailConfirmedAt).not.toBeNull();
    const rows = await selectViewer(db, String(user?.id), hashToken(String(session?.token)), Date.now());
    expect(rows).toEqual([expect.objectContaining({ email })]);
    const [profile] = await db
      .select()
      .from(usersProfile)
      .where(eq(usersProfile.userId, String(user?.id)));
    expect(profile).toMatchObject({
      email,
      role: "free",
      subscriptionId: 1,
      quizAttemptsCount: 0,
      legalKnown: LEGAL_KNOWN,
    });
    expect(await db.select().from(mailPreferences).where(eq(mailPreferences.email, email))).toEqual([]);
    expect(await waitingWith(email)).toEqual([]);
    expect(await sendSignIn(email)).not.toBeNull();
  });

  it("S10 uses a link up: a second click and two at once find it used", async () => {
    const { browserSecret } = await sendSignUp({ email: "once@layette.test" });
    const token = await mailedToken("once@layette.test");
    const results = await Promise.all([1, 2, 3].map(() => confirmLink(token, { browserSecret })));
    expect(results.filter((session) => session !== null)).toHaveLength(1);
    expect(await confirmLink(token, { browserSecret })).toBeNull();
    expect(await usersWith("once@layette.test")).toHaveLength(1);
  });

  it("S10 refuses a link after 24 hours, not before", async () => {
    const now = Date.now();
    const { browserSecret } = await sendSignUp({ email: "late@layette.test" }, { now });
    const token = await mailedToken("late@layette.test");
    expect(await confirmLink(token, { browserSecret, now: now + 24 * HOUR_MS })).toBeNull();
    expect(await confirmLink(token, { browserSecret, now: now + 24 * HOUR_MS - 1 })).not.toBeNull();
  });

  it("S15 refuses a flipped, a cut, an overlong and a nonsensical token", async () => {
    await sendSignUp({ email: "junk@layette.test" });
    const token = await mailedToken("junk@layette.test");
    const flipped = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    for (const bad of [flipped, token.slice(1), `${token}A`, "x".repeat(10_000), "\0", "'", "%00", ""]) {
      expect(await confirmLink(bad, { password: PASSWORD })).toBeNull();
    }
    expect(await usersWith("junk@layette.test")).toEqual([]);
  });
});

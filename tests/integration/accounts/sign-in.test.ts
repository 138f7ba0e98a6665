// Sign-up, confirmation, sign-in and sessions.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { signUpForm } from "~/contracts/accounts/credentials.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { extendSession, selectViewer } from "~/data/accounts/sessions.server.ts";
import { mailPreferences, pendingSignUps, sessions, users, usersProfile } from "~/data/schema.ts";
import { readSessionKey, sessionCookie } from "~/services/auth/session-cookie.server.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import * as accounts from "../../support/accounts.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { drain } from "../../support/held-queues.ts";
import { loggedLines } from "../../support/logs.ts";

const { confirmLink, db, dumpDatabase, mailedToken, newestMail, PASSWORD, sendSignIn, sendSignUp } = accounts;

const HOUR_MS = 3_600_000;

const usersWith = (email: string) => db.select().from(users).where(eq(users.email, email));
const waitingWith = (email: string) =>
  db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email));

/** An address with a confirmed account. */
async function confirmedAddress(): Promise<string> {
  const email = `${newToken().slice(0, 8).toLowerCase()}@layette.test`;
  const { browserSecret } = await sendSignUp({ email });
  await confirmLink(await mailedToken(email), { browserSecret });
  return email;
}

describe("sign-up", () => {
  it("writes what waits for the confirmation, one mail, and no user", async () => {
    const { queues } = await sendSignUp({ email: "new@layette.test" });
    expect(await usersWith("new@layette.test")).toEqual([]);
    expect(await waitingWith("new@layette.test")).toHaveLength(1);
    expect(queues.waiting).toHaveLength(1);
    expect((await newestMail("new@layette.test")).kind).toBe("confirm");
  });

  it("A1 answers alike for a new, an unconfirmed and a confirmed address; only the mails differ", async () => {
    const confirmed = await confirmedAddress();
    await sendSignUp({ email: "waiting@layette.test" });
    for (const [email, kind] of [
      ["fresh@layette.test", "confirm"],
      ["waiting@layette.test", "confirm"],
      [confirmed, "already-registered"],
    ] as const) {
      const { queues } = await sendSignUp({ email });
      expect(queues.waiting).toHaveLength(1);
      expect((await newestMail(email)).kind).toBe(kind);
    }
    expect(await usersWith(confirmed)).toHaveLength(1);
    expect(await waitingWith(confirmed), "an account waits for nothing").toEqual([]);
  });

  it("S1 leaves a confirmed account as it is when somebody signs up with its address again", async () => {
    const email = await confirmedAddress();
    const [before] = await usersWith(email);
    await sendSignUp({ email, password: "another one" });
    expect((await usersWith(email))[0]).toEqual(before);
    expect(await sendSignIn(email, "another one")).toBeNull();
    expect((await newestMail(email)).message.text).not.toContain("token=");
  });

  it("A1 answers alike when the same new address is sent twice at once", async () => {
    const results = await Promise.allSettled([
      sendSignUp({ email: "hasty@layette.test" }),
      sendSignUp({ email: "hasty@layette.test" }),
    ]);
    expect(await waitingWith("hasty@layette.test")).toHaveLength(2);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  });

  it("S6 takes spaces and capitals of an address for the same account, and keeps a plus", () => {
    const emailOf = (email: string) =>
      signUpForm.parse({ email, password: PASSWORD, confirmPassword: PASSWORD }).email;
    expect(emailOf(" A@X.com ")).toBe("a@x.com");
    expect(emailOf("a@x.com")).toBe("a@x.com");
    expect(emailOf("a+1@x.com")).toBe("a+1@x.com");
  });

  it.each([
    `${"a".repeat(290)}@layette.test`,
    "no address",
    "a@b",
    "a@x.com\nBcc: b@x.com",
    "",
    "a@x.com,b@x.com",
  ])("S6 S32 refuses %j as an address", (email) => {
    const { error } = signUpForm.safeParse({ email, password: PASSWORD, confirmPassword: PASSWORD });
    expect(error?.issues.map(({ message }) => message)).toContain(ERROR_TEXTS.EMAIL_INVALID);
  });

  it("P8 mails a link on the configured origin", async () => {
    await sendSignUp({ email: "link@layette.test" });
    const { message } = await newestMail("link@layette.test");
    expect(message.text).toMatch(/http:\/\/localhost:8787\/auth\/confirm\?token=[\w-]{43}\b/);
  });
});

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
    expect(profile).toMatchObject({ email, role: "free", subscriptionId: 1, quizAttemptsCount: 0 });
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

describe("sign-in", () => {
  it("A1 S4 answers alike for an unknown, an unconfirmed, an OAuth-only address and a wrong password", async () => {
    const email = await confirmedAddress();
    await sendSignUp({ email: "unconfirmed@layette.test" });
    const oauthOnly = await aUser(db);
    expect(await sendSignIn("nobody@layette.test")).toBeNull();
    expect(await sendSignIn("unconfirmed@layette.test")).toBeNull();
    expect(await sendSignIn(oauthOnly.email)).toBeNull();
    expect(await sendSignIn(email, "wrong password")).toBeNull();
    expect(await sendSignIn(email)).not.toBeNull();
  });

  it("S19 starts every session with a token of its own", async () => {
    const email = await confirmedAddress();
    const [first, second] = [await sendSignIn(email), await sendSignIn(email)];
    expect(first?.token).not.toBe(second?.token);
    expect(first?.userId).toBe(second?.userId);
  });
});

describe("sessions", () => {
  it("S14 a dump of the database holds no live token, and its values open nothing", async () => {
    const email = await confirmedAddress();
    const session = await sendSignIn(email);
    const { queues, browserSecret } = await sendSignUp({ email: "dump@layette.test" });
    await drain(queues, { ...env, ...queues.bindings });
    const tokens = [String(session?.token), await mailedToken("dump@layette.test"), browserSecret];
    const dump = await dumpDatabase();
    expect(dump).toContain(email);
    for (const token of tokens) {
      expect(dump).not.toContain(token);
      expect(dump).not.toContain(btoa(token).replace(/=+$/, ""));
    }
    expect(dump).not.toContain(PASSWORD);
    for (const stored of await db.select().from(sessions)) {
      const cookie = await sessionCookie({ isHttps: false }, stored.userId, stored.tokenHash);
      expect(await readSessionKey({ isHttps: false }, cookie)).toBeNull();
    }
  });

  it("S66 the log names no address, password or token", async () => {
    const email = await confirmedAddress();
    const { queues } = await sendSignUp({ email: "logged@layette.test" });
    await drain(queues, { ...env, ...queues.bindings });
    const token = await mailedToken("logged@layette.test");
    const log = loggedLines().join("\n");
    expect(log).toContain("mail_sent");
    for (const secret of [email, "logged@layette.test", PASSWORD, token]) expect(log).not.toContain(secret);
  });

  it("refuses a token of one user in the name of another", async () => {
    const [owner, other] = [await aUser(db), await aUser(db)];
    const { tokenHash } = await aSession(db, owner.id);
    const now = Date.now();
    expect(await selectViewer(db, other.id, tokenHash, now)).toEqual([]);
    expect(await selectViewer(db, owner.id, tokenHash, now)).toHaveLength(1);
  });

  it("ends on time, and an ended or revoked one cannot be extended", async () => {
    const user = await aUser(db);
    const now = Date.now();
    const { tokenHash } = await aSession(db, user.id, { expiresAt: now + 1000 });
    expect(await selectViewer(db, user.id, tokenHash, now + 999)).toHaveLength(1);
    expect(await selectViewer(db, user.id, tokenHash, now + 1000)).toEqual([]);
    await extendSession(db, tokenHash, now + 1000, now + 9000);
    expect(await selectViewer(db, user.id, tokenHash, now + 1000)).toEqual([]);
    await extendSession(db, tokenHash, now + 999, now + 9000);
    expect(await selectViewer(db, user.id, tokenHash, now + 8999)).toHaveLength(1);
  });

  it("S20 travel in a __Host- cookie on https, and in a plain one on this machine", async () => {
    const secure = await sessionCookie({ isHttps: true }, "user", newToken());
    expect(secure).toMatch(
      /^__Host-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const local = await sessionCookie({ isHttps: false }, "user", newToken());
    expect(local).toMatch(/^session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await readSessionKey({ isHttps: true }, local)).toBeNull();
  });

  it.each([
    "",
    "session",
    "session=",
    "session=%",
    "session=%E0%A4%A",
    "session=bm8=",
    `session=${"x".repeat(10_000)}`,
  ])("S15 reads no key from the cookie %#", async (header) => {
    expect(await readSessionKey({ isHttps: false }, header)).toBeNull();
  });
});

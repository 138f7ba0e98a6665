// Sign-in, and the lifetime of its sessions.
import { env } from "cloudflare:workers";
import { eq, gt } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { rateCounters, sessions, users } from "~/data/schema.ts";
import { extendSession, selectViewer } from "~/data/sessions.server.ts";
import { newId } from "~/lib/new-id.ts";
import { hashPassword } from "~/services/auth/password-hash.server.ts";
import { readSessionKey, sessionCookie } from "~/services/auth/session-cookie.server.ts";
import { newToken } from "~/services/auth/tokens.server.ts";
import { rememberDevice, signIn } from "~/usecases/accounts/sign-in.ts";
import * as accounts from "../../support/accounts.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { failingDatabase } from "../../support/faulty-bindings.ts";
import { drain } from "../../support/held-queues.ts";
import { aUserWithPassword } from "../../support/known-users.ts";
import { loggedLines } from "../../support/logs.ts";
import { pacedDatabase } from "../../support/metered-database.ts";
import { confirmedAddress } from "../../support/sign-ups.ts";

const { db, dumpDatabase, mailedToken, PASSWORD, sendSignIn, sendSignUp } = accounts;

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

const START = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

type Wish = Parameters<typeof accounts.signInDependencies>[0];

/** How a sign-in ends, by default a guess. */
async function trySignIn(email: string, wish: Wish = {}, password = "a guess") {
  const deps = accounts.signInDependencies({ now: START, ...wish });
  return (await signIn(deps, { email, password })).kind;
}

/** The devices of a browser where the user has signed in. */
async function knownDevicesOf(email: string) {
  const answer = await signIn(accounts.signInDependencies({ now: START }), { email, password: PASSWORD });
  if (answer.kind !== "started") throw new Error("Nobody was signed in");
  return rememberDevice([], answer.session, START);
}

/** Allowances that aren't whole at an instant. */
const usedUpAt = (now: number) => db.select().from(rateCounters).where(gt(rateCounters.wholeAt, now));

describe("a try to sign in", () => {
  beforeEach(async () => {
    await db.delete(rateCounters);
  });

  it.each([
    ["an unknown browser", false],
    ["a browser that the account knows", true],
  ])("S58 is counted with its account's reading, however many come at once, from %s", async (_, isKnown) => {
    const { email } = await aUserWithPassword();
    const devices = isKnown ? await knownDevicesOf(email) : [];
    const address = newId();
    const kinds = await Promise.all(Array.from({ length: 40 }, () => trySignIn(email, { address, devices })));
    expect(kinds.filter((kind) => kind === "wrong")).toHaveLength(10);
    expect(kinds.filter((kind) => kind === "refused")).toHaveLength(30);
  });

  it("S58 from a browser that knew the password before counts like a stranger's, and the right one is refused too", async () => {
    const user = await aUserWithPassword();
    const devices = await knownDevicesOf(user.email);
    await db
      .update(users)
      .set({ passwordHash: await hashPassword("another rattle 8") })
      .where(eq(users.id, user.id));
    const address = newId();
    const guess = () => trySignIn(user.email, { address, devices });
    const kinds = await Promise.all(Array.from({ length: 15 }, guess));
    expect(kinds.filter((kind) => kind === "wrong")).toHaveLength(10);
    expect(await trySignIn(user.email, { address, devices }, "another rattle 8")).toBe("refused");
    const later = { address, devices, now: START + 2 * MINUTE };
    expect(await trySignIn(user.email, later, "another rattle 8")).toBe("started");
  });

  it("S58 is given back when the session is stored, so that the right password is never a guess", async () => {
    const { email } = await aUserWithPassword();
    const address = newId();
    for (let count = 0; count < 15; count++)
      expect(await trySignIn(email, { address }, PASSWORD)).toBe("started");
    expect(await usedUpAt(START)).toEqual([]);
    const devices = await knownDevicesOf(email);
    for (let count = 0; count < 15; count++)
      expect(await trySignIn(email, { address, devices }, PASSWORD)).toBe("started");
    expect(await usedUpAt(START)).toEqual([]);
  });

  it("S58 right ones at the same instant as wrong ones neither use up nor add tries", async () => {
    const { email } = await aUserWithPassword();
    const address = newId();
    const kinds = await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        trySignIn(email, { address }, turn % 4 === 0 ? PASSWORD : "a guess"),
      ),
    );
    const wrong = kinds.filter((kind) => kind === "wrong").length;
    expect(wrong).toBeLessThanOrEqual(10);
    const left = await Promise.all(Array.from({ length: 20 }, () => trySignIn(email, { address })));
    expect(wrong + left.filter((kind) => kind === "wrong").length).toBe(10);
  });

  it.each(["before", "after"] as const)(
    "S58 that dies %s its session is stored costs its owner one try for a minute and a half at most",
    async (when) => {
      const { email } = await aUserWithPassword();
      const address = newId();
      const DB = failingDatabase(env.DB, /insert into "sessions"/i, when);
      const dying = trySignIn(email, { address, db: openDatabase(DB) }, PASSWORD);
      await expect(dying).rejects.toThrow();
      expect(await usedUpAt(START)).toHaveLength(when === "before" ? 3 : 0);
      expect(await usedUpAt(START + 90_000)).toEqual([]);
      expect(await trySignIn(email, { address }, PASSWORD)).toBe("started");
    },
  );

  it("A1 S4 waits for as many round trips for an unknown address as for a known one", async () => {
    const { email } = await aUserWithPassword();
    const devices = await knownDevicesOf(email);
    const tripsOf = async (address: string, wish: Wish = {}, password = "a guess") => {
      const { DB, rounds } = pacedDatabase(env.DB);
      const kind = await trySignIn(address, { ...wish, db: openDatabase(DB) }, password);
      return [kind, rounds()];
    };
    expect(await tripsOf("nobody@layette.test")).toEqual(["wrong", 1]);
    expect(await tripsOf(email)).toEqual(["wrong", 1]);
    expect(await tripsOf("nobody@layette.test", { devices })).toEqual(["wrong", 1]);
    expect(await tripsOf(email, { devices })).toEqual(["wrong", 1]);
    expect(await tripsOf(email, {}, PASSWORD)).toEqual(["started", 2]);
    expect(await tripsOf(email, { devices }, PASSWORD)).toEqual(["started", 2]);
  });

  it("doesn't wait for the mail's queue: the mail is stored, and its message may come later", async () => {
    const { email } = await aUserWithPassword();
    const late: Promise<unknown>[] = [];
    let isAccepted = () => {};
    const outbox = {
      ...accounts.outboxOver(),
      send: () => new Promise<void>((resolve) => (isAccepted = resolve)),
    };
    const waitUntil = (work: Promise<unknown>) => void late.push(work);
    expect(await trySignIn(email, { outbox, waitUntil }, PASSWORD)).toBe("started");
    expect((await accounts.newestMail(email)).status).toBe("queued");
    expect(late).toHaveLength(1);
    isAccepted();
    await Promise.all(late);
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

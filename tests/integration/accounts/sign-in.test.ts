// Sign-in, and the lifetime of its sessions.
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { sessions } from "~/data/schema.ts";
import { extendSession, selectViewer } from "~/data/sessions.server.ts";
import { readSessionKey, sessionCookie } from "~/services/auth/session-cookie.server.ts";
import { newToken } from "~/services/auth/tokens.server.ts";
import * as accounts from "../../support/accounts.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { drain } from "../../support/held-queues.ts";
import { loggedLines } from "../../support/logs.ts";
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

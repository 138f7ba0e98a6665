// The security log over an account's journeys: every event is in the vocabulary, with exactly its facts, and
// no line of any log contains an address, a token, or a password (S66).
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { ProviderIdentity } from "~/contracts/accounts/oauth.ts";
import { sessions, users } from "~/data/schema.ts";
import { sessionTag } from "~/data/sessions.server.ts";
import { newId } from "~/lib/new-id.ts";
import type { SecurityEvent } from "~/services/security-log.server.ts";
import { requestPasswordReset, resetPassword } from "~/usecases/accounts/passwords.ts";
import { proveByIdentity } from "~/usecases/accounts/prove-again.ts";
import { connectByPassword } from "~/usecases/accounts/provider-identities.ts";
import { admit, finishProviderSignIn } from "~/usecases/accounts/sign-in-with-provider.ts";
import {
  confirmLink,
  db,
  mailedToken,
  ORIGIN,
  outboxOver,
  PASSWORD,
  sendSignUp,
} from "../../support/accounts.ts";
import { aSession } from "../../support/factories.ts";
import { accountDependencies, aUserWithPassword } from "../../support/known-users.ts";
import { loggedLines } from "../../support/logs.ts";
import { aBrowser, signInWith } from "../../support/pages.ts";

const START = Date.UTC(2026, 10, 20, 12);
const WRONG = "a wrong guess that nobody may read";
const NEW_PASSWORD = "another rattle 8";

/** The facts of each event that these journeys cause, by name. */
const FACTS: Partial<Record<SecurityEvent, readonly string[]>> = {
  sign_in_succeeded: ["by", "isKnownDevice", "userId"],
  sign_in_failed: ["by", "userId"],
  provider_refused: ["provider", "purpose", "reason"],
  provider_awaits_owner: ["provider"],
  provider_linked: ["isNewAccount", "provider", "userId"],
  proof_given: ["by", "userId"],
  proof_refused: ["by", "userId"],
  password_changed: ["userId"],
  password_change_refused: ["userId"],
  session_ended: ["reason", "userId"],
  session_refused: ["userId"],
  data_exported: ["userId"],
  account_deleted: ["userId"],
  account_deletion_refused: ["userId"],
  limit_hit: ["action", "by", "who"],
  origin_refused: ["method", "site"],
};

const line = z.object({ level: z.literal("info"), event: z.string(), log: z.literal("security") }).loose();

/** The security log's lines: each event's name and facts. */
function securityLines() {
  return loggedLines().flatMap((text) => {
    const parsed = line.safeParse(JSON.parse(text)).data;
    if (!parsed) return [];
    const { level: _, log: __, event, ...facts } = parsed;
    return [{ event, facts }];
  });
}
const eventsSoFar = () => securityLines().map(({ event }) => event);

async function theJourneys() {
  const user = await aUserWithPassword();
  const browser = aBrowser({ now: START });
  for (let count = 0; count < 11; count++) await signInWith(browser, user.email, WRONG);
  await signInWith(aBrowser({ now: START }), "nobody-here@layette.test", WRONG);
  const here = aBrowser({ now: START });
  await signInWith(here, user.email, PASSWORD);
  const { token, cookie } = await aSession(db, user.id);
  const key = { userId: user.id, tokenHash: (await aSession(db, user.id)).tokenHash };

  const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  await here.post("/profile/data", { token }, foreign);
  await here.post("/profile/data", {});
  here.now += 15 * 60_000;
  await here.post("/profile/prove", { password: WRONG, from: "/profile" });
  await here.post("/profile/prove", { password: PASSWORD, from: "/profile" });
  await here.post("/profile", { intent: "end-session", session: sessionTag(key.tokenHash) });
  const change = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  await here.post("/profile/password", { currentPassword: WRONG, ...change });
  await here.post("/profile/password", { currentPassword: PASSWORD, ...change });
  await signInWith(here, user.email, NEW_PASSWORD);
  await here.post("/logout", {});
  // The session ended along with the old password.
  const [name = "", value = ""] = cookie.split("=");
  await aBrowser({ now: START, cookies: [[name, value]] }).get("/profile");

  const config = {
    origin: ORIGIN,
    isHttps: false,
    tokenSecret: env.TOKEN_SECRET,
    oauth: { google: null, facebook: null },
  };
  const deps = { config, db, outbox: outboxOver(), now: START, userAgent: null, devices: [] };
  const identity: ProviderIdentity = {
    provider: "google",
    subject: newId(),
    email: user.email,
    emailStanding: "verified",
    fullName: null,
  };
  const { cookies } = await admit(deps, identity, "/");
  const cookieHeader = cookies[0]?.split(";")[0] ?? null;
  await connectByPassword(deps, { cookieHeader, password: NEW_PASSWORD });
  const params = new URLSearchParams({ code: "a-code-of-theirs", state: "a-state-of-theirs" });
  await finishProviderSignIn(deps, { provider: "google", params, cookieHeader: null });
  const another = { ...identity, subject: newId() };
  await proveByIdentity({ db, now: START }, { proves: key, session: key }, another);

  await signInWith(here, user.email, NEW_PASSWORD);
  await here.post("/profile", { intent: "end-all-sessions" });
  await signInWith(here, user.email, NEW_PASSWORD);
  await here.post("/profile/delete", { password: WRONG });
  await here.post("/profile/delete", { password: NEW_PASSWORD });
  expect(await db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
  expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
  return {
    user,
    secrets: [user.email, "nobody-here", token, WRONG, PASSWORD, NEW_PASSWORD, identity.subject],
  };
}

describe("S66 the security log", () => {
  it("S66 tells each event of an account's life with its facts, and no address, token or password", async () => {
    const { user, secrets } = await theJourneys();
    const lines = securityLines();
    const seen = [...new Set(lines.map(({ event }) => event))].sort();
    expect(seen).toEqual(Object.keys(FACTS).sort());
    for (const { event, facts } of lines) {
      expect([event, Object.keys(facts).sort()]).toEqual([
        event,
        Object.entries(FACTS).find(([name]) => name === event)?.[1],
      ]);
    }
    const whole = loggedLines().join("\n");
    for (const secret of [...secrets, "a-code-of-theirs", "a-state-of-theirs", "evil.example", "203.0.113"]) {
      expect(whole).not.toContain(secret);
    }
    expect(whole).not.toMatch(/@|scrypt|\$\d+\$/);
    expect(whole).toContain(user.id);
  }, 90_000);

  it("tells failures in the order in which they happen, and why", async () => {
    const user = await aUserWithPassword();
    const browser = aBrowser({ now: START });
    await signInWith(browser, user.email, WRONG);
    await signInWith(browser, user.email, PASSWORD);
    await browser.post("/logout", {});
    await signInWith(browser, user.email, PASSWORD);
    expect(eventsSoFar()).toEqual([
      "sign_in_failed",
      "sign_in_succeeded",
      "session_ended",
      "sign_in_succeeded",
    ]);
    expect(securityLines().map(({ facts }) => facts)).toEqual([
      { userId: user.id, by: "password" },
      { userId: user.id, by: "password", isKnownDevice: false },
      { userId: user.id, reason: "signed-out" },
      { userId: user.id, by: "password", isKnownDevice: true },
    ]);
  });

  it("S66 tells the ways of mailed links, without their address and their token", async () => {
    const email = `${newId()}@layette.test`;
    await sendSignUp({ email });
    const confirmed = await confirmLink(await mailedToken(email), { password: PASSWORD });
    await requestPasswordReset(accountDependencies(), email);
    const token = await mailedToken(email);
    await resetPassword(accountDependencies(), token, NEW_PASSWORD);
    const userId = confirmed?.userId;
    expect(securityLines()).toEqual([
      { event: "sign_up_requested", facts: {} },
      { event: "email_confirmed", facts: { userId } },
      { event: "sign_in_succeeded", facts: { userId, by: "mailed-link" } },
      { event: "password_reset_requested", facts: {} },
      { event: "password_reset", facts: { userId } },
      { event: "sign_in_succeeded", facts: { userId, by: "mailed-link" } },
    ]);
    for (const secret of [email, token, PASSWORD, NEW_PASSWORD]) {
      expect(loggedLines().join("\n")).not.toContain(secret);
    }
  });

  it("S66 tells of a foreign request only what browsers say themselves", async () => {
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "robin@layette.test" };
    await aBrowser().post("/auth", { email: "robin@layette.test" }, headers);
    expect(securityLines()).toEqual([
      { event: "origin_refused", facts: { method: "POST", site: "unstated" } },
    ]);
  });

  it("tells nothing of a session that ends a second time", async () => {
    const user = await aUserWithPassword();
    const { cookie } = await aSession(db, user.id);
    const [name = "", value = ""] = cookie.split("=");
    for (const _ of [1, 2]) await aBrowser({ cookies: [[name, value]] }).post("/logout", {});
    expect(eventsSoFar()).toEqual(["session_ended"]);
  });
});

// The most sensitive actions ask for a new proof of identity: anyone who finds a signed-in device can neither
// download everything nor sign out the owner's other devices.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { ProviderIdentity } from "~/contracts/accounts/oauth.ts";
import { oauthAccounts, sessions, users } from "~/data/schema.ts";
import { sessionTag } from "~/data/sessions.server.ts";
import { newId } from "~/lib/new-id.ts";
import { proveByIdentity } from "~/usecases/accounts/prove-again.ts";
import { db, PASSWORD } from "../../support/accounts.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { aUserWithPassword } from "../../support/known-users.ts";
import { countLogged } from "../../support/logs.ts";
import { aBrowser, type Browser, signInWith } from "../../support/pages.ts";

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 12);
const LATER = START + 15 * MINUTE;
const PROVE = "/profile/prove?from=%2Fprofile";

const sessionsOf = (userId: string) => db.select().from(sessions).where(eq(sessions.userId, userId));

/** A user who signed in with a password fifteen minutes ago. */
async function aLateBrowser(): Promise<{ user: { id: string; email: string }; browser: Browser }> {
  const user = await aUserWithPassword();
  const browser = aBrowser({ now: START });
  await signInWith(browser, user.email, PASSWORD);
  browser.now = LATER;
  return { user, browser };
}

/** A user without a password whose session was proved at that time. */
async function withoutPassword(provedAt: number) {
  const user = await aUser(db);
  // Neither extended nor marked as seen, because this test counts reads.
  const times = { createdAt: START, lastSeenAt: LATER, expiresAt: LATER + 30 * 86_400_000 };
  const session = await aSession(db, user.id, { provedAt, ...times });
  const [name = "", value = ""] = session.cookie.split("=");
  return { user, session, browser: aBrowser({ now: LATER, cookies: [[name, value]] }) };
}

const confirm = (browser: Browser, password = PASSWORD, from = "/profile") =>
  browser.post("/profile/prove", { password, from });

describe("one's own data", () => {
  it("is handed out after a sign-in, and a quarter of an hour later only after another proof", async () => {
    const { user, browser } = await aLateBrowser();
    browser.now = LATER - 1;
    const first = await browser.post("/profile/data", {});
    expect([first.status, first.text.includes(user.email)]).toEqual([200, true]);

    browser.now = LATER;
    const second = await browser.post("/profile/data", {});
    expect([second.status, second.location, second.text]).toEqual([302, PROVE, ""]);
    expect(countLogged("data_exported")).toBe(1);

    expect((await browser.get(PROVE)).status).toBe(200);
    const wrong = await confirm(browser, "a wrong guess");
    expect([wrong.status, wrong.text.includes("That isn't your current password.")]).toEqual([403, true]);
    expect(wrong.text).not.toContain("a wrong guess");
    expect((await browser.post("/profile/data", {})).location).toBe(PROVE);

    const right = await confirm(browser);
    expect([right.status, right.location]).toEqual([302, "/profile"]);
    expect((await browser.get("/profile")).text).toContain("Thanks for confirming. You can continue.");
    expect((await browser.post("/profile/data", {})).text).toContain(user.email);
    browser.now = LATER + 15 * MINUTE;
    expect((await browser.post("/profile/data", {})).location).toBe(PROVE);
  });

  it("is not handed out by looking at its address", async () => {
    const { browser } = await aLateBrowser();
    browser.now = START;
    const looked = await browser.get("/profile/data");
    expect([looked.status, looked.location]).toEqual([302, "/profile"]);
    expect(countLogged("data_exported")).toBe(0);
  });

  it("S38 is not handed out to another site's form", async () => {
    const { browser } = await aLateBrowser();
    const forged = await browser.post("/profile/data", {}, { Origin: "https://evil.example" });
    expect(forged.status).toBe(403);
  });
});

describe("ending other sessions", () => {
  it.each(["end-session", "end-all-sessions"])("asks for a proof first: %s", async (intent) => {
    const { user, browser } = await aLateBrowser();
    const other = await aSession(db, user.id);
    const form = { intent, ...(intent === "end-session" && { session: sessionTag(other.tokenHash) }) };
    expect((await browser.post("/profile", form)).location).toBe(PROVE);
    expect(await sessionsOf(user.id)).toHaveLength(2);
    await confirm(browser);
    const done = await browser.post("/profile", form);
    expect(done.location).toBe(intent === "end-session" ? "/profile" : "/auth?notice=signed-out");
    expect(await sessionsOf(user.id)).toHaveLength(intent === "end-session" ? 1 : 0);
  });

  it("leaves the mail switch as it was: it asks for nothing", async () => {
    const { browser } = await aLateBrowser();
    const answer = await browser.post("/profile", { intent: "mail", reminders: "off" });
    expect(answer.location).toBe("/profile");
  });
});

describe("the page that asks", () => {
  it("S58 takes ten guesses and then waits, and a right password is none", async () => {
    const { browser } = await aLateBrowser();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) statuses.push((await confirm(browser, "a guess")).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
    const refused = await confirm(browser);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "90"]);
    browser.now += 90_000;
    expect((await confirm(browser)).status).toBe(302);
  });

  it.each(["//evil.example", "/\\evil.example", "https:evil.example", "x".repeat(8000)])(
    "S30 leads nowhere but to our own pages: %#",
    async (from) => {
      const { browser } = await aLateBrowser();
      const page = await browser.get(`/profile/prove?${new URLSearchParams({ from })}`);
      expect(page.text).toContain('"from":"/profile"');
      expect((await confirm(browser, PASSWORD, from)).location).toBe("/profile");
    },
  );

  it("sends on whoever has just proved it, and asks whoever is signed out to sign in", async () => {
    const { browser } = await aLateBrowser();
    browser.now = START;
    expect((await browser.get("/profile/prove?from=%2Fprofile%2Fdelete")).location).toBe("/profile/delete");
    expect((await aBrowser().get(PROVE)).location).toContain("/auth?from=");
    expect((await aBrowser().post("/profile/prove", { password: PASSWORD })).location).toContain("/auth?");
  });

  it("reads in one round trip who asks and how it can be proved", async () => {
    const { user, session } = await withoutPassword(START);
    await db
      .insert(oauthAccounts)
      .values({ provider: "google", subject: newId(), userId: user.id, createdAt: START });
    const trips: number[] = [];
    const DB = interceptDatabase(env.DB, (statements, run) => {
      trips.push(statements.length);
      return run();
    });
    const [name = "", value = ""] = session.cookie.split("=");
    const browser = aBrowser({ now: LATER, cookies: [[name, value]], bindings: { DB } });
    for (const path of [PROVE, "/profile/delete"]) {
      trips.length = 0;
      expect((await browser.get(path)).text).toContain('"hasPassword":false');
      expect([path, trips.length]).toEqual([path, 1]);
    }
  });

  it("S9 proves no other session than one's own, whatever is sent along", async () => {
    const { browser } = await aLateBrowser();
    const { user, session } = await withoutPassword(START);
    const form = { password: PASSWORD, from: "/profile", userId: user.id, tokenHash: session.tokenHash };
    expect((await browser.post("/profile/prove", form)).status).toBe(302);
    expect((await sessionsOf(user.id))[0]?.provedAt).toBe(START);
  });
});

describe("deleting an account without a password", () => {
  it("asks for a fresh proof and not for the address", async () => {
    const { user, browser } = await withoutPassword(START);
    expect((await browser.get("/profile/delete")).text).toContain('"isProofNeeded":true');
    const sent = await browser.post("/profile/delete", { email: user.email });
    expect(sent.location).toBe("/profile/prove?from=%2Fprofile%2Fdelete");
    expect(await db.select().from(users).where(eq(users.id, user.id))).toHaveLength(1);

    const fresh = await withoutPassword(LATER - 1);
    expect((await fresh.browser.get("/profile/delete")).text).toContain('"isProofNeeded":false');
    expect((await fresh.browser.post("/profile/delete", {})).location).toBe("/auth?notice=account-deleted");
    expect(await db.select().from(users).where(eq(users.id, fresh.user.id))).toEqual([]);
  });
});

describe("a proof by a provider", () => {
  const identityOf = async (userId: string): Promise<ProviderIdentity> => {
    const subject = newId();
    await db.insert(oauthAccounts).values({ provider: "google", subject, userId, createdAt: START });
    return { provider: "google", subject, email: null, emailStanding: "unstated", fullName: null };
  };
  const keyOf = ({ user, session }: Awaited<ReturnType<typeof withoutPassword>>) => ({
    userId: user.id,
    tokenHash: session.tokenHash,
  });
  const deps = { db, now: LATER };

  it("counts for the session that asked, when the identity is its user's", async () => {
    const late = await withoutPassword(START);
    const key = keyOf(late);
    const identity = await identityOf(late.user.id);
    expect(await proveByIdentity(deps, { proves: key, session: key }, identity)).toBe(true);
    expect((await late.browser.post("/profile/data", {})).text).toContain(late.user.email);
  });

  it("S25 is refused for another's identity, an unknown one, another browser and an ended session", async () => {
    const [late, other] = [await withoutPassword(START), await withoutPassword(START)];
    const [key, otherKey] = [keyOf(late), keyOf(other)];
    const [own, foreign] = [await identityOf(late.user.id), await identityOf(other.user.id)];
    const unknown = { ...own, subject: newId() };
    const attempts = [
      [{ proves: key, session: key }, foreign],
      [{ proves: key, session: key }, unknown],
      [{ proves: key, session: otherKey }, own],
      [{ proves: key, session: null }, own],
      [{ proves: key, session: { ...key, tokenHash: otherKey.tokenHash } }, own],
    ] as const;
    for (const [proof, identity] of attempts)
      expect(await proveByIdentity(deps, proof, identity)).toBe(false);
    await db.delete(sessions).where(eq(sessions.tokenHash, key.tokenHash));
    expect(await proveByIdentity(deps, { proves: key, session: key }, own)).toBe(false);
    expect((await sessionsOf(other.user.id))[0]?.provedAt).toBe(START);
    expect(await sessionsOf(late.user.id), "nobody is signed in by it").toEqual([]);
  });
});

// Sign-in with Google and Facebook: whom an identity signs in, and what binds an answer to the browser that asked.
import { env } from "cloudflare:workers";
import { eq, lte } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { ProviderIdentity } from "~/contracts/accounts/oauth.ts";
import {
  mailOutbox,
  oauthAccounts,
  pendingSignUps,
  spentSecrets,
  users,
  usersProfile,
} from "~/data/schema.ts";
import { newId } from "~/lib/ids.ts";
import { readFlow, readPending } from "~/services/auth/oauth-cookies.server.ts";
import { admit } from "~/usecases/accounts/admit-identity.ts";
import { changePassword } from "~/usecases/accounts/change-password.ts";
import { connectByPassword, viewWaiting } from "~/usecases/accounts/connect-identity.ts";
import {
  askForProof,
  completeProviderSignIn,
  viewPending,
} from "~/usecases/accounts/prove-provider-address.ts";
import { requestPasswordReset } from "~/usecases/accounts/request-password-reset.ts";
import { resetPassword } from "~/usecases/accounts/reset-password.ts";
import { finishProviderSignIn, startProviderSignIn } from "~/usecases/accounts/sign-in-with-provider.ts";
import { purgeExpired } from "~/usecases/operations/purge-expired.ts";
import {
  confirmLink,
  db,
  mailedToken,
  newestMail,
  outboxOver,
  PASSWORD,
  sendSignIn,
  sendSignUp,
} from "../../support/accounts.ts";
import { aUser } from "../../support/factories.ts";
import { heldQueues } from "../../support/held-queues.ts";
import { accountDependencies, aUserWithPassword } from "../../support/known-users.ts";
import { loggedLines } from "../../support/logs.ts";

const ORIGIN = "http://localhost:8787";
/** Nobody listens here: what these tests are about is decided without asking the provider. */
const NOWHERE = "http://127.0.0.1:9";
const config = {
  origin: ORIGIN,
  isHttps: false,
  tokenSecret: env.TOKEN_SECRET,
  oauth: {
    google: {
      clientId: "google-client",
      clientSecret: "google-secret",
      issuer: NOWHERE,
      authorizationUrl: `${NOWHERE}/authorize`,
      tokenUrl: `${NOWHERE}/token`,
      jwksUrl: `${NOWHERE}/keys`,
    },
    facebook: null,
  },
};

function dependencies(now = Date.now()) {
  return { config, db, outbox: outboxOver(heldQueues(), now), now, userAgent: null, devices: [] };
}

function anIdentity(fields: Partial<ProviderIdentity> = {}): ProviderIdentity {
  return {
    provider: "google",
    subject: newId(),
    email: `${newId()}@layette.test`,
    emailStanding: "verified",
    fullName: "Robin Reed",
    ...fields,
  };
}

const usersWith = (email: string | null) =>
  db
    .select()
    .from(users)
    .where(eq(users.email, email ?? ""));
const waitingWith = (email: string) =>
  db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email));
const identitiesOf = (subject: string) =>
  db.select().from(oauthAccounts).where(eq(oauthAccounts.subject, subject));
const enter = (identity: ProviderIdentity) => admit(dependencies(), identity, "/");

/** The Cookie header after an answer with these Set-Cookie values. */
const carry = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(";")[0]).join("; ");

async function signedInUser(identity: ProviderIdentity): Promise<string> {
  const outcome = await enter(identity);
  if (outcome.kind !== "signed-in") throw new Error(`The outcome is ${JSON.stringify(outcome)}`);
  return outcome.session.userId;
}

describe("an address that the provider has verified", () => {
  it("makes a confirmed user with profile, mail preference and identity", async () => {
    const identity = anIdentity();
    const userId = await signedInUser(identity);
    expect(await usersWith(identity.email)).toEqual([
      expect.objectContaining({
        id: userId,
        fullName: "Robin Reed",
        passwordHash: null,
        emailConfirmedAt: expect.any(Number),
      }),
    ]);
    const [profile] = await db.select().from(usersProfile).where(eq(usersProfile.userId, userId));
    expect(profile).toMatchObject({ email: identity.email, role: "free", quizAttemptsCount: 0 });
    expect(await identitiesOf(identity.subject)).toEqual([
      expect.objectContaining({ provider: "google", userId, email: identity.email }),
    ]);
  });

  it("A5 is not what counts later: provider and subject are, whatever the address has become", async () => {
    const identity = anIdentity();
    const userId = await signedInUser(identity);
    const other = await aUser(db);
    expect(await signedInUser({ ...identity, email: other.email })).toBe(userId);
    expect(await signedInUser({ ...identity, email: null, emailStanding: "unverified" })).toBe(userId);
    expect(await usersWith(identity.email)).toHaveLength(1);
  });

  it("A5 a subject of one provider is nobody at the other", async () => {
    const identity = anIdentity();
    const userId = await signedInUser(identity);
    const namesake = anIdentity({ provider: "facebook", subject: identity.subject });
    expect(await signedInUser(namesake)).not.toBe(userId);
  });

  it("A17 of an account opens nothing: its owner is asked, by password or by mail", async () => {
    for (const user of [await aUserWithPassword(), await aUser(db)]) {
      const identity = anIdentity({ email: user.email });
      const outcome = await enter(identity);
      expect(outcome).toEqual({ kind: "owner-needed", cookies: [expect.stringMatching(/^oauth-pending=/)] });
      expect(await identitiesOf(identity.subject)).toEqual([]);
      expect((await usersWith(user.email))[0]?.fullName).toBeNull();
      const cookie = carry(outcome.cookies);
      expect(await viewWaiting(dependencies(), cookie)).toEqual({ provider: "google", email: user.email });
    }
  });

  it("A17 connects after the account's password, and keeps the password; a wrong one, or another browser, connects nothing", async () => {
    const user = await aUserWithPassword();
    const identity = anIdentity({ email: user.email });
    const cookieHeader = carry((await enter(identity)).cookies);
    const connect = (password: string, header: string | null = cookieHeader, now = Date.now()) =>
      connectByPassword(dependencies(now), { cookieHeader: header, password });
    expect(await connect("a wrong guess")).toBeNull();
    expect(await connect("")).toBeNull();
    expect(await connect(PASSWORD, null)).toBeNull();
    expect(await connect(PASSWORD, cookieHeader, Date.now() + 3_600_001)).toBeNull();
    expect(await identitiesOf(identity.subject)).toEqual([]);

    const connected = await connect(PASSWORD);
    expect(connected?.session.userId).toBe(user.id);
    expect((await usersWith(user.email))[0]?.fullName).toBe("Robin Reed");
    expect(await sendSignIn(user.email)).not.toBeNull();
    expect((await newestMail(user.email)).kind).toMatch(/^(provider-linked|new-device)$/);
    expect(await signedInUser(identity)).toBe(user.id);
    expect((await connect(PASSWORD))?.session.userId, "the same form once more").toBe(user.id);
    expect(await identitiesOf(identity.subject)).toHaveLength(1);
  });

  it("A17 connects after a link mailed to the account, in this browser alone", async () => {
    const user = await aUser(db, { user: { fullName: "Own Name" } });
    const identity = anIdentity({ email: user.email });
    const cookie = carry((await enter(identity)).cookies);
    const waiting = carry([
      String(await askForProof(dependencies(), cookie, { email: user.email, isMailHeldBack: false })),
    ]);
    const token = await mailedToken(user.email);
    const click = (header: string) => completeProviderSignIn(dependencies(), { token, cookieHeader: header });
    expect(await click(cookie)).toBeNull();
    expect((await click(waiting))?.session.userId).toBe(user.id);
    expect((await usersWith(user.email))[0]?.fullName).toBe("Own Name");
  });

  it("A17 is not connected by an identity that only proposes an address, whatever password is known", async () => {
    const user = await aUserWithPassword();
    const outcome = await enter(
      anIdentity({ provider: "facebook", email: user.email, emailStanding: "unstated" }),
    );
    const cookieHeader = carry(outcome.cookies);
    expect(await viewWaiting(dependencies(), cookieHeader)).toBeNull();
    expect(await connectByPassword(dependencies(), { cookieHeader, password: PASSWORD })).toBeNull();
  });

  it("S19 every sign-in makes a session of its own, and two at once make one user", async () => {
    const identity = anIdentity();
    const outcomes = await Promise.all([enter(identity), enter(identity), enter(identity)]);
    const sessions = outcomes.flatMap((outcome) => (outcome.kind === "signed-in" ? [outcome.session] : []));
    expect(new Set(sessions.map(({ userId }) => userId)).size).toBe(1);
    expect(new Set(sessions.map(({ token }) => token)).size).toBe(3);
    expect(await usersWith(identity.email)).toHaveLength(1);
  });
});

describe("an address that is not verified", () => {
  it("S27 at the provider is not linked, and no user is made", async () => {
    const user = await aUser(db);
    for (const email of [user.email, "stranger@layette.test"]) {
      const identity = anIdentity({ email, emailStanding: "unverified" });
      expect(await enter(identity)).toEqual({
        kind: "refused",
        reason: "unverified",
        from: "/",
        isProof: false,
        cookies: [],
      });
      expect(await identitiesOf(identity.subject)).toEqual([]);
    }
    expect(await usersWith("stranger@layette.test")).toEqual([]);
  });

  it("S27 S2 with us is no account: the provider's word makes one without the password that waits there", async () => {
    const email = "taken@layette.test";
    const stranger = await sendSignUp({ email, password: "the stranger's" });
    const mailed = await mailedToken(email);
    const userId = await signedInUser(anIdentity({ email }));
    expect(await usersWith(email)).toEqual([
      expect.objectContaining({ id: userId, passwordHash: null, emailConfirmedAt: expect.any(Number) }),
    ]);
    expect(await confirmLink(mailed, stranger)).toBeNull();
    expect(await confirmLink(mailed, { password: "the stranger's" })).toBeNull();
    expect(await sendSignIn(email, "the stranger's")).toBeNull();
    expect(await waitingWith(email)).toEqual([]);
  });

  it("S2 a sign-up after the provider's changes nothing about the account", async () => {
    const identity = anIdentity();
    const email = String(identity.email);
    await signedInUser(identity);
    const stranger = await sendSignUp({ email, password: "the stranger's" });
    expect(await waitingWith(email)).toEqual([]);
    expect((await newestMail(email)).kind).toBe("already-registered");
    expect(await confirmLink("x".repeat(43), stranger)).toBeNull();
    expect(await sendSignIn(email, "the stranger's")).toBeNull();
  });

  it("S2 a user of an older release who never confirmed is taken over without the password", async () => {
    const user = await aUser(db, { user: { emailConfirmedAt: null, passwordHash: "the stranger's" } });
    expect(await signedInUser(anIdentity({ email: user.email }))).toBe(user.id);
    expect(await usersWith(user.email)).toEqual([
      expect.objectContaining({ passwordHash: null, emailConfirmedAt: expect.any(Number) }),
    ]);
  });
});

describe("an identity without a proven address", () => {
  /** Somebody from Facebook who has come as far as the form that asks for an address. */
  async function atTheForm(fields: Partial<ProviderIdentity> = {}) {
    const identity = anIdentity({ provider: "facebook", email: null, emailStanding: "unstated", ...fields });
    const outcome = await admit(dependencies(), identity, "/dashboards");
    expect(outcome.kind).toBe("address-needed");
    return { identity, cookie: carry(outcome.cookies) };
  }

  async function ask(
    cookie: string,
    email: string,
    now = Date.now(),
    isMailHeldBack = false,
  ): Promise<string> {
    return carry([String(await askForProof(dependencies(now), cookie, { email, isMailHeldBack }))]);
  }

  const complete = (token: string, cookieHeader: string | null, now = Date.now()) =>
    completeProviderSignIn(dependencies(now), { token, cookieHeader });

  it("S28 is asked for one, and signed in when the mailed link has proved it", async () => {
    const { identity, cookie } = await atTheForm();
    expect(await viewPending(dependencies(), cookie)).toEqual({ provider: "facebook", proposedEmail: null });
    const waiting = await ask(cookie, "asked@layette.test");
    expect(await usersWith("asked@layette.test")).toEqual([]);
    expect((await newestMail("asked@layette.test")).message.text).toContain(`${ORIGIN}/auth/complete?token=`);

    const token = await mailedToken("asked@layette.test");
    const done = await complete(token, waiting);
    expect(done?.from).toBe("/dashboards");
    expect(await usersWith("asked@layette.test")).toEqual([
      expect.objectContaining({ id: done?.session.userId, fullName: "Robin Reed" }),
    ]);
    expect(await identitiesOf(identity.subject)).toHaveLength(1);
    expect(await complete(token, waiting), "the link works once").toBeNull();
  });

  it("A5 Facebook's own address is only proposed: it has no word on who has proved it", async () => {
    const user = await aUser(db);
    const { identity, cookie } = await atTheForm({ email: user.email });
    expect(await viewPending(dependencies(), cookie)).toMatchObject({ proposedEmail: user.email });
    expect(await identitiesOf(identity.subject)).toEqual([]);
    const waiting = await ask(cookie, user.email);
    expect((await complete(await mailedToken(user.email), waiting))?.session.userId).toBe(user.id);
  });

  it("S28 the link connects nothing in another browser, nor the browser anything without the link", async () => {
    const victim = await aUser(db);
    const mallory = await atTheForm();
    const malloryWaits = await ask(mallory.cookie, victim.email);
    const token = await mailedToken(victim.email);
    expect(await complete(token, null), "the victim clicks").toBeNull();
    const other = await atTheForm();
    expect(await complete(token, other.cookie)).toBeNull();
    expect(await complete(token, await ask(other.cookie, "other@layette.test"))).toBeNull();
    expect(await complete("x".repeat(43), malloryWaits)).toBeNull();
    expect(await identitiesOf(mallory.identity.subject)).toEqual([]);
  });

  it("S69 a mail that is held back leaves the earlier link as it is, and the browser none the wiser", async () => {
    const { cookie } = await atTheForm();
    const first = await ask(cookie, "besieged@layette.test");
    const token = await mailedToken("besieged@layette.test");
    const second = await ask(first, "besieged@layette.test", Date.now(), true);
    expect(second).not.toBe(first);
    expect(await mailedToken("besieged@layette.test"), "no second mail").toBe(token);
    expect(await complete(token, second)).not.toBeNull();
  });

  it("S28 a later mail replaces an earlier one, and a link ends after an hour", async () => {
    const now = Date.now();
    const { cookie } = await atTheForm();
    const first = await ask(cookie, "mistyped@layette.test", now);
    const second = await ask(first, "right@layette.test", now);
    expect(await complete(await mailedToken("mistyped@layette.test"), second)).toBeNull();
    const token = await mailedToken("right@layette.test");
    expect(await complete(token, second, now + 3_600_000)).toBeNull();
    expect(await complete(token, second, now + 3_599_999)).not.toBeNull();
  });

  it("S2 by our own proof the sign-ups that wait for the address end", async () => {
    const email = `${newId()}@layette.test`;
    const stranger = await sendSignUp({ email, password: "the stranger's" });
    const mailed = await mailedToken(email);
    const { cookie } = await atTheForm();
    const waiting = await ask(cookie, email, Date.now() + 1);
    expect(await complete(await mailedToken(email), waiting)).not.toBeNull();
    expect(await confirmLink(mailed, stranger)).toBeNull();
    expect(await sendSignIn(email, "the stranger's")).toBeNull();
  });

  it.each(["reset", "change"] as const)(
    "S70 a password %s ends the proofs that were asked for before it, and none after it",
    async (way) => {
      const user = await aUserWithPassword();
      const { identity, cookie } = await atTheForm();
      const now = Date.now();
      const early = await ask(cookie, user.email, now - 1000);
      const earlyToken = await mailedToken(user.email);
      const deps = accountDependencies({ now });
      if (way === "reset") {
        await requestPasswordReset(deps, user.email);
        expect(await resetPassword(deps, await mailedToken(user.email), "another rattle")).not.toBeNull();
      } else {
        const password = { password: "another rattle", confirmPassword: "another rattle" };
        expect(
          await changePassword(deps, user.id, { currentPassword: PASSWORD, ...password }),
        ).not.toBeNull();
      }
      expect(await complete(earlyToken, early)).toBeNull();
      expect(await identitiesOf(identity.subject)).toEqual([]);
      const late = await ask(cookie, user.email, now + 1000);
      expect((await complete(await mailedToken(user.email), late))?.session.userId).toBe(user.id);
    },
  );

  it.each(["", "x", "x".repeat(10_000), "%00", "'", "\0"])("S15 refuses the token %#", async (token) => {
    const { cookie } = await atTheForm();
    expect(await complete(token, await ask(cookie, `${newId()}@layette.test`))).toBeNull();
  });

  it("S66 no log names the address, and the cookie shows nothing of the identity", async () => {
    const { identity, cookie } = await atTheForm();
    const email = "quiet@layette.test";
    const waiting = await ask(cookie, email);
    expect(loggedLines().join("\n")).not.toContain(email);
    const value = decodeURIComponent(waiting.split("=")[1] ?? "");
    for (const secret of [email, identity.subject]) expect(atob(value)).not.toContain(secret);
    expect(await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email))).toHaveLength(1);
  });
});

describe("the state", () => {
  const start = async (from = "/", now = Date.now()) => {
    const started = await startProviderSignIn({ config, now }, { provider: "google", from });
    if (!started) throw new Error("The provider is not set up");
    return {
      ...started,
      cookie: carry([started.cookie]),
      state: started.url.searchParams.get("state") ?? "",
    };
  };
  const finish = (params: Record<string, string>, cookieHeader: string | null, now = Date.now()) =>
    finishProviderSignIn(dependencies(now), {
      provider: "google",
      params: new URLSearchParams(params),
      cookieHeader,
    });

  it("P8 the address of the provider carries state, PKCE, nonce and our configured origin", async () => {
    const { url } = await start();
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: "code",
      client_id: "google-client",
      redirect_uri: `${ORIGIN}/auth/google/callback`,
      scope: "openid email profile",
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    const other = await start();
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(other.url.searchParams.get(name)).not.toBe(url.searchParams.get(name));
    }
  });

  it("S20 S25 its cookie is sealed, lives ten minutes and is HttpOnly, __Host- on https", async () => {
    const local = await startProviderSignIn({ config, now: Date.now() }, { provider: "google", from: "/" });
    expect(local?.cookie).toMatch(/^oauth-flow=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    const https = { ...config, isHttps: true };
    const secure = await startProviderSignIn(
      { config: https, now: Date.now() },
      { provider: "google", from: "/" },
    );
    expect(secure?.cookie).toMatch(
      /^__Host-oauth-flow=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const { cookie, state } = await start();
    expect(decodeURIComponent(cookie)).not.toContain(state);
    expect(await readFlow(config, cookie, Date.now())).toMatchObject({ state, provider: "google" });
    expect(await readFlow({ ...config, tokenSecret: "x".repeat(32) }, cookie, Date.now())).toBeNull();
    expect(await readPending(config, cookie.replace("flow", "pending"), Date.now())).toBeNull();
  });

  it("S30 remembers the way back, but none that would not fit into a cookie", async () => {
    const short = await start("/dashboards?a=1");
    expect(await readFlow(config, short.cookie, Date.now())).toMatchObject({ from: "/dashboards?a=1" });
    const long = await start(`/${"x".repeat(1900)}`);
    expect(await readFlow(config, long.cookie, Date.now())).toMatchObject({ from: "/" });
    const longest = await start(`/${"x".repeat(499)}`);
    expect(longest.cookie.length).toBeLessThan(3000);
  });

  it("S25 missing, foreign, old or of no sign-in here: refused, and the cookie is cleared", async () => {
    const { cookie, state } = await start("/dashboards");
    const foreign = await start();
    const late = Date.now() + 600_001;
    const outcomes = [
      await finish({ code: "c" }, cookie),
      await finish({ code: "c", state: "" }, cookie),
      await finish({ code: "c", state: foreign.state }, cookie),
      await finish({ code: "c", state }, null),
      await finish({ code: "c", state }, "oauth-flow=junk"),
      await finish({ code: "c", state }, cookie, late),
    ];
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ kind: "refused", reason: "not-started-here" });
      expect(outcome.cookies).toEqual([expect.stringMatching(/^oauth-flow=; Max-Age=0;/)]);
    }
  });

  it("S25 of another provider is foreign, and one that is not set up is refused", async () => {
    const { cookie, state } = await start();
    const outcome = await finishProviderSignIn(dependencies(), {
      provider: "facebook",
      params: new URLSearchParams({ code: "c", state }),
      cookieHeader: cookie,
    });
    expect(outcome).toMatchObject({ kind: "refused", reason: "not-set-up" });
    expect(
      await startProviderSignIn({ config, now: Date.now() }, { provider: "facebook", from: "/" }),
    ).toBeNull();
  });

  it("S25 access_denied, another error and no code are refused and lead back to where it began", async () => {
    const answers = [
      [{ error: "access_denied" }, "denied"],
      [{ error: "server_error" }, "failed"],
      [{ error: "access_denied", code: "c" }, "denied"],
      [{}, "failed"],
    ] as const;
    for (const [params, reason] of answers) {
      const { cookie, state } = await start("/dashboards");
      const outcome = await finish({ ...params, state }, cookie);
      expect(outcome).toMatchObject({ kind: "refused", reason, from: "/dashboards" });
    }
  });

  it("S86 counts once, on the server, whatever came of it and however many come at once", async () => {
    const denied = await start();
    const params = { error: "access_denied", state: denied.state };
    expect(await finish(params, denied.cookie)).toMatchObject({ reason: "denied" });
    const fresh = { code: "a-fresh-code", state: denied.state };
    expect(await finish(fresh, denied.cookie)).toMatchObject({ reason: "not-started-here" });

    const { cookie, state } = await start();
    const answers = await Promise.all([1, 2, 3].map(() => finish({ error: "access_denied", state }, cookie)));
    expect(answers.map((one) => one.kind === "refused" && one.reason).sort()).toEqual([
      "denied",
      "not-started-here",
      "not-started-here",
    ]);
  });

  it("S86 is forgotten when its cookie would be too old anyway", async () => {
    const now = Date.now();
    const { cookie, state } = await start("/", now);
    await finish({ error: "access_denied", state }, cookie, now);
    await purgeExpired({ db, now: now + 599_999 });
    expect(await finish({ code: "c", state }, cookie, now)).toMatchObject({ reason: "not-started-here" });
    await purgeExpired({ db, now: now + 600_000 });
    expect(
      await db
        .select()
        .from(spentSecrets)
        .where(lte(spentSecrets.expiresAt, now + 600_000)),
    ).toEqual([]);
  });
});

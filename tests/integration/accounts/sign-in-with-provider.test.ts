// The state of a sign-in with a provider: where it is kept, and what is refused.
import { lte } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { spentSecrets } from "~/data/schema.ts";
import { readFlow, readPending } from "~/services/auth/oauth-cookies.server.ts";
import { finishProviderSignIn, startProviderSignIn } from "~/usecases/accounts/sign-in-with-provider.ts";
import { purgeExpired } from "~/usecases/operations/sweep.ts";
import { db } from "../../support/accounts.ts";
import { carryCookies, config, ORIGIN, providerDependencies } from "../../support/identities.ts";

describe("the state", () => {
  const start = async (from = "/", now = Date.now()) => {
    const started = await startProviderSignIn({ config, now }, { provider: "google", from });
    if (!started) throw new Error("The provider is not set up");
    return {
      ...started,
      cookie: carryCookies([started.cookie]),
      state: started.url.searchParams.get("state") ?? "",
    };
  };
  const finish = (params: Record<string, string>, cookieHeader: string | null, now = Date.now()) =>
    finishProviderSignIn(providerDependencies(now), {
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
    const outcome = await finishProviderSignIn(providerDependencies(), {
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

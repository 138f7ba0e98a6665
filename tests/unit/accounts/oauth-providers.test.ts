// Which provider responses are trusted, against a fake provider that misbehaves on demand (S25).
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ProviderName } from "~/domain/accounts/providers.ts";
import { newFlowSecrets, oauthProvider } from "~/services/auth/oauth-providers.server.ts";
import { readConfig } from "~/services/config.server.ts";
import {
  type Fault,
  type OAuthServer,
  type Persona,
  startOAuthProvider,
} from "../../support/oauth-provider.ts";

const ROBIN: Persona = { subject: "1", name: "Robin", email: "Robin@Example.test", isVerified: true };
let server: OAuthServer;

beforeAll(async () => {
  server = await startOAuthProvider();
});

afterEach(() => {
  server.fault = null;
});

afterAll(() => server.close());

function environment(extra: Record<string, string> = {}) {
  return {
    APP_ENV: "development",
    APP_ORIGIN: "http://localhost:8787",
    TOKEN_SECRET: "unit-tests-token-secret-0123456789",
    MAIL_FROM: "Layette <hello@layette.test>",
    ...extra,
  };
}

interface SignIn {
  persona?: Persona;
  /** Replaces what the browser remembers. */
  remembered?: { verifier?: string; nonce?: string };
  deadlineMs?: number;
  code?: string;
}

async function signIn(name: ProviderName, options: SignIn = {}) {
  const { persona = ROBIN, remembered = {}, deadlineMs = 20_000 } = options;
  const provider = oauthProvider(readConfig(environment(server.env)), name);
  if (!provider) throw new Error("The provider is not set up");
  const secrets = newFlowSecrets();
  const back = await server.choose(provider.authorizationUrl(secrets), persona);
  expect(`${back.origin}${back.pathname}`).toBe(`http://localhost:8787/auth/${name}/callback`);
  expect(back.searchParams.get("state")).toBe(secrets.state);
  const exchange = {
    code: options.code ?? back.searchParams.get("code") ?? "",
    ...secrets,
    ...remembered,
    now: Date.now(),
    signal: AbortSignal.timeout(deadlineMs),
  };
  return { exchange, identify: () => provider.identify(exchange) };
}

const identify = async (name: ProviderName, options?: SignIn) => (await signIn(name, options)).identify();

describe("an identity", () => {
  it("comes from Google with its word on the address, normalised", async () => {
    expect(await identify("google")).toEqual({
      provider: "google",
      subject: "1",
      email: "robin@example.test",
      emailStanding: "verified",
      fullName: "Robin",
    });
    expect(
      await identify("google", { persona: { ...ROBIN, subject: "2", isVerified: false } }),
    ).toMatchObject({ emailStanding: "unverified" });
  });

  it("A5 comes from Facebook with an address that nobody vouches for, or with none", async () => {
    expect(await identify("facebook")).toEqual({
      provider: "facebook",
      subject: "1",
      email: "robin@example.test",
      emailStanding: "unstated",
      fullName: "Robin",
    });
    expect(await identify("facebook", { persona: { subject: "3", name: "No Address" } })).toMatchObject({
      email: null,
    });
  });

  it.each(["a@x.com\r\nBcc: b@x.com", "no address", `${"a".repeat(300)}@x.com`])(
    "S32 has no address when the provider says %j",
    async (email) => {
      expect(await identify("google", { persona: { ...ROBIN, subject: "4", email } })).toMatchObject({
        email: null,
      });
    },
  );

  it("S32 has a name in one line", async () => {
    const persona = { ...ROBIN, subject: "5", name: ` Robin\r\nBcc: x\u0000${"y".repeat(200)}` };
    const { fullName } = await identify("google", { persona });
    expect(fullName).toMatch(/^Robin Bcc: x y+$/);
    expect(fullName).toHaveLength(100);
  });
});

describe("S25 no identity comes", () => {
  const faults: [ProviderName, Fault, string][] = [
    ["google", "token-500", "status"],
    ["google", "token-html", "status"],
    ["google", "token-empty", "unexpected-answer"],
    ["google", "token-of-number", "unexpected-answer"],
    ["google", "wrong-nonce", "id-token-invalid"],
    ["google", "wrong-audience", "id-token-invalid"],
    // S86
    ["google", "many-audiences", "id-token-invalid"],
    ["google", "several-audiences", "id-token-invalid"],
    ["google", "foreign-azp", "id-token-invalid"],
    ["google", "foreign-azp-alone", "id-token-invalid"],
    ["google", "wrong-issuer", "id-token-invalid"],
    ["google", "wrong-key", "id-token-invalid"],
    ["google", "unsigned", "id-token-invalid"],
    ["google", "expired", "id-token-invalid"],
    ["facebook", "token-500", "status"],
    ["facebook", "token-html", "not-json"],
    ["facebook", "token-empty", "unexpected-answer"],
    ["facebook", "token-of-number", "unexpected-answer"],
    ["facebook", "profile-500", "status"],
  ];
  it.each(faults)("from %s with %s", async (name, fault, reason) => {
    server.fault = fault;
    await expect(identify(name)).rejects.toMatchObject({ name: "OAuthFault", reason });
  });

  it.each(["google", "facebook"] as const)("from %s when it is slower than the deadline", async (name) => {
    server.fault = "token-slow";
    const started = Date.now();
    await expect(identify(name, { deadlineMs: 150 })).rejects.toMatchObject({ reason: "deadline" });
    expect(Date.now() - started).toBeLessThan(1500);
  });

  it("for the verifier or the nonce of another sign-in", async () => {
    const wrong = "w".repeat(43);
    await expect(identify("google", { remembered: { verifier: wrong } })).rejects.toMatchObject({
      reason: "code-refused",
    });
    await expect(identify("google", { remembered: { nonce: wrong } })).rejects.toMatchObject({
      reason: "id-token-invalid",
    });
  });

  it.each(["google", "facebook"] as const)("from %s for a code that is used or made up", async (name) => {
    const { identify: once } = await signIn(name);
    expect(await once()).toMatchObject({ subject: "1" });
    await expect(once()).rejects.toMatchObject({ reason: "code-refused" });
    await expect(identify(name, { code: "made-up" })).rejects.toMatchObject({ reason: "code-refused" });
  });

  it("S66 the error names neither code nor token nor secret", async () => {
    const { exchange, identify: again } = await signIn("google", { code: "a-code-to-be-found" });
    const error = await again().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    const words =
      error instanceof Error ? `${error.name} ${error.message} ${error.stack} ${error.cause}` : "";
    for (const secret of [exchange.code, exchange.verifier, ...server.secrets])
      expect(words).not.toContain(secret);
  });
});

describe("the configuration", () => {
  it("has the real addresses unless others are named, and no provider without id and secret", () => {
    const bare = readConfig(environment({ GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: " " }));
    expect(bare.oauth).toEqual({ google: null, facebook: null });
    const { oauth } = readConfig(environment({ GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }));
    expect(oauth.google).toMatchObject({
      issuer: "https://accounts.google.com",
      tokenUrl: "https://oauth2.googleapis.com/token",
    });
  });
});

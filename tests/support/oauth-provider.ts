// Google and Facebook as a test sees them: one local server that speaks OpenID Connect at /google and OAuth 2
// with a profile at /facebook. It checks what real providers check (client, secret, redirect, PKCE, one use
// of a code), lets the person at the browser choose who to be, and breaks when told to.
import {
  createHash,
  createHmac,
  createSign,
  generateKeyPairSync,
  randomUUID,
  timingSafeEqual,
} from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export interface Persona {
  subject: string;
  name: string;
  email?: string | undefined;
  /** What Google says about the address. */
  isVerified?: boolean;
}

export type Fault =
  | "token-500"
  | "token-slow"
  | "token-html"
  | "token-empty"
  | "token-of-number"
  | "profile-500"
  | "wrong-nonce"
  | "wrong-audience"
  | "many-audiences"
  | "foreign-azp"
  | "foreign-azp-alone"
  | "several-audiences"
  | "wrong-issuer"
  | "wrong-key"
  | "unsigned"
  | "expired";

export interface OAuthServer {
  readonly url: string;
  /** The variables that a Worker needs in order to sign in here. */
  readonly env: Readonly<Record<string, string>>;
  /** Who can be chosen on the page where people sign in. */
  readonly personas: Persona[];
  /** What goes wrong from now on. */
  fault: Fault | null;
  /** The client's secret, and every code and token that was handed out. */
  readonly secrets: string[];
  /** Chooses without a browser: the address that the browser is sent back to. */
  choose(authorizationUrl: string | URL, persona: Persona | "deny"): Promise<URL>;
  close(): Promise<void>;
}

const CLIENT_ID = "layette-client";
const CLIENT_SECRET = "local-client-secret-never-logged";
const KEY_ID = "key-1";

interface Grant {
  provider: string;
  persona: Persona;
  redirectUri: string;
  challenge: string | null;
  nonce: string | null;
}

function inSeconds(seconds: number): number {
  return Math.floor(Date.now() / 1000) + seconds;
}

/** What a fault puts in place of the right claims. */
const WRONG_CLAIMS: Readonly<Record<string, Record<string, unknown>>> = {
  "wrong-issuer": { iss: "https://elsewhere.example" },
  "wrong-audience": { aud: "another-client" },
  "many-audiences": { aud: [CLIENT_ID, "another-client"] },
  "foreign-azp": { aud: [CLIENT_ID, "another-client"], azp: "another-client" },
  "foreign-azp-alone": { azp: "another-client" },
  "several-audiences": { aud: [CLIENT_ID, "another-client"], azp: CLIENT_ID },
  "wrong-nonce": { nonce: "of-another-sign-in" },
  expired: { exp: inSeconds(-3600) },
};

function mayRedeem(grant: Grant, provider: string, form: URLSearchParams): boolean {
  const { challenge } = grant;
  return (
    grant.provider === provider &&
    form.get("redirect_uri") === grant.redirectUri &&
    (challenge === null || challenge === challengeOf(form.get("code_verifier") ?? ""))
  );
}

/** Starts a provider on 127.0.0.1, which is another site than localhost. */
export async function startOAuthProvider(): Promise<OAuthServer> {
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const otherKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  const bearers = new Map<string, Persona>();
  const personas: Persona[] = [];
  const secrets = [CLIENT_SECRET];
  const waiting = new Set<ServerResponse>();

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The provider has no port");
  const url = `http://127.0.0.1:${address.port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", url);
    const [, provider = "", page = ""] = pathname.split("/");
    if (page === "authorize") return void signInPage(response, provider, searchParams, personas);
    if (page === "choose") return void goBack(response, provider, searchParams);
    if (page === "keys") return void json(response, 200, { keys: [publicKey()] });
    if (page === "token") return token(request, response, provider);
    if (page === "me") return void profile(request, response, searchParams);
    response.writeHead(404).end();
  }

  function goBack(response: ServerResponse, provider: string, params: URLSearchParams): void {
    const back = new URL(params.get("redirect_uri") ?? "");
    back.searchParams.set("state", params.get("state") ?? "");
    const persona = personas.find(({ subject }) => subject === params.get("persona"));
    if (persona) {
      const code = newSecret();
      const [challenge, nonce] = [params.get("code_challenge"), params.get("nonce")];
      const redirectUri = params.get("redirect_uri") ?? "";
      grants.set(code, { provider, persona, redirectUri, challenge, nonce });
      back.searchParams.set("code", code);
    } else {
      back.searchParams.set("error", "access_denied");
    }
    response.writeHead(302, { Location: back.href }).end();
  }

  /** Answers as the fault requires; false if there is none. */
  function failToken(response: ServerResponse): boolean {
    switch (self.fault) {
      case "token-slow":
        waiting.add(response);
        return true;
      case "token-500":
        json(response, 500, { error: "server_error" });
        return true;
      case "token-empty":
        json(response, 200, {});
        return true;
      case "token-of-number":
        json(response, 200, { access_token: 7, id_token: 7 });
        return true;
      case "token-html":
        response.writeHead(200, { "Content-Type": "text/html" }).end("<p>We are improving things</p>");
        return true;
      default:
        return false;
    }
  }

  async function token(request: IncomingMessage, response: ServerResponse, provider: string): Promise<void> {
    const form = new URLSearchParams(await bodyOf(request));
    if (failToken(response)) return;
    if (!isOurClient(provider, request, form)) return void json(response, 401, { error: "invalid_client" });
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    if (!grant || !mayRedeem(grant, provider, form))
      return void json(response, 400, { error: "invalid_grant", error_description: `code ${code}` });
    const accessToken = newSecret();
    bearers.set(accessToken, grant.persona);
    json(response, 200, {
      access_token: accessToken,
      token_type: "Bearer",
      expires_in: 3600,
      ...(provider === "google" ? { id_token: idToken(grant) } : {}),
    });
  }

  function profile(request: IncomingMessage, response: ServerResponse, params: URLSearchParams): void {
    const accessToken = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    const persona = bearers.get(accessToken);
    const proof = createHmac("sha256", CLIENT_SECRET).update(accessToken).digest("hex");
    if (self.fault === "profile-500") return void json(response, 500, { error: { message: "Unknown" } });
    if (!persona || !isSame(params.get("appsecret_proof") ?? "", proof)) {
      return void json(response, 400, { error: { type: "OAuthException" } });
    }
    const { subject: id, name, email } = persona;
    const known: Record<string, string | undefined> = { id, name, email };
    const fields = (params.get("fields") ?? "id").split(",");
    json(response, 200, Object.fromEntries(fields.map((field) => [field, known[field]])));
  }

  function idToken({ persona, nonce }: Grant): string {
    const { fault } = self;
    const header = { alg: fault === "unsigned" ? "none" : "RS256", kid: KEY_ID };
    const claims = {
      iss: `${url}/google`,
      aud: CLIENT_ID,
      sub: persona.subject,
      nonce,
      exp: inSeconds(3600),
      ...WRONG_CLAIMS[fault ?? "none"],
      email: persona.email,
      email_verified: persona.isVerified ?? false,
      name: persona.name,
    };
    const signed = [header, claims].map((part) => base64url(JSON.stringify(part))).join(".");
    if (fault === "unsigned") return `${signed}.`;
    const { privateKey } = fault === "wrong-key" ? otherKeys : keys;
    const idToken = `${signed}.${createSign("RSA-SHA256").update(signed).sign(privateKey, "base64url")}`;
    secrets.push(idToken);
    return idToken;
  }

  function publicKey() {
    return { ...keys.publicKey.export({ format: "jwk" }), kid: KEY_ID, use: "sig", alg: "RS256" };
  }

  function newSecret(): string {
    const secret = randomUUID();
    secrets.push(secret);
    return secret;
  }

  const self: OAuthServer = {
    url,
    env: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
      GOOGLE_ISSUER: `${url}/google`,
      GOOGLE_AUTHORIZATION_URL: `${url}/google/authorize`,
      GOOGLE_TOKEN_URL: `${url}/google/token`,
      GOOGLE_JWKS_URL: `${url}/google/keys`,
      FACEBOOK_CLIENT_ID: CLIENT_ID,
      FACEBOOK_CLIENT_SECRET: CLIENT_SECRET,
      FACEBOOK_AUTHORIZATION_URL: `${url}/facebook/authorize`,
      FACEBOOK_TOKEN_URL: `${url}/facebook/token`,
      FACEBOOK_USERINFO_URL: `${url}/facebook/me`,
    },
    personas,
    fault: null,
    secrets,
    async choose(authorizationUrl, persona) {
      if (persona !== "deny" && !personas.includes(persona)) personas.push(persona);
      const chosen = new URL(authorizationUrl);
      chosen.pathname = chosen.pathname.replace(/authorize$/, "choose");
      chosen.searchParams.set("persona", persona === "deny" ? "" : persona.subject);
      const response = await fetch(chosen, { redirect: "manual" });
      return new URL(response.headers.get("Location") ?? "");
    },
    close() {
      for (const response of waiting) response.destroy();
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return self;
}

/** Google takes the client's secret in a header, Facebook in the form. */
function isOurClient(provider: string, request: IncomingMessage, form: URLSearchParams): boolean {
  if (provider === "facebook") {
    return form.get("client_id") === CLIENT_ID && form.get("client_secret") === CLIENT_SECRET;
  }
  const basic = `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString("base64")}`;
  return isSame(request.headers.authorization ?? "", basic);
}

function signInPage(
  response: ServerResponse,
  provider: string,
  params: URLSearchParams,
  personas: readonly Persona[],
): void {
  if (params.get("client_id") !== CLIENT_ID || params.get("response_type") !== "code") {
    return void response.writeHead(400).end("Unknown client");
  }
  const kept = [...params]
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join("");
  const people = personas
    .map(({ subject, name }) => `<button name="persona" value="${subject}">${name}</button>`)
    .join("");
  response
    .writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
    .end(
      `<!doctype html><title>Local ${provider}</title><link rel="icon" href="data:,"><form action="/${provider}/choose">${kept}${people}<button name="persona" value="">Deny</button></form>`,
    );
}

function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function base64url(text: string): string {
  return Buffer.from(text).toString("base64url");
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

// Sign-in with Google and Facebook: there and back. A returning user is signed in, refused, or asked for an
// address; one who went to prove who they are is proved or refused, and never signed in as someone else.
import type { SignInFlow } from "~/contracts/accounts/oauth.ts";
import { spendSecret } from "~/data/accounts/spent-secrets.server.ts";
import type { ProviderName } from "~/domain/accounts/providers.ts";
import type { Language } from "~/language/languages.ts";
import { spokenLanguage } from "~/language/public-path.ts";
import { log } from "~/lib/logger.server.ts";
import { clearedCookie, FLOW_SECONDS, flowCookie, readFlow } from "~/services/auth/oauth-cookies.server.ts";
import { OAuthFault, PROVIDER_DEADLINE_MS } from "~/services/auth/oauth-http.server.ts";
import type { OAuthProvider } from "~/services/auth/oauth-provider.ts";
import { newFlowSecrets, oauthProvider } from "~/services/auth/oauth-providers.server.ts";
import type { SessionKey } from "~/services/auth/session-cookie.server.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import { type AdmitDependencies, admit, type ProviderOutcome, refused } from "./admit-identity.ts";
import { proveByIdentity } from "./prove-again.ts";

/** A longer return path, sealed and encoded, wouldn't fit into a cookie. */
const MAX_FROM_LENGTH = 500;

/**
 * Where the browser goes to sign in and the cookie it takes along; null if the provider isn't configured.
 * With `proves`, that session's user goes there to prove who they are.
 */
export async function startProviderSignIn(
  { config, now }: Pick<AdmitDependencies, "config" | "now">,
  { provider, from, proves = null }: { provider: ProviderName; from: string; proves?: SessionKey | null },
): Promise<{ url: URL; cookie: string } | null> {
  const client = oauthProvider(config, provider);
  if (!client) return null;
  const secrets = newFlowSecrets();
  const kept = from.length > MAX_FROM_LENGTH ? "/" : from;
  const language = spokenLanguage();
  const flow = { provider, from: kept, proves, language, ...secrets, expiresAt: now + FLOW_SECONDS * 1000 };
  return { url: client.authorizationUrl(secrets, proves !== null), cookie: await flowCookie(config, flow) };
}

interface Answer {
  provider: ProviderName;
  /** The parameters of the address that the browser brought back. */
  params: URLSearchParams;
  cookieHeader: string | null;
  /** The session in the browser's cookie, not yet verified. */
  session?: SessionKey | null;
}

/** The language of the page where the browser's sign-in with a provider began. */
export async function languageOfSignIn(
  { config, now }: Pick<AdmitDependencies, "config" | "now">,
  cookieHeader: string | null,
): Promise<Language> {
  return (await readFlow(config, cookieHeader, now))?.language ?? "en";
}

/** The outcome of a provider's answer. Whatever it is, the sign-in that it answers is over. */
export async function finishProviderSignIn(
  deps: AdmitDependencies,
  answer: Answer,
): Promise<ProviderOutcome> {
  const { config, now } = deps;
  const flow = await readFlow(config, answer.cookieHeader, now);
  const cleared = await clearedCookie(config, "flow");
  const outcome = await followUp(deps, answer, flow).catch((error: unknown) => {
    if (!(error instanceof OAuthFault)) throw error;
    log.warn("oauth_provider_failed", { provider: answer.provider, reason: error.reason });
    return refused("failed", flow, answer.provider);
  });
  return { ...outcome, cookies: [cleared, ...outcome.cookies] };
}

async function followUp(
  deps: AdmitDependencies,
  answer: Answer,
  flow: SignInFlow | null,
): Promise<ProviderOutcome> {
  const { provider, params } = answer;
  const client = oauthProvider(deps.config, provider);
  if (!client) return refused("not-set-up", flow, provider);
  // A missing or foreign state matches no flow. Only the browser can vouch that the cookie is gone, so used
  // states are recorded here, whatever the outcome.
  if (
    flow?.provider !== provider ||
    params.get("state") !== flow.state ||
    !(await spendSecret(deps.db, stateHash(flow), flow.expiresAt))
  ) {
    return refused("not-started-here", flow, provider);
  }
  const code = params.get("code");
  if (params.has("error") || !code) {
    return refused(params.get("error") === "access_denied" ? "denied" : "failed", flow, provider);
  }
  const identity = await identify(client, code, flow, deps.now);
  if (!flow.proves) return admit(deps, identity, flow.from);
  const isProved = await proveByIdentity(deps, { proves: flow.proves, session: answer.session }, identity);
  return isProved ? { kind: "proved", from: flow.from, cookies: [] } : refused("not-yours", flow, provider);
}

function stateHash({ state }: SignInFlow): string {
  return hashToken(["oauth-state", state].join("\0"));
}

function identify(client: OAuthProvider, code: string, flow: SignInFlow, now: number) {
  const signal = AbortSignal.timeout(PROVIDER_DEADLINE_MS);
  return client.identify({ code, verifier: flow.verifier, nonce: flow.nonce, now, signal });
}

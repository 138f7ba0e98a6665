// Sign-in with Google and Facebook: there and back. A returning user is signed in, refused, or asked for an address; one who went
// to prove who they are is proved or refused, and never signed in as someone else.

import type { KnownDevice } from "~/contracts/accounts/account-forms.ts";
import type { ProviderIdentity, SignInFlow } from "~/contracts/accounts/oauth.ts";
import type { NewMail } from "~/contracts/mail/letter.ts";
import { findUserByIdentity, linkVerifiedIdentity } from "~/data/accounts/oauth-accounts.server.ts";
import { findCredentials } from "~/data/accounts/password-rows.server.ts";
import { spendSecret } from "~/data/accounts/rate-counters.server.ts";
import type { OAuthRefusal, ProviderName } from "~/domain/accounts/providers.ts";
import { log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import {
  clearedCookie,
  FLOW_SECONDS,
  flowCookie,
  PENDING_SECONDS,
  pendingCookie,
  readFlow,
} from "~/services/auth/oauth-cookies.server.ts";
import { OAuthFault, type OAuthProvider, PROVIDER_DEADLINE_MS } from "~/services/auth/oauth-http.server.ts";
import { newFlowSecrets, oauthProvider } from "~/services/auth/oauth-providers.server.ts";
import type { SessionKey } from "~/services/auth/session-cookie.server.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import type { Language } from "~/words/languages.ts";
import { spokenLanguage } from "~/words/public-path.ts";
import { prepareDeviceNotice, prepareProviderNotice } from "./account-notices.ts";
import { proveByIdentity } from "./prove-again.ts";
import { deviceOf, type StartedSession, startSession } from "./sign-in.ts";

interface Deps extends Needs<"db" | "outbox" | "now" | "userAgent"> {
  /** The accounts that this browser has signed in to. */
  devices: readonly KnownDevice[];
}

interface Entrance {
  userId: string;
  /** Whether the identity already opened the account, was just added to it, or just created it. */
  link: "known" | "added" | "of-new-account";
}

/**
 * A session for the user whose account a provider's identity opens. A mail tells the owner about an added
 * identity, or else about an unknown browser; the owner of a new account gets none. Null if the user is gone.
 */
export async function enterByProvider(
  deps: Deps,
  { provider, subject }: Pick<ProviderIdentity, "provider" | "subject">,
  { userId, link }: Entrance,
): Promise<StartedSession | null> {
  const { db, outbox, devices } = deps;
  const owner = await findCredentials(db, userId);
  if (!owner) return null;
  const isKnownDevice = deviceOf(devices, owner) !== null;
  const notice = { ...deps, to: owner.email, language: owner.language };
  let mail: NewMail | null = null;
  if (link === "added") mail = await prepareProviderNotice(notice, { provider, subject, userId });
  else if (link === "known" && !isKnownDevice) mail = await prepareDeviceNotice(notice, newId());

  const session = await startSession(deps, userId, { mail });
  if (link !== "known") {
    securityLog("provider_linked", { userId, provider, isNewAccount: link === "of-new-account" });
  }
  securityLog("sign_in_succeeded", { userId, by: provider, isKnownDevice });
  if (mail) await outbox.send(mail.id);
  return session;
}

type Settings = Pick<AppConfig, "oauth" | "origin" | "isHttps" | "tokenSecret">;

interface AdmitDeps extends Needs<"db" | "outbox" | "now" | "userAgent"> {
  config: Settings;
  /** The accounts that have signed in with this browser. */
  devices: readonly KnownDevice[];
}

type ProviderOutcome =
  | { kind: "signed-in"; session: StartedSession; from: string; cookies: string[] }
  | { kind: "address-needed"; cookies: string[] }
  | { kind: "owner-needed"; cookies: string[] }
  | { kind: "proved"; from: string; cookies: string[] }
  | { kind: "refused"; reason: OAuthRefusal; from: string; isProof: boolean; cookies: string[] };

/**
 * Decides what an identified visitor may do. A known identity signs in, a new address that the provider has
 * verified gets an account, and an unverified address must be proved first. If the address already has an
 * account, its owner must agree: a provider's word never opens an existing account.
 */
export async function admit(
  deps: AdmitDeps,
  identity: ProviderIdentity,
  from: string,
): Promise<ProviderOutcome> {
  const { config, db, now } = deps;
  const { provider, subject, email, emailStanding, fullName } = identity;
  const known = await findUserByIdentity(db, identity);
  if (known) return enter(deps, identity, { userId: known, link: "known" }, from);

  const expiresAt = now + PENDING_SECONDS * 1000;
  const pending = { provider, subject, fullName, proposedEmail: email, from, expiresAt, proof: null };
  if (!email || emailStanding === "unstated") {
    const cookie = await pendingCookie(config, { ...pending, isOfAccount: false });
    return { kind: "address-needed", cookies: [cookie] };
  }
  if (emailStanding === "unverified") return refused("unverified", { from }, provider);

  const userId = await linkVerifiedIdentity(db, { provider, subject, email, fullName }, newId(), now);
  if (userId) return enter(deps, identity, { userId, link: "of-new-account" }, from);
  securityLog("provider_awaits_owner", { provider });
  return { kind: "owner-needed", cookies: [await pendingCookie(config, { ...pending, isOfAccount: true })] };
}

async function enter(
  deps: AdmitDeps,
  identity: ProviderIdentity,
  entrance: Parameters<typeof enterByProvider>[2],
  from: string,
): Promise<ProviderOutcome> {
  const session = await enterByProvider(deps, identity, entrance);
  if (!session) return refused("failed", { from }, identity.provider);
  return { kind: "signed-in", session, from, cookies: [] };
}

/** A refusal of a provider's answer. If it was meant as proof, it leads back to the page that asks for it. */
function refused(
  reason: OAuthRefusal,
  flow: Partial<Pick<SignInFlow, "from" | "proves">> | null,
  provider: ProviderName,
): ProviderOutcome {
  const isProof = (flow?.proves ?? null) !== null;
  securityLog("provider_refused", { provider, reason, purpose: isProof ? "prove" : "sign-in" });
  return { kind: "refused", reason, from: flow?.from ?? "/", isProof, cookies: [] };
}

/** A longer return path, sealed and encoded, wouldn't fit into a cookie. */
const MAX_FROM_LENGTH = 500;

/**
 * Where the browser goes to sign in and the cookie it takes along; null if the provider isn't configured.
 * With `proves`, that session's user goes there to prove who they are.
 */
export async function startProviderSignIn(
  { config, now }: Pick<AdmitDeps, "config" | "now">,
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
  { config, now }: Pick<AdmitDeps, "config" | "now">,
  cookieHeader: string | null,
): Promise<Language> {
  return (await readFlow(config, cookieHeader, now))?.language ?? "en";
}

/** The outcome of a provider's answer. Whatever it is, the sign-in that it answers is over. */
export async function finishProviderSignIn(deps: AdmitDeps, answer: Answer): Promise<ProviderOutcome> {
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

async function followUp(deps: AdmitDeps, answer: Answer, flow: SignInFlow | null): Promise<ProviderOutcome> {
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

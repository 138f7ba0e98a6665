// Sign-in with Facebook, by OAuth 2 and the Graph API, and with Google, by OpenID Connect with a code, PKCE, and a nonce.
// Facebook offers PKCE only in a flow "still in testing", so its code is bound by the client's secret and by the state.

import { hmac } from "@oslojs/crypto/hmac";
import { SHA256 } from "@oslojs/crypto/sha2";
import { encodeHexLowerCase } from "@oslojs/encoding";
import {
  ArcticFetchError,
  CodeChallengeMethod,
  generateCodeVerifier,
  generateState,
  OAuth2Client,
  OAuth2RequestError,
  UnexpectedErrorResponseBodyError,
} from "arctic";
import { createLocalJWKSet, errors, type JWTHeaderParameters, jwtVerify } from "jose";
import type { z } from "zod";
import {
  accessTokenAnswer,
  facebookProfile,
  idTokenAnswer,
  idTokenClaims,
  keySet,
  type ProviderIdentity,
} from "../../contracts/accounts/oauth.ts";
import type { ProviderName } from "../../domain/accounts/providers.ts";
import type { AppConfig } from "../config.server.ts";
import {
  type Exchange,
  type FlowSecrets,
  fetchJson,
  OAuthFault,
  type OAuthProvider,
  withinDeadline,
} from "./oauth-http.server.ts";

interface FacebookSettings {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string;
  tokenUrl: string;
  userinfoUrl: string;
}

/** Facebook, or a compatible service at the configured addresses. */
function facebookProvider(settings: FacebookSettings, redirectUri: string): OAuthProvider {
  const { clientId, clientSecret } = settings;
  const client = new OAuth2Client(clientId, clientSecret, redirectUri);
  return {
    authorizationUrl({ state }: FlowSecrets, isProof = false): URL {
      const scopes = ["public_profile", "email"];
      const url = client.createAuthorizationURL(settings.authorizationUrl, state, scopes);
      if (isProof) url.searchParams.set("auth_type", "reauthenticate");
      return url;
    },
    async identify({ code, signal }: Exchange): Promise<ProviderIdentity> {
      // Facebook expects the client's secret in the form; arctic's generic client sends it in a header.
      const form = {
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
      };
      const request = { method: "POST", body: new URLSearchParams(form) };
      const token = accessTokenAnswer.safeParse(await fetchJson(settings.tokenUrl, request, signal)).data;
      if (!token) throw new OAuthFault("unexpected-answer");
      const profile = await readProfile(settings, token.access_token, signal);
      return {
        provider: "facebook",
        subject: profile.id,
        email: profile.email ?? null,
        // The Graph API doesn't say whether the address was proved.
        emailStanding: "unstated",
        fullName: profile.name || null,
      };
    },
  };
}

async function readProfile(settings: FacebookSettings, accessToken: string, signal: AbortSignal) {
  const url = new URL(settings.userinfoUrl);
  url.searchParams.set("fields", "id,name,email");
  url.searchParams.set("appsecret_proof", secretProof(settings.clientSecret, accessToken));
  const request = { headers: { Authorization: `Bearer ${accessToken}` } };
  const profile = facebookProfile.safeParse(await fetchJson(url.href, request, signal)).data;
  if (!profile) throw new OAuthFault("unexpected-answer");
  return profile;
}

/** Proves that the caller has the client's secret; apps can require it for every call. */
function secretProof(clientSecret: string, accessToken: string): string {
  const encoder = new TextEncoder();
  return encodeHexLowerCase(hmac(SHA256, encoder.encode(clientSecret), encoder.encode(accessToken)));
}

const CLOCK_SKEW_SECONDS = 60;
const KEYS_FRESH_MS = 60 * 60 * 1000;

interface Expectation {
  issuer: string;
  clientId: string;
  nonce: string;
  jwksUrl: string;
  /** Epoch milliseconds. */
  now: number;
}

type Claims = z.output<typeof idTokenClaims>;

/**
 * The claims of a genuine, unexpired id_token for us and this sign-in; throws OAuthFault otherwise. We fetch the provider's keys
 * ourselves, not by jose, within the sign-in's deadline and with a size limit.
 */
async function verifyIdToken(token: string, expected: Expectation, signal: AbortSignal): Promise<Claims> {
  const { issuer, clientId, now } = expected;
  const verified = await jwtVerify(token, (header) => signingKey(expected, header, signal), {
    algorithms: ["RS256"],
    // Google names itself with and without the scheme.
    issuer: [issuer, issuer.replace(/^https:\/\//, "")],
    audience: clientId,
    clockTolerance: CLOCK_SKEW_SECONDS,
    currentDate: new Date(now),
  }).catch((error: unknown) => {
    throw error instanceof OAuthFault ? error : new OAuthFault("id-token-invalid");
  });
  const claims = idTokenClaims.safeParse(verified.payload).data;
  if (!claims || !isOfSignIn(claims, expected)) throw new OAuthFault("id-token-invalid");
  return claims;
}

/** A token for several clients, or issued to another one, is refused (OpenID Connect Core, 3.1.3.7). */
function isOfSignIn({ aud, azp, nonce }: Claims, { clientId, nonce: expectedNonce }: Expectation): boolean {
  const audiences = Array.isArray(aud) ? aud : [aud];
  const isForUsAlone = audiences.every((audience) => audience === clientId);
  return isForUsAlone && (azp === undefined || azp === clientId) && nonce === expectedNonce;
}

type KeySet = ReturnType<typeof createLocalJWKSet>;
const known = new Map<string, { keys: KeySet; until: number }>();

/** The provider's public key for a token. Providers rotate keys, so an unknown id fetches the set again. */
async function signingKey(
  { jwksUrl, now }: Expectation,
  header: JWTHeaderParameters,
  signal: AbortSignal,
): Promise<CryptoKey> {
  if (typeof header.kid !== "string") throw new OAuthFault("id-token-invalid");
  const cached = known.get(jwksUrl);
  if (cached && cached.until > now) {
    const key = await cached.keys(header).catch((error: unknown) => {
      if (error instanceof errors.JWKSNoMatchingKey) return null;
      throw error;
    });
    if (key) return key;
  }
  const answer = keySet.safeParse(await fetchJson(jwksUrl, {}, signal)).data;
  if (!answer) throw new OAuthFault("unexpected-answer");
  const keys = createLocalJWKSet(answer);
  known.set(jwksUrl, { keys, until: now + KEYS_FRESH_MS });
  return keys(header);
}

interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  issuer: string;
  authorizationUrl: string;
  tokenUrl: string;
  jwksUrl: string;
}

/** Google, or another OpenID Connect service at the configured addresses. */
function googleProvider(settings: GoogleSettings, redirectUri: string): OAuthProvider {
  const { clientId, clientSecret, authorizationUrl } = settings;
  // arctic's own Google class has fixed addresses.
  const client = new OAuth2Client(clientId, clientSecret, redirectUri);
  return {
    authorizationUrl({ state, verifier, nonce }: FlowSecrets, isProof = false): URL {
      const scopes = ["openid", "email", "profile"];
      const url = client.createAuthorizationURLWithPKCE(
        authorizationUrl,
        state,
        CodeChallengeMethod.S256,
        verifier,
        scopes,
      );
      url.searchParams.set("nonce", nonce);
      // The strongest prompt that Google supports: a person must be there and choose an account.
      if (isProof) url.searchParams.set("prompt", "select_account");
      return url;
    },
    async identify({ code, verifier, nonce, now, signal }: Exchange): Promise<ProviderIdentity> {
      const answer = client.validateAuthorizationCode(settings.tokenUrl, code, verifier);
      const tokens = await withinDeadline(signal, answer).catch((error: unknown) => {
        throw faultOf(error);
      });
      const answered = idTokenAnswer.safeParse(tokens.data).data;
      if (!answered) throw new OAuthFault("unexpected-answer");
      const claims = await verifyIdToken(answered.id_token, { ...settings, nonce, now }, signal);
      return {
        provider: "google",
        subject: claims.sub,
        email: claims.email ?? null,
        emailStanding: claims.email_verified ? "verified" : "unverified",
        fullName: claims.name || null,
      };
    },
  };
}

function faultOf(error: unknown): unknown {
  if (error instanceof OAuthFault) return error;
  if (error instanceof OAuth2RequestError) return new OAuthFault("code-refused");
  if (error instanceof ArcticFetchError) return new OAuthFault("unreachable");
  if (error instanceof UnexpectedErrorResponseBodyError) return new OAuthFault("unexpected-answer");
  // The remaining arctic errors: another status, or a body that isn't JSON.
  return new OAuthFault("status");
}

/** A provider, or null if it isn't configured. Its answers return to the configured origin. */
export function oauthProvider(
  { oauth, origin }: Pick<AppConfig, "oauth" | "origin">,
  name: ProviderName,
): OAuthProvider | null {
  const redirectUri = `${origin}/auth/${name}/callback`;
  if (name === "google") return oauth.google && googleProvider(oauth.google, redirectUri);
  return oauth.facebook && facebookProvider(oauth.facebook, redirectUri);
}

/** New random secrets for one sign-in. */
export function newFlowSecrets(): FlowSecrets {
  return { state: generateState(), verifier: generateCodeVerifier(), nonce: generateState() };
}

// OpenID Connect's id_token: who signed in, signed by the provider for us and for this sign-in only. jose
// verifies it; we fetch the provider's keys ourselves, within the sign-in's deadline and with a size limit.
import { createLocalJWKSet, errors, type JWTHeaderParameters, jwtVerify } from "jose";
import type { z } from "zod";
import { idTokenClaims, keySet } from "~/contracts/accounts/oauth.ts";
import { fetchJson, OAuthFault } from "./oauth-http.server.ts";

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

/** The claims of a genuine, unexpired token for us and this sign-in; throws OAuthFault otherwise. */
export async function verifyIdToken(
  token: string,
  expected: Expectation,
  signal: AbortSignal,
): Promise<Claims> {
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

// OpenID Connect's id_token: who signed in, signed by the provider for us and for this sign-in alone.
import { decodeBase64urlIgnorePadding } from "@oslojs/encoding";
import type { z } from "zod";
import { idTokenClaims, idTokenHeader, keySet } from "~/contracts/accounts/oauth.ts";
import { fetchJson, OAuthFault } from "./oauth-http.server.ts";

const RS256 = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
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

/** The claims of a token that is genuine, ours, of this sign-in and not expired; throws OAuthFault otherwise. */
export async function verifyIdToken(
  token: string,
  expected: Expectation,
  signal: AbortSignal,
): Promise<z.output<typeof idTokenClaims>> {
  const [head = "", body = "", signature = ""] = token.split(".");
  const header = idTokenHeader.safeParse(parseJson(head)).data;
  if (!header) throw new OAuthFault("id-token-invalid");
  const key = await signingKey(expected, header.kid, signal);
  const signed = new TextEncoder().encode(`${head}.${body}`);
  const bytes = decode(signature);
  const isGenuine = bytes !== null && (await crypto.subtle.verify(RS256, key, bytes, signed));
  if (!isGenuine) throw new OAuthFault("id-token-invalid");

  const claims = idTokenClaims.safeParse(parseJson(body)).data;
  if (!claims || !isExpected(claims, expected)) throw new OAuthFault("id-token-invalid");
  return claims;
}

function isExpected(claims: z.output<typeof idTokenClaims>, { issuer, clientId, nonce, now }: Expectation) {
  const audiences = Array.isArray(claims.aud) ? claims.aud : [claims.aud];
  return (
    // Google names itself with and without the scheme.
    (claims.iss === issuer || `https://${claims.iss}` === issuer) &&
    audiences.includes(clientId) &&
    (audiences.length === 1 || claims.azp === clientId) &&
    claims.exp + CLOCK_SKEW_SECONDS > now / 1000 &&
    claims.nonce === nonce
  );
}

type Keys = z.output<typeof keySet>["keys"];
const known = new Map<string, { keys: Keys; until: number }>();

/** The provider's public key of this id. Providers change keys, so an unknown id has the set read again. */
async function signingKey(
  { jwksUrl, now }: Expectation,
  kid: string,
  signal: AbortSignal,
): Promise<CryptoKey> {
  const cached = known.get(jwksUrl);
  let key = cached && cached.until > now ? cached.keys.find((candidate) => candidate.kid === kid) : undefined;
  if (!key) {
    const answer = keySet.safeParse(await fetchJson(jwksUrl, {}, signal)).data;
    if (!answer) throw new OAuthFault("unexpected-answer");
    known.set(jwksUrl, { keys: answer.keys, until: now + KEYS_FRESH_MS });
    key = answer.keys.find((candidate) => candidate.kid === kid);
  }
  if (key?.kty !== "RSA" || !key.n || !key.e) throw new OAuthFault("id-token-invalid");
  const { kty, n, e } = key;
  return crypto.subtle.importKey("jwk", { kty, n, e }, RS256, false, ["verify"]).catch(() => {
    throw new OAuthFault("id-token-invalid");
  });
}

function decode(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(decodeBase64urlIgnorePadding(text));
  } catch {
    return null;
  }
}

function parseJson(encoded: string): unknown {
  const bytes = decode(encoded);
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

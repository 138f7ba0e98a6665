// Passkeys: the browser's options, a request that travels sealed while the browser asks its owner, and the check of an answer. A
// passkey belongs to the configured origin's host, whatever host was requested. The verification library is large and rarely
// needed, so it is loaded with the first answer.

import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";
import type {
  NewPasskeyOptions,
  PasskeyOptions,
  PasskeyReference,
} from "~/contracts/accounts/passkey-answer.ts";
import {
  type Assertion,
  type NewPasskeyAnswer,
  type PasskeyFlow,
  type PasskeyPurpose,
  passkeyFlow,
  storedTransports,
} from "~/contracts/accounts/passkey-forms.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { seal, unseal } from "./secret-box.server.ts";
import { hashToken } from "./tokens.server.ts";

/** How long an owner may take. */
export const PASSKEY_FLOW_MS = 5 * 60_000;

const LONGEST_FLOW = 2000;
const placeOf = (purpose: PasskeyPurpose) => ({ purpose: "passkey", row: purpose });

/**
 * The request as it is sent through the browser: in the page instead of a cookie, so that two tabs have separate requests; the
 * database ensures that each counts once.
 */
export function sealPasskeyFlow(secret: string, purpose: PasskeyPurpose, flow: PasskeyFlow): Promise<string> {
  return seal(secret, placeOf(purpose), JSON.stringify(flow));
}

/** The request for this purpose, unless it has expired. */
export async function readPasskeyFlow(
  secret: string,
  purpose: PasskeyPurpose,
  sealed: string,
  now: number,
): Promise<PasskeyFlow | null> {
  const text = sealed.length > LONGEST_FLOW ? null : await unseal(secret, placeOf(purpose), sealed);
  const flow = text === null ? undefined : passkeyFlow.safeParse(JSON.parse(text)).data;
  return flow && flow.expiresAt > now ? flow : null;
}

/** What an answered request is stored under. */
export function passkeyFlowHash({ challenge }: PasskeyFlow): string {
  return hashToken(["passkey-challenge", challenge].join("\0"));
}

/** Signature algorithms that we can verify: Ed25519, ECDSA with P-256, RSA. */
const ALGORITHMS = [-8, -7, -257];

/** Nobody asks an authenticator to attest what it is, and one that does so all the same is refused: its certificates aren't read. */
const UNATTESTED = "none";

interface StoredPasskey {
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  transports: string;
}

/** 256 random bits, base64url. */
export function newChallenge(): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(32)));
}

/** The user's id as authenticators store it; it reveals nothing about a person. */
export function userHandleOf(userId: string): string {
  return encodeBase64urlNoPadding(new TextEncoder().encode(userId));
}

type PasskeyOwner = { id: string; email: string; fullName: string | null };

/** The options for creating a passkey, for a user who already has these. */
export function newPasskeyOptions(
  origin: string,
  challenge: string,
  { id, email, fullName }: PasskeyOwner,
  known: readonly StoredPasskey[],
): NewPasskeyOptions {
  return {
    challenge,
    rp: { id: siteOf(origin), name: PRODUCT_NAME },
    user: { id: userHandleOf(id), name: email, displayName: fullName ?? email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: PASSKEY_FLOW_MS,
    attestation: UNATTESTED,
    excludeCredentials: known.map(referenceTo),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  };
}

/** The options for using one of these passkeys; any of the site's if none is named. */
export function passkeyOptions(
  origin: string,
  challenge: string,
  known: readonly StoredPasskey[],
): PasskeyOptions {
  return {
    challenge,
    rpId: siteOf(origin),
    timeout: PASSKEY_FLOW_MS,
    userVerification: "required",
    allowCredentials: known.map(referenceTo),
  };
}

type Expectation = { origin: string; challenge: string };

/**
 * The passkey in an answer; null if the answer isn't for this site and request, the user isn't verified, or the authenticator attests
 * itself.
 */
export async function verifyNewPasskey(
  { origin, challenge }: Expectation,
  answer: NewPasskeyAnswer,
): Promise<(StoredPasskey & { counter: number }) | null> {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: siteOf(origin),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified || verified.registrationInfo.fmt !== UNATTESTED) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: encodeBase64urlNoPadding(publicKey),
    counter,
    transports: answer.response.transports.join(" "),
  };
}

/**
 * The signature counter of a valid answer: signed by a stored passkey for this site and this request, after
 * verifying the user. Null for any other answer. The caller decides what the number means.
 */
export async function verifyAssertion(
  { origin, challenge }: Expectation,
  answer: Assertion,
  stored: StoredPasskey,
): Promise<{ counter: number } | null> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: siteOf(origin),
    credential: {
      id: stored.credentialId,
      publicKey: Uint8Array.from(decodeBase64urlIgnorePadding(stored.publicKey)),
      // The library would check the counter before the signature, and couldn't tell a copy from a forgery.
      counter: 0,
    },
  }).catch(() => null);
  return verified?.verified ? { counter: verified.authenticationInfo.newCounter } : null;
}

function siteOf(origin: string): string {
  return new URL(origin).hostname;
}

function referenceTo({ credentialId, transports }: StoredPasskey): PasskeyReference {
  return { type: "public-key", id: credentialId, transports: storedTransports.parse(transports) };
}

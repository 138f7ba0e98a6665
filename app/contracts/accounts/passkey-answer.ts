// Where a browser is asked for a passkey, and what it is asked. Browsers check it, so it is checked without a library.

export const PASSKEY_SIGN_IN_PATH = "/auth/passkey";
export const PASSKEYS_PATH = "/profile/passkeys";
export const PASSKEY_PROOF_PATH = "/profile/prove/passkey";

export interface PasskeyReference {
  type: "public-key";
  /** Base64url, like every value that is bytes. */
  id: string;
  transports: string[];
}

/** The question for a new passkey, as WebAuthn's JSON says it. */
export interface NewPasskeyOptions {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: "public-key"; alg: number }[];
  timeout: number;
  attestation: "none";
  excludeCredentials: PasskeyReference[];
  authenticatorSelection: {
    residentKey: "required";
    requireResidentKey: true;
    userVerification: "required";
  };
}

/** The question for one that is there; without references any of the site's will do. */
export interface PasskeyOptions {
  challenge: string;
  rpId: string;
  timeout: number;
  userVerification: "required";
  allowCredentials: PasskeyReference[];
}

/** The question, and what has to be brought back with its answer. */
export interface PasskeyQuestion<Options> {
  flow: string;
  options: Options;
}

/** It is done, and where to go now: a path of ours. */
export interface PasskeyDone {
  to: string;
}

export function isNewPasskeyQuestion(body: unknown): body is PasskeyQuestion<NewPasskeyOptions> {
  return isQuestion(body) && "rp" in body.options;
}

export function isPasskeyQuestion(body: unknown): body is PasskeyQuestion<PasskeyOptions> {
  return isQuestion(body) && "rpId" in body.options;
}

export function isPasskeyDone(body: unknown): body is PasskeyDone {
  return typeof body === "object" && body !== null && "to" in body && typeof body.to === "string";
}

function isQuestion(body: unknown): body is { flow: string; options: { challenge: string } } {
  return (
    typeof body === "object" &&
    body !== null &&
    "flow" in body &&
    typeof body.flow === "string" &&
    "options" in body &&
    typeof body.options === "object" &&
    body.options !== null &&
    "challenge" in body.options &&
    typeof body.options.challenge === "string"
  );
}

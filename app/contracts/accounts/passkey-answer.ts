// Where a browser is asked for a passkey, and what it is asked.
import { isText, objectOf, type Shaped } from "../shape.ts";

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
export const isPasskeyDone = objectOf({ to: isText });

export type PasskeyDone = Shaped<typeof isPasskeyDone>;

const isQuestion = objectOf({ flow: isText, options: objectOf({ challenge: isText }) });

export function isNewPasskeyQuestion(body: unknown): body is PasskeyQuestion<NewPasskeyOptions> {
  return isQuestion(body) && "rp" in body.options;
}

export function isPasskeyQuestion(body: unknown): body is PasskeyQuestion<PasskeyOptions> {
  return isQuestion(body) && "rpId" in body.options;
}

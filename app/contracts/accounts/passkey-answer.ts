// Where a browser is asked for a passkey, and what it is asked.
import { isText, objectOf, type Shaped } from "../shape.ts";

export const PASSKEY_SIGN_IN_PATH = "/auth/passkey";
export const PASSKEYS_PATH = "/profile/passkeys";
export const PASSKEY_PROOF_PATH = "/profile/prove/passkey";

export interface PasskeyReference {
  type: "public-key";
  /** Base64url, like all bytes here. */
  id: string;
  transports: string[];
}

/** The options for creating a passkey, as WebAuthn's JSON. */
export interface NewPasskeyOptions {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: "public-key"; alg: number }[];
  timeout: number;
  attestation: "none";
  excludeCredentials: PasskeyReference[];
  authenticatorSelection: { residentKey: "required"; requireResidentKey: true; userVerification: "required" };
}

/** The options for using an existing passkey; without `allowCredentials`, any of this site's will do. */
export interface PasskeyOptions {
  challenge: string;
  rpId: string;
  timeout: number;
  userVerification: "required";
  allowCredentials: PasskeyReference[];
}

/** The options, and the sealed flow to send back with the answer. */
export interface PasskeyQuestion<Options> {
  flow: string;
  options: Options;
}

/** Done; `to` is the path on this site to go to. */
export const isPasskeyDone = objectOf({ to: isText });

export type PasskeyDone = Shaped<typeof isPasskeyDone>;

const isQuestion = objectOf({ flow: isText, options: objectOf({ challenge: isText }) });

export function isNewPasskeyQuestion(body: unknown): body is PasskeyQuestion<NewPasskeyOptions> {
  return isQuestion(body) && "rp" in body.options;
}

export function isPasskeyQuestion(body: unknown): body is PasskeyQuestion<PasskeyOptions> {
  return isQuestion(body) && "rpId" in body.options;
}

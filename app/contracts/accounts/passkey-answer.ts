// The answers to the browser's passkey requests. Browsers check them too, so there is no library here.

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
  authenticatorSelection: {
    residentKey: "required";
    requireResidentKey: true;
    userVerification: "required";
  };
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

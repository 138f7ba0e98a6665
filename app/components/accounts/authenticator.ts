// The browser's side of passkeys: WebAuthn requests and responses as JSON. Browsers only recently learned to
// convert these themselves, so it is done here. Loaded when someone uses a passkey.
import type {
  NewPasskeyOptions,
  PasskeyOptions,
  PasskeyReference,
} from "~/contracts/accounts/passkey-answer.ts";

/** The authenticator's response, as a form field; null when the user declined or could not finish. */
export type AuthenticatorAnswer = string | null;

/** Creates a passkey. */
export async function createPasskey(options: NewPasskeyOptions): Promise<AuthenticatorAnswer> {
  const { challenge, user, excludeCredentials, ...rest } = options;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...rest,
    challenge: toBytes(challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: excludeCredentials.map(toDescriptor),
  };
  const credential = await settled(navigator.credentials.create({ publicKey }));
  if (!(credential instanceof PublicKeyCredential)) return null;
  const { response } = credential;
  if (!(response instanceof AuthenticatorAttestationResponse)) return null;
  return answerOf(credential, {
    clientDataJSON: toText(response.clientDataJSON),
    attestationObject: toText(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  });
}

/** Signs in with a passkey. `conditional` waits until one is chosen next to a field, and stops with the signal. */
export async function askPasskey(
  options: PasskeyOptions,
  waiting?: { signal: AbortSignal },
): Promise<AuthenticatorAnswer> {
  const { challenge, allowCredentials, ...rest } = options;
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...rest,
    challenge: toBytes(challenge),
    allowCredentials: allowCredentials.map(toDescriptor),
  };
  const asked = waiting
    ? navigator.credentials.get({ publicKey, mediation: "conditional", signal: waiting.signal })
    : navigator.credentials.get({ publicKey });
  const credential = await settled(asked);
  if (!(credential instanceof PublicKeyCredential)) return null;
  const { response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) return null;
  return answerOf(credential, {
    clientDataJSON: toText(response.clientDataJSON),
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
    userHandle: response.userHandle ? toText(response.userHandle) : null,
  });
}

/** Browsers give no reason: the user declined, there is no passkey, or time ran out. */
async function settled(asked: Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await asked;
  } catch {
    return null;
  }
}

function answerOf({ id, type }: PublicKeyCredential, response: object): string {
  return JSON.stringify({ id, rawId: id, type, response });
}

const TRANSPORTS = ["ble", "hybrid", "internal", "nfc", "usb"] as const;

function toDescriptor({ id, type, transports }: PasskeyReference): PublicKeyCredentialDescriptor {
  return { id: toBytes(id), type, transports: TRANSPORTS.filter((word) => transports.includes(word)) };
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function toText(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

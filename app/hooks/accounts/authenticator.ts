// What a browser does with passkeys: WebAuthn's questions and answers as JSON. Browsers have learned to translate by themselves
// only lately, so it is done here. Loaded when somebody uses a passkey.
import type {
  NewPasskeyOptions,
  PasskeyOptions,
  PasskeyReference,
} from "~/contracts/accounts/passkey-answer.ts";

/** The answer of an authenticator, as a form field; null when its owner has declined, or could not. */
export type AuthenticatorAnswer = string | null;

/** Has a passkey made. */
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

/** Has a passkey sign; `conditional` waits until one is chosen beside a field, and ends with the signal. */
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

/** Browsers say nothing of why: somebody has declined, there is no passkey, or the time is over. */
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

// An authenticator in a test's hands: it makes passkeys and signs with them as WebAuthn says, and does what a
// dishonest one could.
import type { NewPasskeyOptions, PasskeyOptions } from "~/contracts/accounts/passkey-answer.ts";

export interface Passkey {
  id: string;
  userHandle: string;
  keys: CryptoKeyPair;
  counter: number;
}

/** What an answer says that an honest one wouldn't. */
export interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  userHandle?: string | null;
  counter?: number;
  isVerified?: boolean;
  type?: string;
  /** Attests itself in the format 'packed', with a valid signature of its own. */
  isAttested?: boolean;
  /** Signs with another key. */
  keys?: CryptoKeyPair;
}

const encoder = new TextEncoder();

/** Makes a passkey for a site's question; returns the passkey, and the answer as a browser sends it. */
export async function makePasskey(
  options: NewPasskeyOptions,
  origin: string,
  lies: Lies = {},
): Promise<{ passkey: Passkey; credential: string }> {
  const keys = await newKeys();
  const id = crypto.getRandomValues(new Uint8Array(16));
  const authData = joined(
    await authenticatorData(lies.rpId ?? options.rp.id, 0x41 | verifiedBit(lies), lies.counter ?? 0),
    new Uint8Array(16),
    Uint8Array.of(0, id.length),
    id,
    await coseKey(keys.publicKey),
  );
  const client = clientData(lies.type ?? "webauthn.create", options.challenge, origin, lies);
  const attestation = joined(
    Uint8Array.of(0xa3),
    cborText("fmt"),
    cborText(lies.isAttested ? "packed" : "none"),
    cborText("attStmt"),
    lies.isAttested ? await ownStatement(keys, authData, client) : Uint8Array.of(0xa0),
    cborText("authData"),
    cborBytes(authData),
  );
  const response = {
    clientDataJSON: client,
    attestationObject: base64url(attestation),
    transports: ["internal"],
  };
  const passkey = { id: base64url(id), userHandle: options.user.id, keys, counter: lies.counter ?? 0 };
  return { passkey, credential: credentialOf(passkey.id, response) };
}

/** Signs a site's question with a passkey; returns the answer as a browser sends it. */
export async function signWith(
  passkey: Passkey,
  options: PasskeyOptions,
  origin: string,
  lies: Lies = {},
): Promise<string> {
  const counter = lies.counter ?? passkey.counter;
  const authData = await authenticatorData(lies.rpId ?? options.rpId, 0x01 | verifiedBit(lies), counter);
  const client = clientData(lies.type ?? "webauthn.get", options.challenge, origin, lies);
  const signature = await signatureOf(lies.keys ?? passkey.keys, authData, client);
  return credentialOf(passkey.id, {
    clientDataJSON: client,
    authenticatorData: base64url(authData),
    signature: base64url(signature),
    userHandle: lies.userHandle === undefined ? passkey.userHandle : lies.userHandle,
  });
}

export async function newKeys(): Promise<CryptoKeyPair> {
  const keys = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ]);
  if (!("privateKey" in keys)) throw new Error("No pair of keys was made");
  return keys;
}

/** What an authenticator has signed with a passkey's key, in ASN.1. */
async function signatureOf(keys: CryptoKeyPair, authData: Uint8Array, client: string) {
  const clientHash = await crypto.subtle.digest("SHA-256", fromBase64url(client));
  const signature = await crypto.subtle.sign(
    { name: "ECDSA", hash: "SHA-256" },
    keys.privateKey,
    joined(authData, new Uint8Array(clientHash)),
  );
  return derOf(new Uint8Array(signature));
}

/** {"alg": -7, "sig": …}: a passkey that attests itself. */
async function ownStatement(keys: CryptoKeyPair, authData: Uint8Array, client: string) {
  const signature = await signatureOf(keys, authData, client);
  return joined(
    Uint8Array.of(0xa2),
    cborText("alg"),
    Uint8Array.of(0x26),
    cborText("sig"),
    cborBytes(signature),
  );
}

const verifiedBit = ({ isVerified = true }: Lies) => (isVerified ? 0x04 : 0);

function credentialOf(id: string, response: object): string {
  return JSON.stringify({ id, rawId: id, type: "public-key", response });
}

function clientData(type: string, challenge: string, origin: string, lies: Lies): string {
  const said = { type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? origin };
  return base64url(encoder.encode(JSON.stringify({ ...said, crossOrigin: false })));
}

async function authenticatorData(rpId: string, flags: number, counter: number) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(rpId)));
  const count = new Uint8Array(4);
  new DataView(count.buffer).setUint32(0, counter);
  return joined(hash, Uint8Array.of(flags), count);
}

/** {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR. */
async function coseKey(key: CryptoKey) {
  const raw = await crypto.subtle.exportKey("raw", key);
  if (!(raw instanceof ArrayBuffer)) throw new Error("The key has no raw form");
  const point = new Uint8Array(raw);
  const [x, y] = [point.slice(1, 33), point.slice(33, 65)];
  const head = Uint8Array.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21);
  return joined(head, cborBytes(x), Uint8Array.of(0x22), cborBytes(y));
}

function cborText(text: string) {
  return joined(Uint8Array.of(0x60 + text.length), encoder.encode(text));
}

function cborBytes(bytes: Uint8Array) {
  const { length } = bytes;
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff];
  return joined(Uint8Array.from(head), bytes);
}

/** A signature's two numbers in ASN.1. */
function derOf(raw: Uint8Array) {
  const parts = [raw.slice(0, 32), raw.slice(32)].map((part) => {
    const first = part.findIndex((byte) => byte !== 0);
    const short = part.slice(first);
    const number = (short[0] ?? 0) > 0x7f ? joined(Uint8Array.of(0), short) : short;
    return joined(Uint8Array.of(0x02, number.length), number);
  });
  const body = joined(...parts);
  return joined(Uint8Array.of(0x30, body.length), body);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function base64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

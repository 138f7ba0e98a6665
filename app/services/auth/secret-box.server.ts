// Encrypts text that must be readable again (queued mails, share tokens): AES-256-GCM under TOKEN_SECRET.
import { sha256 } from "@oslojs/crypto/sha2";
import { decodeBase64, encodeBase64 } from "@oslojs/encoding";
import { newestSecret, secretsOf } from "./tokens.server.ts";

const NONCE_BYTES = 12;

/** Where a sealed text belongs: it can't be opened in any other column or row. */
export interface SealedPlace {
  /** What it is sealed for, such as one column; each purpose has its own key. */
  purpose: string;
  /** The row's id, the cookie's name, or any other name that is unique within the purpose. */
  row: string;
}

/** The text, encrypted and authenticated under the newest secret, in base64. */
export async function seal(tokenSecret: string, place: SealedPlace, text: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const box = await crypto.subtle.encrypt(
    algorithm(nonce, place),
    await keyFor(newestSecret(tokenSecret), place),
    new TextEncoder().encode(text),
  );
  const sealed = new Uint8Array(NONCE_BYTES + box.byteLength);
  sealed.set(nonce);
  sealed.set(new Uint8Array(box), NONCE_BYTES);
  return encodeBase64(sealed);
}

/** The sealed text; null if it was sealed under an unknown secret or for another place, or was tampered with. */
export async function unseal(
  tokenSecret: string,
  place: SealedPlace,
  sealed: string,
): Promise<string | null> {
  for (const secret of secretsOf(tokenSecret)) {
    const text = await openWith(secret, place, sealed);
    if (text !== null) return text;
  }
  return null;
}

/** A sealed text under the newest secret: `sealed` is null if it is already; null if no secret opens it. */
export async function reseal(
  tokenSecret: string,
  place: SealedPlace,
  sealed: string,
): Promise<{ text: string; sealed: string | null } | null> {
  const text = await unseal(tokenSecret, place, sealed);
  if (text === null) return null;
  const isNew = (await openWith(newestSecret(tokenSecret), place, sealed)) !== null;
  return { text, sealed: isNew ? null : await seal(tokenSecret, place, text) };
}

async function openWith(secret: string, place: SealedPlace, sealed: string): Promise<string | null> {
  try {
    const bytes = decodeBase64(sealed);
    const text = await crypto.subtle.decrypt(
      algorithm(bytes.slice(0, NONCE_BYTES), place),
      await keyFor(secret, place),
      bytes.slice(NONCE_BYTES),
    );
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

function algorithm(nonce: Uint8Array<ArrayBuffer>, { row }: SealedPlace): AesGcmParams {
  return { name: "AES-GCM", iv: nonce, additionalData: new TextEncoder().encode(row) };
}

/** Cached, because every page seals something, always under one of a few keys. */
const keys = new Map<string, CryptoKey>();

async function keyFor(secret: string, { purpose }: SealedPlace): Promise<CryptoKey> {
  const name = `${purpose}\0${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const material = Uint8Array.from(sha256(new TextEncoder().encode(name)));
  const key = await crypto.subtle.importKey("raw", material, "AES-GCM", false, ["encrypt", "decrypt"]);
  keys.set(name, key);
  return key;
}

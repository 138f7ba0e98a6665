// Text at rest that must be readable again (queued mails, share tokens): AES-256-GCM under TOKEN_SECRET.
import { sha256 } from "@oslojs/crypto/sha2";
import { decodeBase64, encodeBase64 } from "@oslojs/encoding";

const NONCE_BYTES = 12;

/** The text encrypted and authenticated, in base64. `purpose` separates the uses of one secret. */
export async function seal(secret: string, purpose: string, text: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const box = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv: nonce },
    await keyFor(secret, purpose),
    new TextEncoder().encode(text),
  );
  const sealed = new Uint8Array(NONCE_BYTES + box.byteLength);
  sealed.set(nonce);
  sealed.set(new Uint8Array(box), NONCE_BYTES);
  return encodeBase64(sealed);
}

/** The sealed text, or null when it was sealed with another secret or purpose, or was tampered with. */
export async function unseal(secret: string, purpose: string, sealed: string): Promise<string | null> {
  try {
    const bytes = decodeBase64(sealed);
    const text = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: bytes.slice(0, NONCE_BYTES) },
      await keyFor(secret, purpose),
      bytes.slice(NONCE_BYTES),
    );
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

function keyFor(secret: string, purpose: string): Promise<CryptoKey> {
  const material = sha256(new TextEncoder().encode(`${purpose}\0${secret}`));
  return crypto.subtle.importKey("raw", Uint8Array.from(material), "AES-GCM", false, ["encrypt", "decrypt"]);
}

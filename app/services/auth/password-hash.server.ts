// Password hashing: scrypt with its parameters stored beside the hash, so that they can be raised.
import { scrypt as scryptCallback, timingSafeEqual } from "node:crypto";
import { decodeBase64, encodeBase64 } from "@oslojs/encoding";

const PARAMETERS = { N: 2 ** 14, r: 8, p: 5 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** 'scrypt$N$r$p$salt$hash' of a password, taken byte for byte (UTF-8, no trimming, no normalization). */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const key = await derive(password, salt, PARAMETERS);
  const { N, r, p } = PARAMETERS;
  return ["scrypt", N, r, p, encodeBase64(salt), encodeBase64(key)].join("$");
}

/**
 * Whether the password matches the stored hash. Without one (unknown address, OAuth-only account), the same
 * work is done with a dummy, so that the time taken reveals nothing.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parsed = stored ? parse(stored) : null;
  if (!parsed) {
    await derive(password, new Uint8Array(SALT_BYTES), PARAMETERS);
    return false;
  }
  const key = await derive(password, parsed.salt, parsed.parameters);
  return key.byteLength === parsed.key.byteLength && timingSafeEqual(key, parsed.key);
}

function parse(stored: string) {
  const [scheme, N, r, p, salt, key] = stored.split("$");
  if (scheme !== "scrypt" || !salt || !key) return null;
  return {
    parameters: { N: Number(N), r: Number(r), p: Number(p) },
    salt: decodeBase64(salt),
    key: decodeBase64(key),
  };
}

function derive(password: string, salt: Uint8Array, parameters: { N: number; r: number; p: number }) {
  return new Promise<Uint8Array>((resolve, reject) => {
    scryptCallback(new TextEncoder().encode(password), salt, KEY_BYTES, parameters, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

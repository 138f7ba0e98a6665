// Password hashing by scrypt, its parameters stored beside the hash so that they can be raised; and the question to a service of
// breaches.

import { scrypt as scryptCallback, timingSafeEqual } from "node:crypto";
import { decodeBase64, encodeBase64, encodeHexLowerCase } from "@oslojs/encoding";
import { readBounded } from "../../lib/read-bounded.ts";
import { hashToken } from "./tokens.server.ts";

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

/** A mark that changes whenever the password does; it reveals neither the password nor its hash. */
export function credentialMark(userId: string, passwordHash: string | null): string {
  return hashToken(["credential", userId, passwordHash ?? ""].join("\0"));
}

const DEADLINE_MS = 1500;
const PREFIX_DIGITS = 5;
/** A padded answer has about 1,000 lines of 40 characters. */
const MAX_BYTES = 256 * 1024;

/** "unknown" says why the service couldn't be asked: then no password is refused. */
type BreachAnswer = { kind: "breached" } | { kind: "clean" } | { kind: "unknown"; reason: string };

/**
 * Whether the service knows the password, by k-anonymity: its address gets the first five of the SHA-1's forty hex digits, which
 * thousands of passwords share, and it answers with all matches. Padding keeps the answer's length from revealing more.
 */
export async function askForBreach(
  serviceUrl: string,
  password: string,
  deadlineMs = DEADLINE_MS,
): Promise<BreachAnswer> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(password));
  const digits = encodeHexLowerCase(new Uint8Array(digest)).toUpperCase();
  const [prefix, suffix] = [digits.slice(0, PREFIX_DIGITS), digits.slice(PREFIX_DIGITS)];
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(new URL(prefix, serviceUrl), {
      headers: { "Add-Padding": "true", Accept: "text/plain" },
      redirect: "manual",
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: "unknown", reason: "status" };
    }
    const bytes = await readBounded(response.body, MAX_BYTES);
    if (!bytes) return { kind: "unknown", reason: "too-long" };
    return { kind: isListed(new TextDecoder().decode(bytes), suffix) ? "breached" : "clean" };
  } catch {
    return { kind: "unknown", reason: signal.aborted ? "deadline" : "unreachable" };
  }
}

/** Whether a line of 'SUFFIX:count' in the answer names it; padding has a count of 0. */
function isListed(answer: string, suffix: string): boolean {
  return answer.split("\n").some((line) => {
    const [listed, count] = line.trim().split(":", 2);
    return listed?.toUpperCase() === suffix && Number(count) > 0;
  });
}

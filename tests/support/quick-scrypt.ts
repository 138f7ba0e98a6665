// The scrypt that integration tests hash passwords with: the same function, but for its cost, which was two thirds of their time.
// tests/integration/accounts/passwords.test.ts hashes at full cost, and so does whatever runs the build.
import { scrypt as derive, type ScryptOptions } from "node:crypto";

export { timingSafeEqual } from "node:crypto";

let isAtFullCost = false;

/** Whether hashing takes its time from here on. */
export function hashAtFullCost(whether: boolean): void {
  isAtFullCost = whether;
}

/** As node:crypto's, with `options` for their memory and time only at full cost. */
export function scrypt(
  password: Uint8Array,
  salt: Uint8Array,
  length: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Uint8Array) => void,
): void {
  derive(password, salt, length, isAtFullCost ? options : { N: 16, r: 1, p: 1 }, done);
}

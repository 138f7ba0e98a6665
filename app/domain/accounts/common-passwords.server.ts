import { COMMON_PASSWORDS } from "./common-passwords-list.server.ts";

const COMMON: ReadonlySet<string> = new Set(COMMON_PASSWORDS.trim().split(/\s+/));

/** Whether a password is one of the commonest, in whatever case it is written. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}

// Ties a browser's memory of an account to the account's password at that time.
import { hashToken } from "./tokens.server.ts";

/** A mark that changes whenever the password does; it reveals neither the password nor its hash. */
export function credentialMark(userId: string, passwordHash: string | null): string {
  return hashToken(["credential", userId, passwordHash ?? ""].join("\0"));
}

// What ties a browser's memory of an account to the password of that time.
import { hashToken } from "./tokens.server.ts";

/** A mark that changes whenever the password does; neither the password nor its hash can be found from it. */
export function credentialMark(userId: string, passwordHash: string | null): string {
  return hashToken(["credential", userId, passwordHash ?? ""].join("\0"));
}

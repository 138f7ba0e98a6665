// Key pairs for notices on devices (VAPID_KEYS).
import { generateKeyPairSync } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A public and a private key of the curve P-256, as the Worker reads them. */
export function newPushKeys(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "", d = "" } = privateKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return `${point.toString("base64url")}.${d}`;
}

/** The keys of a local run: made the first time, because a browser's subscription belongs to one key. */
export function keptPushKeys(stateDir: string): string {
  const file = join(stateDir, "push-keys");
  mkdirSync(stateDir, { recursive: true });
  try {
    writeFileSync(file, newPushKeys(), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8");
}

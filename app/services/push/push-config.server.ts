// Whether this deployment sends notices to devices, from its variables.
import { readWebUrl } from "../../domain/urls.ts";
import { text, type Variables, webAddress } from "../variables.server.ts";

/** An uncompressed point and a number of the curve P-256, in base64url: `npm run push-keys`. */
const KEYS = /^(?<publicKey>B[\w-]{86})\.(?<privateKey>[\w-]{43})$/;

const VARIABLES = {
  VAPID_KEYS: text.regex(KEYS),
  VAPID_SUBJECT: text.refine(isContact),
  /** Stands in for all push services while developing. */
  PUSH_SERVICE_URL: webAddress.optional(),
};

export interface PushConfig {
  /** Browsers get it, base64url. */
  publicKey: string;
  privateKey: string;
  /** Whom a push service may write to. */
  subject: string;
  /** Gets what is for a push service, behind its host; null outside of development. */
  standIn: string | null;
}

/** How notices go to devices; null without keys or somebody to write to, and then mail is the only way. */
export function readPushConfig(variables: Variables): PushConfig | null {
  const read = variables.optional(VARIABLES);
  const { publicKey, privateKey } = KEYS.exec(read?.VAPID_KEYS ?? "")?.groups ?? {};
  if (!read || !publicKey || !privateKey) return null;
  return { publicKey, privateKey, subject: read.VAPID_SUBJECT, standIn: read.PUSH_SERVICE_URL ?? null };
}

/** A push service must be able to use it, and several refuse one of this machine. */
function isContact(text: string): boolean {
  if (text.length > 300) return false;
  if (/^mailto:[^\s<>@,]+@[^\s<>@,.]+(?:\.[^\s<>@,.]+)+$/.test(text)) return !text.endsWith(".localhost");
  const url = readWebUrl(text);
  return (
    url?.protocol === "https:" &&
    url.hostname.includes(".") &&
    !url.hostname.endsWith(".localhost") &&
    !/^[\d.]+$/.test(url.hostname)
  );
}

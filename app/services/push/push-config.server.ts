// Whether this deployment sends notices to devices, from its variables.
import { z } from "zod";
import { readUrl } from "../../domain/urls.ts";

const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

/** An uncompressed point and a number of the curve P-256, in base64url: `npm run push-keys`. */
const KEYS = /^(?<publicKey>B[\w-]{86})\.(?<privateKey>[\w-]{43})$/;

export const pushVariables = {
  VAPID_KEYS: optional.refine((text) => text === undefined || KEYS.test(text), {
    error: "VAPID_KEYS must hold what `npm run push-keys` prints",
  }),
  VAPID_SUBJECT: optional.refine((text) => text === undefined || isContact(text), {
    error: "VAPID_SUBJECT must read like mailto:hello@layette.example or https://layette.example",
  }),
  /** Stands in for all push services while developing. */
  PUSH_SERVICE_URL: z.url().optional(),
};

const variables = z.object(pushVariables);

export interface PushConfig {
  /** Browsers get it, base64url. */
  publicKey: string;
  privateKey: string;
  /** Whom a push service may write to. */
  subject: string;
  /** Gets what is for a push service, behind its host; null outside of development. */
  standIn: string | null;
}

/**
 * How notices go to devices; null without VAPID_KEYS, and then mail is the only way. Throws without somebody to write to, and if a
 * stand-in for push services is set in production.
 */
export function readPushConfig(
  { VAPID_KEYS, VAPID_SUBJECT, PUSH_SERVICE_URL }: z.output<typeof variables>,
  isDevelopment: boolean,
): PushConfig | null {
  if (PUSH_SERVICE_URL && !isDevelopment) throw new Error("PUSH_SERVICE_URL is for development only");
  const { publicKey, privateKey } = KEYS.exec(VAPID_KEYS ?? "")?.groups ?? {};
  if (!publicKey || !privateKey) return null;
  if (!VAPID_SUBJECT) throw new Error("VAPID_KEYS needs VAPID_SUBJECT: whom a push service may write to");
  return { publicKey, privateKey, subject: VAPID_SUBJECT, standIn: PUSH_SERVICE_URL ?? null };
}

/** A push service must be able to use it, and several refuse one of this machine. */
function isContact(text: string): boolean {
  if (text.length > 300) return false;
  if (/^mailto:[^\s<>@,]+@[^\s<>@,.]+(?:\.[^\s<>@,.]+)+$/.test(text)) return !text.endsWith(".localhost");
  const url = readUrl(text);
  return (
    url?.protocol === "https:" &&
    url.hostname.includes(".") &&
    !url.hostname.endsWith(".localhost") &&
    !/^[\d.]+$/.test(url.hostname)
  );
}

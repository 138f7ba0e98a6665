// A browser's subscription to notices, as its script sends it, and as it is stored sealed.
import { z } from "zod";
import { readPushEndpoint } from "../../domain/today/push-device.ts";

/** 65 bytes of an uncompressed point, which begin with 4, in base64url. */
const KEY_LETTERS = 87;
/** 16 bytes. */
const SECRET_LETTERS = 22;

/** An address in its one spelling. */
export const pushEndpoint = z.string().transform((text, { addIssue }) => {
  const endpoint = readPushEndpoint(text);
  if (endpoint === null) addIssue({ code: "custom" });
  return endpoint ?? z.NEVER;
});

export const pushSubscription = z.object({
  endpoint: pushEndpoint,
  p256dh: z
    .string()
    .length(KEY_LETTERS)
    .regex(/^B[\w-]+$/),
  auth: z
    .string()
    .length(SECRET_LETTERS)
    .regex(/^[\w-]+$/),
});

export type PushTarget = z.infer<typeof pushSubscription>;

/** The same from a row; null for one that can't be. */
export function readPushTarget(text: string): PushTarget | null {
  const [endpoint, p256dh, auth] = text.split("\n");
  return pushSubscription.safeParse({ endpoint, p256dh, auth }).data ?? null;
}

/** In one text, to be sealed. */
export function packPushTarget({ endpoint, p256dh, auth }: PushTarget): string {
  return [endpoint, p256dh, auth].join("\n");
}

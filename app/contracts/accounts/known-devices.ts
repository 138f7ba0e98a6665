// The accounts that this browser has signed in to, sealed in a cookie.
import { z } from "zod";

/** A household shares a browser; beyond this number, the oldest account is forgotten. */
export const MOST_KNOWN_ACCOUNTS = 4;

const knownDevice = z.object({
  userId: z.string().min(1).max(64),
  /** Identifies the browser for this account, so that its sign-in attempts have their own allowance. */
  device: z.string().min(1).max(64),
  /** Changes with the password. */
  credential: z.string().length(64),
  /** Whether a passkey was added or used here: if so, the browser is asked for it first. */
  usesPasskey: z.literal(true).optional(),
  /** The last sign-in, epoch milliseconds. */
  signedInAt: z.number(),
});

export const knownDevices = z.array(knownDevice).max(MOST_KNOWN_ACCOUNTS);

export type KnownDevice = z.infer<typeof knownDevice>;

// The accounts that a browser has signed in as, as the browser keeps them, sealed.
import { z } from "zod";

/** A household shares a browser; more accounts than this are forgotten, the oldest first. */
export const MOST_KNOWN_ACCOUNTS = 4;

const knownDevice = z.object({
  userId: z.string().min(1).max(64),
  /** Names the browser for this account, so that its tries have an allowance of their own. */
  device: z.string().min(1).max(64),
  /** Changes with the password. */
  credential: z.string().length(64),
  /** Whether a passkey was added or used there: then it is what the browser is asked for first. */
  usesPasskey: z.literal(true).optional(),
  /** The last sign-in, epoch milliseconds. */
  signedInAt: z.number(),
});

export const knownDevices = z.array(knownDevice).max(MOST_KNOWN_ACCOUNTS);

export type KnownDevice = z.infer<typeof knownDevice>;

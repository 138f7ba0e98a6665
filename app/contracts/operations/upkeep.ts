// What the crons' jobs remember between their runs, as the table `upkeep` keeps it.
import { z } from "zod";
import type { Schema, Told } from "../../domain/operations/bounds.ts";
import { readStored } from "../stored-json.ts";

/** The row of the job that seals anew what an older secret has sealed. */
export const RESEALING = "resealing";

const resealing = z.object({
  /** A hash of all secrets: another list begins anew. */
  secrets: z.string(),
  /** When the job first saw this list, in epoch milliseconds. */
  since: z.number(),
  /** Where the pass goes on: the kind of rows, and the last key that it has looked at. */
  kind: z.string(),
  after: z.string(),
  /** How many rows this pass has looked at, sealed anew, and found that no secret opens. */
  looked: z.number(),
  resealed: z.number(),
  unreadable: z.number(),
  /** When the pass was through; null while it is under way. */
  endedAt: z.number().nullable(),
});

export type Resealing = z.infer<typeof resealing>;

/** The job's row; null without one, and for one that can't be read: then the pass begins anew. */
export function readResealing(facts: string | undefined): Resealing | null {
  return readStored("upkeep", resealing, facts);
}

/** The row of the job that tells the operator. */
export const WATCHING = "watch";

const told = z.object({ mailedAt: z.number().nullable(), isUnwell: z.boolean() });

/** The last mail to the operator; none without a row, and for one that can't be read. */
export function readTold(facts: string | undefined): Told {
  return readStored("upkeep", told, facts) ?? { mailedAt: null, isUnwell: false };
}

/** The row in which each deployment writes which builds can run on the database. */
export const SCHEMA = "schema";

const schema = z.object({ newest: z.string(), oldest: z.string() });

/** Null without a row, and for one that can't be read. */
export function readSchema(facts: string | undefined): Schema | null {
  return readStored("upkeep", schema, facts);
}

const deadLetter = z.object({ at: z.number() });

/** When a queue's last message was given up; null for a row that can't be read. */
export function readDeadLetter(facts: string): number | null {
  return readStored("upkeep", deadLetter, facts)?.at ?? null;
}

/** Table, column, and for how many days at most a row may still need the secret that it was made under. */
export const ENDS_WITH_SECRET = [
  ["mail_outbox", "sealed_message", 7],
  ["pending_sign_ups", "return_path", 7],
  ["plan_invitations", "token_hash", 14],
  ["plan_members", "joined_by", 14],
  ["rate_counters", "key", 0],
  ["unsent_forms", "sealed", 1],
] as const;

// What is judged in the end, and what a judgement says.
import type { SeenByStation } from "../../support/mail-server.ts";
import { by, type Row, text } from "../rows.ts";
import type { Stored } from "../stored.ts";
import type { Town } from "../town.ts";

export interface Evidence {
  town: Town;
  stored: Stored;
  mails: SeenByStation;
  /** All that the servers have printed. */
  log: string;
  /** When the database was read. */
  readAt: number;
}

export interface Finding {
  invariant: string;
  checked: number;
  /** What is broken, in words. */
  broken: readonly string[];
}

/** Judges one thing after the other. */
export function judge<Thing>(
  invariant: string,
  things: Iterable<Thing>,
  isBroken: (thing: Thing) => string | null,
): Finding {
  const all = [...things];
  return { invariant, checked: all.length, broken: all.flatMap((thing) => isBroken(thing) ?? []) };
}

/** The rows of plans by their id. */
export function plansById({ stored }: Evidence): ReadonlyMap<string, Row> {
  return new Map(stored.attempts.map((row) => [text(row, "onboarding_id"), row]));
}

/** Whether nothing of a plan is left but, at most, that an attempt was used. */
export function isEmptied(plan: Row | undefined): boolean {
  return !plan || (plan.deleted_at !== null && plan.expected_due_date === "");
}

/** The items of each plan. */
export function itemsByPlan({ stored }: Evidence): ReadonlyMap<string, readonly Row[]> {
  return by(stored.items, "onboarding_id");
}

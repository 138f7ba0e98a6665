import type { AddedAnswer } from "~/contracts/travel/trip-answers.ts";
import type { ErrorCode } from "~/copy/errors.ts";
import type { Database } from "~/data/database.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";

interface Dependencies {
  db: Database;
  live: LivePublisher;
  now: number;
  waitUntil(work: Promise<unknown>): void;
}

export type AddToPlanResult =
  | { kind: "added"; answer: AddedAnswer }
  | {
      kind: "refused";
      code: Extract<
        ErrorCode,
        "TRIP_PLAN_GONE" | "CUSTOM_ITEM_LIMIT" | "ATTEMPT_NOT_READY" | "TRIP_ITEM_NOT_ADDED"
      >;
    }
  | { kind: "not-found" };

/**
 * Adds what the trip's plan lacks of one item in one size to it, as an item of the parent's own; once. A form that names no
 * item adds all that is lacking.
 */
export async function addToPlan(
  _: Dependencies,
  _trip: { ownerId: string; tripId: string },
  _form: Readonly<Record<string, unknown>>,
): Promise<AddToPlanResult> {
  throw new Error("unbuilt");
}

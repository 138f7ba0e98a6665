import type { PackedAnswer } from "~/contracts/travel/trip-answers.ts";
import type { Database } from "~/data/database.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";

interface Dependencies {
  db: Database;
  live: LivePublisher;
  now: number;
  waitUntil(work: Promise<unknown>): void;
}

export type PackItemResult =
  | { kind: "saved"; answer: PackedAnswer }
  /** The form says no tick. */
  | { kind: "invalid" }
  | { kind: "not-found" };

/** Sets whether an item of one of the user's trips is packed, as the form says; set twice it is as it was. */
export async function packItem(
  _: Dependencies,
  _trip: { ownerId: string; tripId: string },
  _form: Readonly<Record<string, unknown>>,
): Promise<PackItemResult> {
  throw new Error("unbuilt");
}

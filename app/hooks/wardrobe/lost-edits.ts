// Changes to a plan that never reached it and can't anymore: refused because it is gone, or still waiting in some tab.
import { forgetSaved } from "~/hooks/offline/kept-by-tab.ts";
import { keepText, keysFrom } from "~/lib/browser-store.ts";
import { type FieldEdit, keyOf, lostKeyOf, readEdits } from "./edit-queue.ts";

const keysOf = (planId: string) => [lostKeyOf(planId), ...keysFrom(keyOf(planId, ""))];

/** What this browser holds of a plan that is gone: the changes to show; what was saved of it is deleted. */
export function takeLost(planId: string): FieldEdit[] {
  forgetSaved(planId);
  return keysOf(planId).flatMap(readEdits);
}

/** Deletes them. */
export function forgetLost(planId: string): void {
  for (const key of keysOf(planId)) keepText(key, null);
}

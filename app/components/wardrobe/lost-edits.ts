// Changes to a plan that never reached it and can't anymore: refused because it is gone, or still waiting in some tab.
import { formsOf, type KeptForm, readUnsent } from "~/components/offline/kept-forms.ts";
import { forgetSaved } from "~/components/offline/saved-items.ts";
import { readHeld, type UnsentPlace, unsentKey } from "~/components/offline/unsent-store.ts";
import { keepText, keysFrom } from "~/lib/browser-store.ts";
import { type FieldEdit, isEdit } from "./edit-queue.ts";

/** What this browser holds of a plan that is gone: what to show; what was saved of it is deleted. */
export function takeLost(planId: string, mark: string | null): { edits: FieldEdit[]; forms: KeptForm[] } {
  forgetSaved(planId);
  return {
    edits: lostOf({ kind: "items", of: planId, mark, isValue: isEdit }),
    forms: (["facts", "bags"] as const).flatMap((kind) => lostOf(formsOf(kind, planId, mark))),
  };
}

function lostOf<Value>(place: UnsentPlace<Value>): Value[] {
  const refused = readHeld({ ...place, kind: "lost" }, place.kind);
  return [...refused, ...readUnsent(place).map(([, value]) => value)];
}

/** Deletes them. */
export function forgetLost(planId: string): void {
  const kinds = ["items", "facts", "bags", "lost"] as const;
  const keys = kinds.flatMap((kind) => keysFrom(unsentKey({ kind, of: planId })));
  for (const key of keys) keepText(key, null);
}

import { readCustomItemEdit } from "~/contracts/wardrobe/custom-item-edit.ts";
import { unknownGroups } from "~/contracts/wardrobe/custom-item-fields.ts";
import type { ItemForViewer } from "~/data/plans/open-to.server.ts";
import { updateCustomItem } from "~/data/wardrobe/custom-items.server.ts";
import type { ErrorCode, FieldErrorCodes } from "~/domain/error-codes.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import {
  customBaseQuantities,
  customEssentialities,
  customQuantities,
  DEFAULT_ESSENTIALITY,
} from "~/domain/wardrobe/custom-item.ts";
import { packQuantities } from "~/domain/wardrobe/quantity-code.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceCustomItem } from "./announce-custom-item.ts";
import { readEditableItem } from "./read-custom-item.ts";

export type EditCustomItemResult =
  | { kind: "saved"; item: { id: number; name: string; ageRange: AgeRange } }
  | { kind: "refused"; code: RefusalCode; errors: FieldErrorCodes }
  | { kind: "not-found" };

type RefusalCode = Extract<ErrorCode, "CUSTOM_ITEM_NOT_SAVED" | "ATTEMPT_NOT_READY">;

/**
 * Changes the name, category, essentiality, and pieces of one of the user's custom items, and updates their
 * open pages in the background. Counts and notes stay. Throws if D1 fails; then either nothing was written or
 * everything.
 */
export async function editCustomItem(
  { db, live, now, waitUntil }: Needs<"db" | "live" | "now" | "waitUntil">,
  target: ItemForViewer,
  form: Readonly<Record<string, unknown>>,
): Promise<EditCustomItemResult> {
  const reading = readCustomItemEdit(form);
  if (!reading.isValid) return refuse("CUSTOM_ITEM_NOT_SAVED", reading.errors);
  const { change, tab } = reading;
  const editable = await readEditableItem({ db }, target);
  if (!editable) return { kind: "not-found" };
  if (!isComplete(editable.status)) return refuse("ATTEMPT_NOT_READY");
  const { ageRange, groups } = editable;
  const unknown = unknownGroups(
    form,
    groups.map((group) => group.weatherGroupOrder),
  );
  if (Object.keys(unknown).length > 0) return refuse("CUSTOM_ITEM_NOT_SAVED", unknown);

  const essentiality = change.essentiality ?? editable.essentiality ?? DEFAULT_ESSENTIALITY;
  const needs = { ageRange, essentiality, quantities: change.quantities };
  const saved = await updateCustomItem(
    db,
    {
      ...target,
      name: change.name,
      category: change.category,
      essentiality,
      quantities: packQuantities(customQuantities(needs)),
      baseQuantities: JSON.stringify(customBaseQuantities(needs)),
      essentialities: JSON.stringify(customEssentialities(needs)),
    },
    now,
  );
  if (!saved) return { kind: "not-found" };
  waitUntil(announceCustomItem(live, target, saved, tab));
  return { kind: "saved", item: { id: saved.itemId, name: saved.name, ageRange } };
}

function refuse(code: RefusalCode, errors: FieldErrorCodes = {}): EditCustomItemResult {
  return { kind: "refused", code, errors };
}

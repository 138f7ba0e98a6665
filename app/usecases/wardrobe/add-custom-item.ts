import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { unknownGroups } from "~/contracts/wardrobe/custom-item-fields.ts";
import { readCustomItem } from "~/contracts/wardrobe/custom-item-form.ts";
import { selectPlanForViewer } from "~/data/plans/plans.server.ts";
import { createCustomItem } from "~/data/wardrobe/custom-items.server.ts";
import type { ErrorCode, FieldErrorCodes } from "~/domain/error-codes.ts";
import { may } from "~/domain/members/roles.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import {
  type CustomItem,
  customBaseQuantities,
  customEssentialities,
  customQuantities,
} from "~/domain/wardrobe/custom-item.ts";
import { packQuantities } from "~/domain/wardrobe/quantity-code.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceCustomItem } from "./announce-custom-item.ts";

export type AddCustomItemResult =
  | { kind: "added"; item: { id: number; name: string } }
  | { kind: "refused"; code: RefusalCode; errors: FieldErrorCodes }
  | { kind: "not-found" };

type RefusalCode = Extract<
  ErrorCode,
  "ITEM_INFORMATION_MISSING" | "CUSTOM_ITEM_NOT_ADDED" | "CUSTOM_ITEM_LIMIT" | "ATTEMPT_NOT_READY"
>;

/** Fields that every item must have. */
const REQUIRED = ["name", "category", "ageRange", "key"];

/**
 * Adds a form's item to one of the user's complete plans and updates their open pages in the background. A
 * form sent twice makes one item. Throws if D1 fails; then either nothing was written or everything.
 */
export async function addCustomItem(
  { db, live, now, waitUntil }: Needs<"db" | "live" | "now" | "waitUntil">,
  plan: { viewerId: string; planId: string },
  form: Readonly<Record<string, unknown>>,
): Promise<AddCustomItemResult> {
  const reading = readCustomItem(form);
  if (!reading.isValid) {
    const isIncomplete = REQUIRED.some((field) => field in reading.errors);
    return refuse(isIncomplete ? "ITEM_INFORMATION_MISSING" : "CUSTOM_ITEM_NOT_ADDED", reading.errors);
  }
  const { item, key, tab } = reading;
  const [found] = await selectPlanForViewer(db, plan.viewerId, plan.planId);
  if (!found || !may(found.role, "edit")) return { kind: "not-found" };
  if (!isComplete(found.status)) return refuse("ATTEMPT_NOT_READY");
  const groups = readWeatherGroups(found.weatherGroups)?.[item.ageRange] ?? [];
  const unknown = unknownGroups(
    form,
    groups.map((group) => group.weatherGroupOrder),
  );
  if (Object.keys(unknown).length > 0) return refuse("CUSTOM_ITEM_NOT_ADDED", unknown);

  const created = await createCustomItem(
    db,
    {
      ...plan,
      nameId: await nameIdOf(plan, key, item),
      name: item.name,
      category: item.category,
      essentiality: item.essentiality,
      quantities: packQuantities(customQuantities(item)),
      baseQuantities: JSON.stringify(customBaseQuantities(item)),
      essentialities: JSON.stringify(customEssentialities(item)),
      validAgeRanges: JSON.stringify([item.ageRange]),
      personalNotes: JSON.stringify(item.notes === null ? {} : { [item.ageRange]: item.notes }),
    },
    now,
  );
  if (!created.item) return refuse(created.isFull ? "CUSTOM_ITEM_LIMIT" : "ATTEMPT_NOT_READY");
  waitUntil(announceCustomItem(live, plan, created.item, tab));
  return { kind: "added", item: { id: created.item.itemId, name: created.item.name } };
}

function refuse(code: RefusalCode, errors: FieldErrorCodes = {}): AddCustomItemResult {
  return { kind: "refused", code, errors };
}

/** The same form with the same content is one item; sent again with changes, it makes another. */
async function nameIdOf(plan: object, key: string, item: CustomItem): Promise<string> {
  const content = new TextEncoder().encode(JSON.stringify([plan, key, item]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content)).subarray(0, 16);
  return `custom_${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

// A parent's own items: added, read for their form, and changed.

import { readValidAgeRanges, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { readCustomItem, readCustomItemEdit, unknownGroups } from "~/contracts/wardrobe/custom-item-form.ts";
import type { ItemForViewer } from "~/data/plans/open-to.server.ts";
import { selectPlanForViewer } from "~/data/plans/plans.server.ts";
import {
  createCustomItem,
  type OwnItem,
  selectCustomItem,
  updateCustomItem,
} from "~/data/wardrobe/custom-items.server.ts";
import type { ErrorCode, FieldErrorCodes } from "~/domain/error-codes.ts";
import { may } from "~/domain/members/roles.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { type AgeRange, ESSENTIALITIES, type Essentiality, type PlanStatus } from "~/domain/vocabulary.ts";
import {
  type CustomItem,
  customBaseQuantities,
  customEssentialities,
  customItemFields,
  customQuantities,
  DEFAULT_ESSENTIALITY,
} from "~/domain/wardrobe/custom-item.ts";
import { packQuantities, unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { offeredWarmth } from "~/domain/wardrobe/warm-as.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceCustomItem } from "./remove-custom-item.ts";

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
 * form sent twice makes one item. Throws if D1 fails; then either nothing was written or everything. `known` is the plan as it was
 * read along with the check of its sender.
 */
export async function addCustomItem(
  { db, live, now, waitUntil }: Needs<"db" | "live" | "now" | "waitUntil">,
  plan: { viewerId: string; planId: string },
  form: Readonly<Record<string, unknown>>,
  known?: Awaited<ReturnType<typeof selectPlanForViewer>>,
): Promise<AddCustomItemResult> {
  const reading = readCustomItem(form);
  if (!reading.isValid) {
    const isIncomplete = REQUIRED.some((field) => field in reading.errors);
    return refuse(isIncomplete ? "ITEM_INFORMATION_MISSING" : "CUSTOM_ITEM_NOT_ADDED", reading.errors);
  }
  const { item, key, tab } = reading;
  const [found] = known ?? (await selectPlanForViewer(db, plan.viewerId, plan.planId));
  if (!found || !may(found.role, "edit")) return { kind: "not-found" };
  if (!isComplete(found.status)) return refuse("ATTEMPT_NOT_READY");
  const groups = readWeatherGroups(found.weatherGroups)?.[item.ageRange] ?? [];
  const unknown = unknownGroups(
    form,
    groups.map((group) => group.weatherGroupOrder),
  );
  if (Object.keys(unknown).length > 0) return refuse("CUSTOM_ITEM_NOT_ADDED", unknown);

  const row = await ownItemRow(plan, key, item);
  const created = await createCustomItem(db, { ...plan, ...row }, now);
  if (!created.item) return refuse(created.isFull ? "CUSTOM_ITEM_LIMIT" : "ATTEMPT_NOT_READY");
  waitUntil(announceCustomItem(live, plan, created.item, tab));
  return { kind: "added", item: { id: created.item.itemId, name: created.item.name } };
}

function refuse(code: RefusalCode, errors: FieldErrorCodes = {}): AddCustomItemResult {
  return { kind: "refused", code, errors };
}

/** An item's columns; `key` is its form's. */
export async function ownItemRow(
  { viewerId, planId }: { viewerId: string; planId: string },
  key: string,
  item: CustomItem,
): Promise<OwnItem & { personalNotes: string }> {
  const { name, category, essentiality, ageRange, notes, warmAs } = item;
  return {
    nameId: await nameIdOf({ viewerId, planId }, key, item),
    ...{ name, category, essentiality },
    quantities: packQuantities(customQuantities(item)),
    baseQuantities: JSON.stringify(customBaseQuantities(item)),
    essentialities: JSON.stringify(customEssentialities(item)),
    validAgeRanges: JSON.stringify([ageRange]),
    personalNotes: JSON.stringify(notes === null ? {} : { [ageRange]: notes }),
    warmAs,
  };
}

/** The same form with the same content is one item; sent again with changes, it makes another. */
async function nameIdOf(plan: object, key: string, { warmAs, ...item }: CustomItem): Promise<string> {
  const said = warmAs === null ? item : { ...item, warmAs };
  const content = new TextEncoder().encode(JSON.stringify([plan, key, said]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content)).subarray(0, 16);
  return `custom_${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

interface EditableItem {
  id: number;
  name: string;
  ageRange: AgeRange;
  essentiality: Essentiality | null;
  /** Its plan's. */
  country: string;
  /** The weather of its age range. */
  groups: WeatherGroup[];
  /** The status of its plan. */
  status: PlanStatus;
  /** Form values by field name. */
  fields: Record<string, string>;
}

/** The item with its form's fields; null if it was removed, or there is none that the viewer may edit. */
export async function readEditableItem(
  { db }: Needs<"db">,
  target: ItemForViewer,
): Promise<EditableItem | null> {
  const [row] = await selectCustomItem(db, target);
  return row ? editableItem(row) : null;
}

type Row = Awaited<ReturnType<typeof selectCustomItem>>[number];

/** The same for a row already read; null if its age range is unreadable. */
export function editableItem(row: Row): EditableItem | null {
  const ageRange = readValidAgeRanges(row.validAgeRanges)?.[0];
  if (!ageRange) return null;
  const groups = readWeatherGroups(row.weatherGroups)?.[ageRange] ?? [];
  // Identical in every laundry routine.
  const cells = unpackQuantities(row.calculatedQuantities)?.daily[ageRange] ?? {};
  const quantities = Object.fromEntries(
    groups.map(({ weatherGroupOrder: order }) => [order, cells[order]?.quantity ?? 0]),
  );
  const essentiality = ESSENTIALITIES.find((level) => level === row.essentiality) ?? null;
  const { name, category } = row;
  return {
    id: row.itemId,
    name,
    ageRange,
    essentiality,
    country: row.country,
    groups,
    status: row.status,
    fields: {
      ...customItemFields({ name, category, essentiality, quantities }),
      warmAs: offeredWarmth(row.warmAs) ?? "",
    },
  };
}

type EditCustomItemResult =
  | { kind: "saved"; item: { id: number; name: string; ageRange: AgeRange } }
  | { kind: "refused"; code: EditRefusalCode; errors: FieldErrorCodes }
  | { kind: "not-found" };

type EditRefusalCode = Extract<ErrorCode, "CUSTOM_ITEM_NOT_SAVED" | "ATTEMPT_NOT_READY">;

/**
 * Changes the name, category, essentiality, pieces, and warmth of one of the user's custom items, and updates their open pages in
 * the background. Counts and notes stay. Throws if D1 fails; then either nothing was written or everything.
 */
export async function editCustomItem(
  { db, live, now, waitUntil }: Needs<"db" | "live" | "now" | "waitUntil">,
  target: ItemForViewer,
  form: Readonly<Record<string, unknown>>,
): Promise<EditCustomItemResult> {
  const reading = readCustomItemEdit(form);
  if (!reading.isValid) return refuseEdit("CUSTOM_ITEM_NOT_SAVED", reading.errors);
  const { change, tab } = reading;
  const editable = await readEditableItem({ db }, target);
  if (!editable) return { kind: "not-found" };
  if (!isComplete(editable.status)) return refuseEdit("ATTEMPT_NOT_READY");
  const { ageRange, groups } = editable;
  const unknown = unknownGroups(
    form,
    groups.map((group) => group.weatherGroupOrder),
  );
  if (Object.keys(unknown).length > 0) return refuseEdit("CUSTOM_ITEM_NOT_SAVED", unknown);

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
      warmAs: change.warmAs,
    },
    now,
  );
  if (!saved) return { kind: "not-found" };
  waitUntil(announceCustomItem(live, target, saved, tab));
  return { kind: "saved", item: { id: saved.itemId, name: saved.name, ageRange } };
}

function refuseEdit(code: EditRefusalCode, errors: FieldErrorCodes = {}): EditCustomItemResult {
  return { kind: "refused", code, errors };
}

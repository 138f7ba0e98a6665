// A parent adds a bag of clothes to a plan, or passes some on: many counts, one act.

import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import type { ActFacts } from "~/contracts/members/stored-acts.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import type { TakenBack } from "~/contracts/wardrobe/bag-addresses.ts";
import { readBagChanges, readTakenBack } from "~/contracts/wardrobe/bag-form.ts";
import { createPageReader, type PageReader } from "~/data/page-reader.server.ts";
import { selectPlanForViewer } from "~/data/plans/plans.server.ts";
import { type ChangedItem, insertBag, undoBag } from "~/data/wardrobe/bag-writes.server.ts";
import { countCustomItems } from "~/data/wardrobe/custom-items.server.ts";
import { hasUnreadableCounts } from "~/data/wardrobe/item-edits.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { ITEM_CATEGORY } from "~/domain/ids.ts";
import type { PlanAct } from "~/domain/members/plan-acts.ts";
import { may } from "~/domain/members/roles.ts";
import type { AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";
import { enoughKey, mergeCells, piecesOf } from "~/domain/wardrobe/bag-answer.ts";
import { boxRows, type OwnPieces } from "~/domain/wardrobe/bag-box.ts";
import { DEFAULT_ESSENTIALITY, MAX_CUSTOM_ITEMS } from "~/domain/wardrobe/custom-item.ts";
import { everAsked } from "~/domain/wardrobe/family-wardrobe.ts";
import { MAX_OWNED } from "~/domain/wardrobe/owned.ts";
import { type BagCell, type GarmentRow, leftOf, nameOfRow } from "~/domain/wardrobe/read-garments.ts";
import { newId } from "~/lib/new-id.ts";
import { announce } from "~/services/live.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "~/usecases/plans/under-lease.ts";
import { bagItems, missingEssentials, readBagText } from "~/views/wardrobe/bag-view.ts";
import { readPlanItem, readWardrobe, wardrobeOn } from "~/views/wardrobe/plan-items.ts";
import { ownItemRow } from "./edit-custom-items.ts";
import { itemEventOf } from "./edit-item.ts";

type Deps = Needs<"db" | "live" | "now" | "waitUntil">;

export type BagForViewer = { viewerId: string; planId: string };

export interface SentBag {
  /** Undone as one, and kept once however often it is sent. */
  formKey: string;
  cells: readonly BagCell[];
  /** What was typed or pasted. */
  text: string;
  /** The size of what names none. */
  ageRange: AgeRange;
  /** Own items that come with it. */
  own?: readonly OwnPieces[];
  /** Pieces of the text's rows without an item, by their turn, which become own items; null if nobody has seen the rows. */
  asOwn?: ReadonlyMap<number, number> | null;
}

export interface ReadBag {
  cells: BagCell[];
  own: OwnPieces[];
  /** What wasn't understood of the text. */
  leftText: string;
}

export type SaveBagResult =
  | ({ kind: "saved"; bagId: string } & ReadBag)
  /** Nothing to count: the text wasn't understood, or nothing was tapped. */
  | ({ kind: "empty" } & ReadBag)
  /** A count would pass the highest that can be recorded. */
  | ({ kind: "too-many" } & ReadBag)
  /** The plan has no room for so many own items. */
  | ({ kind: "full" } & ReadBag)
  /** A count of the plan can't be read, so nothing can be added to it. */
  | ({ kind: "unreadable" } & ReadBag)
  | { kind: "not-found" };

/**
 * Reads a bag's text into counts, beside those that were tapped; null if there is no such plan that the viewer may edit.
 * Writes nothing. With a reader, it shares the round trip of whatever else is read meanwhile.
 */
export async function readBag(
  { db, reader = createPageReader(db) }: Pick<Deps, "db"> & { reader?: PageReader },
  { viewerId, planId }: BagForViewer,
  { cells, text, ageRange, own = [], asOwn = null }: Omit<SentBag, "formKey">,
): Promise<ReadBag | null> {
  const [[plan], rows] = await Promise.all([
    reader.read(selectPlanForViewer(db, viewerId, planId)),
    reader.read(selectItemsForViewer(db, viewerId, planId)),
  ]);
  if (!plan || !may(plan.role, "edit")) return null;
  const on = everAsked(readWeatherGroups(plan.weatherGroups) ?? {}, readSizes(plan).newbornDays);
  const items = bagItems(wardrobeOn(on, rows.map(readPlanItem), plan.laundryScenario));
  const { country } = plan;
  const read = readBagText(text, items, { ageRange, country });
  const oneSize = new Set(items.filter((item) => item.isOneSize).map(({ id }) => id));
  const known = cells.filter(({ itemId }) => items.some(({ id }) => id === itemId));
  const unknown = boxRows(read.rows, items).filter(({ item }) => item === null);
  const chosen = unknown.flatMap((row, turn) => {
    const pieces = row.isCountable ? (asOwn?.get(turn) ?? 0) : 0;
    return pieces > 0 ? [{ name: row.name, ageRange: row.ageRange, pieces }] : [];
  });
  const names = new Set(chosen.map(({ name }) => name.toLowerCase()));
  const isLeft = (row: GarmentRow) => row.kind === "read" || !names.has(nameOfRow(row).toLowerCase());
  return {
    cells: mergeCells([...known, ...read.cells], oneSize),
    own: [...own, ...chosen],
    leftText: asOwn ? leftOf(read, isLeft) : leftOf(read),
  };
}

/** One item for each name and size; a name is the same in capitals. */
function mergeOwn(own: readonly OwnPieces[]): OwnPieces[] {
  const merged = new Map<string, OwnPieces>();
  for (const one of own) {
    const key = `${one.ageRange} ${one.name.toLowerCase()}`;
    const known = merged.get(key);
    merged.set(key, { ...(known ?? one), pieces: Math.min(MAX_OWNED, (known?.pieces ?? 0) + one.pieces) });
  }
  return [...merged.values()];
}

/** An own item of which nobody has said more than its name. */
const OWN_ITEM = {
  category: ITEM_CATEGORY.other,
  essentiality: DEFAULT_ESSENTIALITY,
  quantities: {},
  notes: null,
  warmAs: null,
} as const;

/**
 * Adds a bag to the counts, all of it or nothing, and tells open pages. Throws if D1 fails; then nothing has changed. `known` is the
 * bag as it was read along with the check of its sender.
 */
export async function saveBag(
  deps: Deps,
  plan: BagForViewer,
  sent: SentBag,
  known?: ReadBag | null,
): Promise<SaveBagResult> {
  const read = known === undefined ? await readBag(deps, plan, sent) : known;
  if (!read) return { kind: "not-found" };
  if (read.cells.length === 0 && read.own.length === 0) return { kind: "empty", ...read };
  const { formKey } = sent;
  const own = await Promise.all(
    mergeOwn(read.own).map(async ({ name, ageRange, pieces }, turn) => {
      const row = await ownItemRow(plan, `${formKey} ${turn}`, { ...OWN_ITEM, name, ageRange });
      return { ...row, ageRange, pieces };
    }),
  );
  const written = await insertBag(
    deps.db,
    { ...plan, id: newId(), formKey, way: "in", ...read, own },
    deps.now,
  );
  if (!written.bag) return { kind: await whyNotWritten(deps, plan, read.cells, own.length), ...read };
  tellOfBag(deps, plan, written.changed);
  return { kind: "saved", bagId: written.bag.id, ...read };
}

async function whyNotWritten(
  deps: Deps,
  { viewerId, planId }: BagForViewer,
  cells: readonly BagCell[],
  own: number,
): Promise<"unreadable" | "full" | "too-many"> {
  if (await isOnUnreadable(deps, { viewerId, planId }, cells)) return "unreadable";
  const [custom] = own > 0 ? await countCustomItems(deps.db, viewerId, planId) : [];
  return (custom?.count ?? 0) + own > MAX_CUSTOM_ITEMS ? "full" : "too-many";
}

function isOnUnreadable({ db }: Deps, plan: BagForViewer, cells: readonly BagCell[]): Promise<boolean> {
  return hasUnreadableCounts(
    db,
    plan,
    cells.map(({ itemId }) => itemId),
  );
}

export type PassOnResult =
  | { kind: "passed-on"; bagId: string }
  | { kind: "nothing" }
  | { kind: "unreadable" };

/** Takes pieces off the counts of their sizes, as far as they are there; from counts that can't be read, it takes none at all. */
export async function passOnPieces(
  deps: Deps,
  plan: BagForViewer,
  { formKey, cells }: Pick<SentBag, "formKey" | "cells">,
): Promise<PassOnResult> {
  const merged = mergeCells(cells);
  if (merged.length === 0) return { kind: "nothing" };
  const out = { ...plan, id: newId(), formKey, way: "out", cells: merged, own: [], leftText: "" } as const;
  const { bag, changed } = await insertBag(deps.db, out, deps.now);
  tellOfBag(deps, plan, changed);
  if (bag) return { kind: "passed-on", bagId: bag.id };
  return { kind: (await isOnUnreadable(deps, plan, merged)) ? "unreadable" : "nothing" };
}

export type EnoughResult =
  | { kind: "saved"; bagId: string; pieces: number }
  /** Every essential of the size is there already. */
  | { kind: "nothing" }
  | { kind: "unreadable" }
  | { kind: "not-found" };

/**
 * Brings every essential of a size to the number needed under a laundry routine, in one write that can be taken back as a bag;
 * counts that are higher stay. "not-found": there is no such plan that the viewer may edit. Throws if D1 fails; then nothing has
 * changed.
 */
export async function haveEnough(
  deps: Deps,
  { viewerId, planId }: BagForViewer,
  { scenario, ...size }: { ageRange: AgeRange; scenario: LaundryScenario; today: IsoDay },
): Promise<EnoughResult> {
  const [[plan], rows] = await deps.db.batch([
    selectPlanForViewer(deps.db, viewerId, planId),
    selectItemsForViewer(deps.db, viewerId, planId),
  ]);
  if (!plan || !may(plan.role, "edit")) return { kind: "not-found" };
  const { ageRange } = size;
  const cells = missingEssentials(readWardrobe(plan, rows, { today: size.today, scenario }), ageRange);
  if (cells.length === 0) return { kind: "nothing" };
  const made = { id: newId(), formKey: `${enoughKey(ageRange)}${newId()}`, own: [], leftText: "" };
  const raised = { viewerId, planId, ...made, way: "to", cells } as const;
  const { bag, changed } = await insertBag(deps.db, raised, deps.now);
  tellOfBag(deps, raised, changed);
  if (!bag) {
    return { kind: (await isOnUnreadable(deps, raised, cells)) ? "unreadable" : "nothing" };
  }
  return { kind: "saved", bagId: bag.id, pieces: piecesOf(readBagChanges(bag.changes) ?? []) };
}

/**
 * Takes a whole bag or a move of boxed pieces back, once. "none": there is no such bag for the viewer; "unreadable": its changes can't
 * be read, or a count that they are taken from, and nothing was written.
 */
export async function takeBagBack(
  deps: Deps,
  plan: BagForViewer & { bagId: string },
  act: ActFacts & { act: PlanAct },
): Promise<TakenBack | "unreadable" | "none"> {
  const { bag, changed, told } = await undoBag(deps.db, plan, act, deps.now);
  if (!bag) return "none";
  tellOfBag(deps, { ...plan, planId: bag.onboardingId }, changed);
  for (const one of told) deps.waitUntil(announcePlan(deps.live, one));
  return readTakenBack(bag) ?? "unreadable";
}

/** One event for all: it says that more has changed, so pages read everything again. */
export function tellOfBag(
  { live, waitUntil }: Deps,
  plan: BagForViewer,
  changed: readonly ChangedItem[],
): void {
  const [first] = changed;
  if (!first) return;
  const target = { planId: plan.planId, itemId: first.itemId };
  waitUntil(
    announce(
      live,
      { userId: plan.viewerId, others: first.people, giftChannel: first.giftChannel },
      { ...itemEventOf(target, first, undefined), isReread: true },
    ),
  );
}

// Clothes that a family keeps in boxes (E33), and that another of its children wears (E34).
import { readBagChanges } from "~/contracts/wardrobe/bag-form.ts";
import type { WayOut } from "~/contracts/wardrobe/box-forms.ts";
import { readBoxPieces } from "~/contracts/wardrobe/stored-box.ts";
import { selectPlanForViewer } from "~/data/plans/plans.server.ts";
import type { ChangedItem } from "~/data/wardrobe/bag-writes.server.ts";
import {
  deleteBox,
  packAndTake,
  packPieces,
  saveBox,
  selectBoxes,
  selectRoom,
  takeOut,
} from "~/data/wardrobe/boxes.server.ts";
import { hasUnreadableCounts } from "~/data/wardrobe/item-edits.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { readCells } from "~/domain/wardrobe/bag-answer.ts";
import { boxOfSize, MOST_BOXES } from "~/domain/wardrobe/boxed-pieces.ts";
import type { BagCell } from "~/domain/wardrobe/read-garments.ts";
import { settle } from "~/domain/wardrobe/settle.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "~/usecases/plans/under-lease.ts";
import { bagItems, viewPassOn } from "~/views/wardrobe/bag-view.ts";
import { labelFor } from "~/views/wardrobe/boxes-view.ts";
import { readWardrobe } from "~/views/wardrobe/plan-items.ts";
import { type BagForViewer, tellOfBag } from "./save-bag.ts";

type Deps = Needs<"db" | "live" | "now" | "waitUntil">;

/** Pieces on their way into a box or out of it, by items of the plan at hand. */
export interface SentPieces {
  /** Moves them once, however often the form is sent. */
  formKey: string;
  cells: readonly BagCell[];
}

/** The box that pieces go into: one of the plan's, or a new one. */
export type IntoBox = { boxId: string } | { label: string; place: string };

export type MovedPieces =
  /** `ofPlan` is the box's plan; null if the form was sent before. */
  | { kind: "moved"; bagId: string; pieces: number; ofPlan: string | null }
  | { kind: "refused"; why: ErrorCode };

/**
 * Puts pieces into a box and takes them off the plan's counts, all in one write. Refused as well unless the viewer may edit the plan. Throws if D1 fails; then nothing has changed.
 */
export async function packBox(
  deps: Deps,
  plan: BagForViewer,
  into: IntoBox,
  { formKey, cells }: SentPieces,
): Promise<MovedPieces> {
  const isNew = "label" in into;
  const boxId = isNew ? newId() : into.boxId;
  const key = await actKey(formKey, [isNew ? into.label : boxId, cells]);
  const move = { ...plan, id: newId(), formKey: key, boxId, cells, fresh: isNew ? into : null };
  const written = await packPieces(deps.db, { ...move, way: "pack" }, deps.now);
  if (written.bag) return tell(deps, plan, { ...written, bag: written.bag });
  const [room] = await selectRoom(deps.db, { ...plan, boxId });
  if (isNew && (room?.boxes ?? 0) >= MOST_BOXES) return { kind: "refused", why: "BOXES_FULL" };
  return whyNotMoved(deps, plan, cells);
}

/**
 * Takes pieces out of a box: back into the counts, into those of another plan of the same person, or away. Refused as well unless the viewer may edit both
 * plans. Throws if D1 fails; then nothing has changed.
 */
export async function unpackBox(
  deps: Deps,
  plan: BagForViewer,
  { boxId, way }: { boxId: string; way: WayOut },
  { formKey, cells }: SentPieces,
): Promise<MovedPieces> {
  const out = {
    ...plan,
    id: newId(),
    formKey: await actKey(formKey, [boxId, way, cells]),
    boxId,
    cells,
    way,
  };
  const written = await takeOut(deps.db, out, deps.now);
  if (written.bag) return tell(deps, plan, { ...written, bag: written.bag });
  return whyNotMoved(deps, plan, cells);
}

/** A plan's form about pieces of its rows, on its sender's day. */
interface OfRows {
  today: IsoDay;
  formKey: string;
}

/**
 * Takes needed pieces of one item and size out of the attic, as many as one place has: a box, or the counts of an older child's plan.
 * Refused as well unless the viewer may edit both plans. Throws if D1 fails; then nothing has changed.
 */
export async function takeFromAttic(
  deps: Deps,
  plan: BagForViewer,
  { itemId, ageRange, pieces: asked }: BagCell,
  { today, formKey }: OfRows,
): Promise<MovedPieces> {
  const [[row], rows] = await deps.db.batch([
    selectPlanForViewer(deps.db, plan.viewerId, plan.planId),
    selectItemsForViewer(deps.db, plan.viewerId, plan.planId),
  ]);
  const items = row ? readWardrobe(row, rows, { today }).items : [];
  const item = items.find((one) => one.row.dashboardItemId === itemId);
  const there = item?.at.get(ageRange);
  const from = there?.kept?.find(({ isOpen }) => isOpen);
  const pieces = Math.min(asked, from?.pieces ?? 0, there ? settle(there).boxed : 0);
  if (!there || !from || pieces === 0) return whyNotMoved(deps, plan, [{ itemId, ageRange, pieces: 0 }]);
  const cells = [{ itemId, ageRange: from.ageRange, pieces: there.owned + pieces }];
  const sent = { formKey, cells };
  if (from.box) return unpackBox(deps, plan, { boxId: from.box.id, way: "use" }, sent);
  const older = { viewerId: plan.viewerId, planId: from.planId };
  const key = await actKey(formKey, ["attic", from.planId, cells]);
  const box = { formKey: key, boxId: newId() };
  const left = [{ itemId: from.itemId, ageRange: from.ageRange, pieces }];
  const fresh = { label: labelFor(from.ageRange, null), place: "" };
  const written = await packAndTake(
    deps.db,
    { ...older, ...box, id: newId(), way: "pack", cells: left, fresh },
    { ...plan, ...box, id: newId(), way: "use", cells },
    deps.now,
  );
  tellOfBag(deps, older, written.left);
  return written.bag ? tell(deps, plan, { ...written, bag: written.bag }) : whyNotMoved(deps, plan, cells);
}

/**
 * Packs all pieces of a size that is over, or one piece of a row that is too small, into the box of their size: one that holds nothing
 * else, or a new one. Refused as well unless the viewer may edit the plan. Throws if D1 fails; then nothing has changed.
 */
export async function packIntoSize(
  deps: Deps,
  plan: BagForViewer,
  which: AgeRange | BagCell,
  { today, formKey }: OfRows,
): Promise<MovedPieces> {
  const [[row], rows, boxes] = await deps.db.batch([
    selectPlanForViewer(deps.db, plan.viewerId, plan.planId),
    selectItemsForViewer(deps.db, plan.viewerId, plan.planId),
    selectBoxes(deps.db, plan),
  ]);
  if (!row) return { kind: "refused", why: "BOX_CHANGED" };
  const wardrobe = readWardrobe(row, rows, { today });
  const ageRange = typeof which === "string" ? which : which.ageRange;
  const ofSize = viewPassOn(bagItems(wardrobe), wardrobe.times).find((one) => one.ageRange === ageRange);
  const outgrown = ofSize?.isOver ? (readCells(ofSize.all) ?? []) : [];
  const cells = typeof which === "string" ? outgrown : [{ ...which, pieces: 1 }];
  if (cells.length === 0) return { kind: "refused", why: "BOX_CHANGED" };
  const inside = boxes.map(({ id, content }) => ({ boxId: id, pieces: readBoxPieces(content) }));
  const box = boxOfSize(inside, ageRange);
  const into = box ? { boxId: box.boxId } : { label: labelFor(ageRange, row.weatherGroups), place: "" };
  return packBox(deps, plan, into, { formKey, cells });
}

/** The same for the same form with the same content: a page has several forms and one key. */
async function actKey(formKey: string, content: unknown): Promise<string> {
  const said = new TextEncoder().encode(JSON.stringify([formKey, content]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", said)).subarray(0, 16);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Names a box and says where it is. False, with nothing written, unless the viewer may edit its plan. */
export function changeBox(
  deps: Pick<Deps, "db" | "live">,
  plan: BagForViewer,
  box: { boxId: string; label: string; place: string },
): Promise<boolean> {
  return toldOf(deps, saveBox(deps.db, { ...plan, ...box }));
}

/** Deletes a box that is empty. False, with nothing written, unless it is empty and the viewer may edit its plan. */
export function removeBox(
  deps: Pick<Deps, "db" | "live">,
  plan: BagForViewer,
  boxId: string,
): Promise<boolean> {
  return toldOf(deps, deleteBox(deps.db, { ...plan, boxId }));
}

async function toldOf({ live }: Pick<Deps, "live">, written: ReturnType<typeof saveBox>): Promise<boolean> {
  const plan = await written;
  if (plan) await announcePlan(live, plan);
  return plan !== null;
}

async function whyNotMoved(
  { db }: Deps,
  plan: BagForViewer,
  cells: readonly BagCell[],
): Promise<MovedPieces> {
  const ids = cells.map(({ itemId }) => itemId);
  if (await hasUnreadableCounts(db, plan, ids)) return { kind: "refused", why: "COUNTS_UNREADABLE" };
  return { kind: "refused", why: "BOX_CHANGED" };
}

interface Written {
  bag: { id: string; changes: string };
  changed: readonly ChangedItem[];
  plan: Awaited<ReturnType<typeof saveBox>>;
}

/** Tells the open pages of the plan whose counts have changed, and those of the box's plan. */
function tell(deps: Deps, plan: BagForViewer, { bag, changed, plan: ofBox }: Written): MovedPieces {
  tellOfBag(deps, plan, changed);
  if (ofBox) deps.waitUntil(announcePlan(deps.live, ofBox));
  const pieces = (readBagChanges(bag.changes) ?? []).reduce((sum, one) => sum + Math.abs(one.pieces), 0);
  return { kind: "moved", bagId: bag.id, pieces, ofPlan: ofBox?.onboardingId ?? null };
}

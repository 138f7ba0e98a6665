// A parent changes an item's count, its note, or whether it is set aside.

import type { ItemEvent } from "~/contracts/live/live-event.ts";
import {
  readCountedSteps,
  readOwnedQuantities,
  readPersonalNotes,
  readSetAside,
} from "~/contracts/plans/stored-plan.ts";
import type { SentEdit } from "~/contracts/wardrobe/item-edit-form.ts";
import { keepCellAct } from "~/data/members/kept-acts.server.ts";
import type { ItemForViewer } from "~/data/plans/open-to.server.ts";
import { isSessionLive } from "~/data/sessions.server.ts";
import {
  hasUnreadableCounts,
  type SavedItem,
  saveCell,
  selectCount,
} from "~/data/wardrobe/item-edits.server.ts";
import { overtaken } from "~/domain/wardrobe/item-edit.ts";
import { DEFAULT_GROUP } from "~/domain/wardrobe/owned.ts";
import { announce } from "~/services/live.server.ts";
import type { Needs } from "~/usecases/needs.ts";

interface SavedRow {
  version: number;
  userAddedQuantities: string;
  personalNotes: string;
  setAside: string;
  countedSteps: string | null;
}

/** The event that tells open pages about a saved item. */
export function itemEventOf(
  { planId, itemId }: { planId: string; itemId: number },
  saved: SavedRow,
  tab: string | undefined,
): ItemEvent {
  const counted = readCountedSteps(saved.countedSteps);
  return {
    type: "item",
    onboardingId: planId,
    itemId,
    version: saved.version,
    owned: readOwnedQuantities(saved.userAddedQuantities) ?? {},
    personalNotes: readPersonalNotes(saved.personalNotes) ?? {},
    setAside: readSetAside(saved.setAside) ?? [],
    ...(counted && { counted }),
    ...(tab ? { tab } : {}),
  };
}

/** In this order: the count before, the act, and the change itself. */
type Statements = [
  ReturnType<typeof selectCount> | null,
  ReturnType<typeof keepCellAct>,
  ReturnType<typeof saveCell>,
];
type Saved = { before: readonly { count: number }[] | null; saved: readonly SavedItem[] };

interface Deps extends Needs<"db" | "live" | "now" | "waitUntil"> {
  /** For a viewer known only from a cookie so far: nothing is written unless this session is live. */
  tokenHash?: string;
  /** Sends the statements as one transaction, together with others if the caller has any. */
  send?(...statements: Statements): Promise<Saved>;
}

export type EditItemResult =
  | { kind: "saved"; item: ItemEvent }
  /** A step on counts that can't be read: nothing was written. */
  | { kind: "unreadable" }
  | { kind: "not-found" };

/**
 * Saves one cell of one of the user's items and tells open pages without delaying the answer. Throws if D1
 * fails; then nothing has changed.
 */
export async function editItem(
  {
    db,
    live,
    now,
    waitUntil,
    tokenHash,
    send = async (count, act, saving) => {
      if (!count) return { before: null, saved: (await db.batch([act, saving]))[1] };
      const [before, , saved] = await db.batch([count, act, saving]);
      return { before, saved };
    },
  }: Deps,
  target: ItemForViewer,
  { edit, tab }: SentEdit,
): Promise<EditItemResult> {
  const isLive = tokenHash ? isSessionLive({ userId: target.viewerId, tokenHash }, now) : undefined;
  // Only a number replaces what somebody else has counted, and only its author knows what it should replace.
  const isSeen = edit.kind === "quantity" && edit.seen !== undefined;
  const sent = await send(
    isSeen ? selectCount(db, target, edit.ageRange) : null,
    keepCellAct(db, target, edit, now, isLive),
    saveCell(db, target, edit, now, isLive),
  );
  const [saved] = sent.saved;
  if (!saved) {
    const isUnreadable = edit.kind === "step" && (await hasUnreadableCounts(db, target, [target.itemId]));
    return { kind: isUnreadable ? "unreadable" : "not-found" };
  }
  const event = itemEventOf(target, saved, tab);
  const over = overtaken(
    edit,
    event.owned[edit.ageRange]?.[DEFAULT_GROUP]?.quantity,
    sent.before?.[0]?.count,
  );
  const item = over ? { ...event, over } : event;
  const { people: others, by = null } = saved;
  // Givers see no notes.
  const giftChannel = edit.kind === "note" ? null : saved.giftChannel;
  waitUntil(announce(live, { userId: target.viewerId, others, by, giftChannel }, item));
  return { kind: "saved", item };
}

// A parent changes an item's count, its note, or whether it is set aside.

import type { ItemEvent } from "~/contracts/live/live-event.ts";
import type { SentEdit } from "~/contracts/wardrobe/item-edit-form.ts";
import { isSessionLive } from "~/data/accounts/sessions.server.ts";
import { keepCellAct } from "~/data/members/kept-acts.server.ts";
import type { ItemOfOwner } from "~/data/plans/open-to.server.ts";
import { type SavedItem, saveCell } from "~/data/wardrobe/item-edits.server.ts";
import { announce } from "~/services/live.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { itemEventOf } from "./item-event.ts";

type Saving = ReturnType<typeof saveCell>;

interface Dependencies extends Needs<"db" | "live" | "now" | "waitUntil"> {
  /** For an owner known only from a cookie so far: nothing is written unless this session is live. */
  tokenHash?: string;
  /** Sends the statements, together with others if the caller has any; the change is the second. */
  send?(act: ReturnType<typeof keepCellAct>, saving: Saving): Promise<SavedItem[]>;
}

export type EditItemResult = { kind: "saved"; item: ItemEvent } | { kind: "not-found" };

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
    send = async (act, saving) => (await db.batch([act, saving]))[1],
  }: Dependencies,
  target: ItemOfOwner,
  { edit, tab }: SentEdit,
): Promise<EditItemResult> {
  const isLive = tokenHash ? isSessionLive({ userId: target.ownerId, tokenHash }, now) : undefined;
  const [saved] = await send(
    keepCellAct(db, target, edit, now, isLive),
    saveCell(db, target, edit, now, isLive),
  );
  if (!saved) return { kind: "not-found" };
  const item = itemEventOf(target, saved, tab);
  waitUntil(announce(live, { userId: target.ownerId, others: saved.people, by: saved.by ?? null }, item));
  return { kind: "saved", item };
}

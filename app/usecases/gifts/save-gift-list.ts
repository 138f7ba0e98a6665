// What parents choose about their list: what it says and asks for, whether it is open, and its address.

import type { ListWish } from "~/contracts/gifts/parents-gift-form.ts";
import { packGiftChoices, readGiftChoices } from "~/contracts/gifts/stored-gift-list.ts";
import { selectGiftChannelOf } from "~/data/gifts/gift-channel.server.ts";
import { type ListOfViewer, saveGiftList } from "~/data/gifts/parents-gifts.server.ts";
import { dayOfReveal, isSurprise } from "~/domain/gifts/gift-list-state.ts";
import { log } from "~/lib/logger.server.ts";
import { giftTokenHash, newGiftToken, sealGiftToken } from "~/services/auth/gift-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { readParentsList } from "./read-parents-list.ts";

export type ListChange =
  | { kind: "choose"; wish: ListWish }
  /** One line is left off the list, or put back. */
  | { kind: "left-off"; key: string; isOff: boolean }
  | { kind: "mails"; isOn: boolean }
  | { kind: "closed"; isClosed: boolean }
  /** A new address; the old one ends. */
  | { kind: "moved" };

export type SaveListResult =
  /** `ended` is the channel of the address that has ended, if one has. */
  | { kind: "saved"; ended?: string }
  | { kind: "not-found" }
  /** Something is reserved as a surprise, and parents mustn't end that early. */
  | { kind: "stays-surprise" }
  | { kind: "busy" };

type Dependencies = Needs<"db" | "tokenSecret" | "now">;

const MOST_ROUNDS = 5;

/** Saves a change of the list's row. Throws if D1 fails; then nothing has changed. */
export async function saveParentsList(
  deps: Dependencies,
  list: ListOfViewer,
  change: ListChange,
): Promise<SaveListResult> {
  const { db, now } = deps;
  if (change.kind === "choose" || change.kind === "left-off") return saveAsRead(deps, list, change);
  const fields = await fieldsFor(deps, list.planId, change);
  const [old] = change.kind === "moved" ? await selectGiftChannelOf(db, list.planId) : [];
  const isSaved = await saveGiftList(
    db,
    // Who has the address is the owner's to decide.
    { ...list, act: change.kind === "mails" ? "edit" : "manage" },
    { ...fields, updatedAt: now },
  );
  if (!isSaved) return { kind: "not-found" };
  log.info("gift_list_changed", { onboardingId: list.planId, change: change.kind });
  return { kind: "saved", ...(old ? { ended: old.giftChannel } : {}) };
}

async function fieldsFor(
  { tokenSecret, now }: Dependencies,
  planId: string,
  change: Exclude<ListChange, { kind: "choose" | "left-off" }>,
) {
  switch (change.kind) {
    case "mails":
      return { mails: change.isOn };
    case "closed":
      return { closedAt: change.isClosed ? now : null };
    case "moved": {
      const token = newGiftToken();
      return {
        tokenHash: giftTokenHash(tokenSecret, token),
        sealedToken: await sealGiftToken(tokenSecret, planId, token),
        closedAt: null,
      };
    }
    default:
      return change satisfies never;
  }
}

/** What depends on how the list is now is written only if it still is. */
async function saveAsRead(
  { db, now }: Dependencies,
  list: ListOfViewer,
  change: Extract<ListChange, { kind: "choose" | "left-off" }>,
): Promise<SaveListResult> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = await readParentsList({ db, now }, list.viewerId, list.planId);
    if (!found) return { kind: "not-found" };
    const { leftOff } = readGiftChoices(found.list);
    if (!isOfList(change, leftOff, found)) return { kind: "not-found" };
    if (change.kind === "choose" && endsSurprise(found, change.wish, now)) return { kind: "stays-surprise" };
    const fields =
      change.kind === "choose"
        ? chosen(change.wish, leftOff)
        : { leftOff: JSON.stringify(withKey(leftOff, change)) };
    const version = found.list.listVersion;
    if (await saveGiftList(db, { ...list, act: "edit" }, { ...fields, updatedAt: now }, version))
      return { kind: "saved" };
  }
  return { kind: "busy" };
}

/** A line of another plan's list, or of none, would only fill the list's row. */
function isOfList(
  change: Extract<ListChange, { kind: "choose" | "left-off" }>,
  leftOff: readonly string[],
  { lines }: { lines: readonly { key: string }[] },
): boolean {
  return (
    change.kind === "choose" || leftOff.includes(change.key) || lines.some(({ key }) => key === change.key)
  );
}

function chosen({ sizes, essentialities, ...wish }: ListWish, leftOff: readonly string[]) {
  return { ...wish, ...packGiftChoices({ sizes, essentialities, leftOff }) };
}

function withKey(leftOff: readonly string[], { key, isOff }: { key: string; isOff: boolean }): string[] {
  const others = leftOff.filter((other) => other !== key);
  return isOff ? [...others, key] : others;
}

type Found = NonNullable<Awaited<ReturnType<typeof readParentsList>>>;

/** Whether a choice would show parents today, or sooner than givers were told, what is reserved as a surprise. */
function endsSurprise({ list, reservations }: Found, { mode, revealOn }: ListWish, now: number): boolean {
  if (reservations.length === 0 || !isSurprise(list, dayOfReveal(now))) return false;
  return mode !== list.mode || revealOn !== list.revealOn;
}

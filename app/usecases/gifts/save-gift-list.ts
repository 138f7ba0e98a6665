// Parents' changes of their list: its words and choices, whether it is open, its address, its wishes, and gifts of people without
// a computer.

import type { AddedGift, ListWish, TypedWish } from "~/contracts/gifts/parents-gift-form.ts";
import { packGiftChoices, readGiftChoices } from "~/contracts/gifts/stored-gift-list.ts";
import {
  insertWish,
  type ListOfViewer,
  removeWish,
  saveGiftList,
} from "~/data/gifts/parents-gifts.server.ts";
import { insertReservations } from "~/data/gifts/reservations.server.ts";
import { isListOfPlan, readGiftList } from "~/data/gifts/select-gift-list.server.ts";
import { selectGiftChannelOf } from "~/data/plans/gift-channel.server.ts";
import type { GiftChoices } from "~/domain/gifts/gift-choices.ts";
import { type AddedFit, addedFitOf } from "~/domain/gifts/gift-decisions.ts";
import { MAX_STARRED } from "~/domain/gifts/gift-lines.ts";
import { dayOfReveal, isSurprise } from "~/domain/gifts/gift-list-state.ts";
import { log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import { reservationSecret, reservationSecretHash } from "~/services/auth/gift-token.server.ts";
import { giftTokens, newLinkToken } from "~/services/auth/link-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { type FoundGiftList, lineAsRead, viewFound } from "./find-gift-list.ts";

/** A plan's list, whatever its state; null if the plan isn't the viewer's to edit or has none. */
export async function readParentsList(
  { db, now }: Needs<"db" | "now">,
  viewerId: string,
  planId: string,
): Promise<FoundGiftList | null> {
  const rows = await readGiftList(db, isListOfPlan(viewerId, planId, "edit"));
  return rows && viewFound(rows, now);
}

export type ListChange =
  | { kind: "choose"; wish: ListWish }
  /** One line is left off the list, or put back. */
  | { kind: "left-off"; key: string; isOff: boolean }
  /** One line is starred, or isn't anymore. */
  | { kind: "starred"; key: string; isOn: boolean }
  | { kind: "mails"; isOn: boolean }
  | { kind: "closed"; isClosed: boolean }
  /** A new address; the old one ends. A closed list is open again, unless it stays closed. */
  | { kind: "moved"; staysClosed?: true };

type SaveListResult =
  /** `ended` is the channel of the address that has ended, if one has. */
  | { kind: "saved"; ended?: string }
  | { kind: "not-found" }
  /** Something is reserved as a surprise, and parents mustn't end that early. */
  | { kind: "stays-surprise" }
  /** As many lines as may be are starred. */
  | { kind: "stars-full" }
  | { kind: "busy" };

type Deps = Needs<"db" | "tokenSecret" | "now">;

const MOST_ROUNDS = 5;

/** Saves a change of the list's row. Throws if D1 fails; then nothing has changed. */
export async function saveParentsList(
  deps: Deps,
  list: ListOfViewer,
  change: ListChange,
): Promise<SaveListResult> {
  const { db, now } = deps;
  if (change.kind === "choose" || change.kind === "left-off" || change.kind === "starred")
    return saveAsRead(deps, list, change);
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

async function fieldsFor({ tokenSecret, now }: Deps, planId: string, change: Exclude<ListChange, AsRead>) {
  switch (change.kind) {
    case "mails":
      return { mails: change.isOn };
    case "closed":
      return { closedAt: change.isClosed ? now : null };
    case "moved": {
      const token = newLinkToken();
      return {
        tokenHash: giftTokens.hash(tokenSecret, token),
        sealedToken: await giftTokens.seal(tokenSecret, planId, token),
        seenBy: "[]",
        ...(change.staysClosed ? {} : { closedAt: null }),
      };
    }
    default:
      return change satisfies never;
  }
}

/** Changes that depend on how the list is now. */
type AsRead = Extract<ListChange, { kind: "choose" | "left-off" | "starred" }>;

/** What depends on how the list is now is written only if it still is. */
async function saveAsRead({ db, now }: Deps, list: ListOfViewer, change: AsRead): Promise<SaveListResult> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = await readParentsList({ db, now }, list.viewerId, list.planId);
    if (!found) return { kind: "not-found" };
    const choices = readGiftChoices(found.list);
    if (!isOfList(change, choices, found)) return { kind: "not-found" };
    const fields = fieldsAsRead(found, choices, change, now);
    if ("refused" in fields) return { kind: fields.refused };
    const version = found.list.listVersion;
    if (await saveGiftList(db, { ...list, act: "edit" }, { ...fields, updatedAt: now }, version))
      return { kind: "saved" };
  }
  return { kind: "busy" };
}

/** A line of another plan's list, or of none, would only fill the list's row. */
function isOfList(change: AsRead, { leftOff, starred }: GiftChoices, { lines }: FoundGiftList): boolean {
  return (
    change.kind === "choose" || [...leftOff, ...starred, ...lines.map(({ key }) => key)].includes(change.key)
  );
}

/** The columns that a change sets in a list as it was read, or why it can't be made. */
function fieldsAsRead(found: FoundGiftList, { leftOff, starred }: GiftChoices, change: AsRead, now: number) {
  switch (change.kind) {
    case "choose": {
      if (endsSurprise(found, change.wish, now)) return { refused: "stays-surprise" } as const;
      const { sizes, essentialities, ...wish } = change.wish;
      return { ...wish, ...packGiftChoices({ sizes, essentialities, leftOff, starred }) };
    }
    case "left-off":
      return { leftOff: JSON.stringify(withKey(leftOff, change.key, change.isOff)) };
    case "starred": {
      // Stars of what has gone from the list make room.
      const known = new Set([...leftOff, ...found.lines.map(({ key }) => key)]);
      const stars = withKey(
        starred.filter((key) => known.has(key)),
        change.key,
        change.isOn,
      );
      if (stars.length > MAX_STARRED) return { refused: "stars-full" } as const;
      return { starred: JSON.stringify(stars) };
    }
    default:
      return change satisfies never;
  }
}

function withKey(keys: readonly string[], key: string, isIn: boolean): string[] {
  const others = keys.filter((other) => other !== key);
  return isIn ? [...others, key] : others;
}

type Found = NonNullable<Awaited<ReturnType<typeof readParentsList>>>;

/** Whether a choice would show parents today, or sooner than givers were told, what is reserved as a surprise. */
function endsSurprise({ list, reservations }: Found, { mode, revealOn }: ListWish, now: number): boolean {
  if (reservations.length === 0 || !isSurprise(list, dayOfReveal(now))) return false;
  return mode !== list.mode || revealOn !== list.revealOn;
}

/** Adds a wish and returns its id; null if the list isn't the viewer's, or has as many as fit. */
export async function addWish(
  { db, now }: Needs<"db" | "now">,
  list: ListOfViewer,
  wish: TypedWish,
): Promise<string | null> {
  const id = newId();
  return (await insertWish(db, list, { id, ...wish }, now)) ? id : null;
}

/** Takes a wish off the list; whoever has reserved it keeps that. False if there is none. */
export function takeWishOff(
  { db, now }: Needs<"db" | "now">,
  list: ListOfViewer,
  id: string,
): Promise<boolean> {
  return removeWish(db, list, id, now);
}

type AddGiftResult =
  | Exclude<AddedFit, { kind: "fits" }>
  | { kind: "not-found" }
  /** The plan kept changing. */
  | { kind: "busy" };

/** Reserves pieces in the name of somebody without a computer, as if they had; the same form sent twice is one reservation. */
export async function addGift(
  deps: Needs<"db" | "tokenSecret" | "now">,
  { viewerId, planId }: ListOfViewer,
  gift: AddedGift,
): Promise<AddGiftResult> {
  const { formKey, name, pieces, how } = gift;
  const { db, tokenSecret, now } = deps;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = await readParentsList(deps, viewerId, planId);
    if (!found) return { kind: "not-found" };
    const fit = addedFitOf(found, gift);
    if (fit.kind !== "fits") return fit;
    const { line } = fit;
    // Its secret is told to nobody, so only the parents can undo it.
    const secret = reservationSecret(tokenSecret, found.list.listId, formKey);
    const part = {
      ...{ id: newId(), line: lineAsRead(found, line), itemName: line.name, pieces },
      ...{ sealedEmail: null, secretHash: reservationSecretHash(secret), formKey },
    };
    const reservations = {
      ...{ planId, parts: [part] as const, giverName: name, how, message: "", now },
      ...{ state: "reserved" as const, isMadeByParent: true, hiddenUntil: null, ownHashes: [] },
    };
    if (await insertReservations(db, reservations, null)) return { kind: "added" };
  }
  return { kind: "busy" };
}

// Reserves pieces of one line for a giver.

import type { ReserveWish } from "~/contracts/gifts/giver-forms.ts";
import type { LineNews } from "~/contracts/gifts/giver-page.ts";
import { deleteReservation, type ListOfViewer, saveReservation } from "~/data/gifts/parents-gifts.server.ts";
import {
  insertReservation,
  type MadeReservation,
  type NewReservation,
} from "~/data/gifts/reservations.server.ts";
import type { ReservationRow } from "~/data/gifts/select-gift-list.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import { type GiftLine, isListFull, MAX_OPEN_PER_BROWSER, type WhyNone } from "~/domain/gifts/gift-lines.ts";
import { dayOfReveal, promiseOf } from "~/domain/gifts/gift-list-state.ts";
import { log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import {
  openPromise,
  reservationSecret,
  reservationSecretHash,
  sealGiverEmail,
  sealPromise,
  secretUnderKey,
} from "~/services/auth/gift-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { giftWhat } from "~/views/gifts/gift-lines-view.ts";
import { type FoundGiftList, findGiftLine, lineAsRead, lineFor } from "./find-gift-list.ts";
import { type GiverProof, reservationsOf, secretFor, whyNone } from "./own-reservations.ts";
import { tellParents } from "./tell-of-gifts.ts";

interface Dependencies
  extends Needs<"db" | "tokenSecret" | "now" | "outbox" | "givers" | "live" | "waitUntil"> {
  reader: PageReader;
}

export type ReserveResult =
  | { kind: "reserved"; id: string; secret: string; listId: string; key: string }
  /** Unknown, closed, moved, over, or deleted. */
  | { kind: "no-list" }
  /** Not on the list, or not anymore. */
  | { kind: "gone" }
  /** Fewer are left than asked for: none, for this reason, or `left`. */
  | { kind: "taken"; left: number; why: WhyNone }
  | { kind: "list-full" | "browser-full" }
  /** The plan kept changing. */
  | { kind: "busy" };

/** The plan may change between reading and writing; after this many rounds it is changing without end. */
const MOST_ROUNDS = 5;

/**
 * Reserves what the form asks for, at once or not at all, with the mail in the same transaction, and tells other givers' pages what
 * is left. The same form sent again finds its reservation. `proofFor` finds what the giver's browser has for a list; the key in the
 * answer is to be kept there. `first` is the line, if the caller has just read it in a round trip of its own.
 */
export async function reserveGift(
  deps: Dependencies,
  token: string,
  wish: ReserveWish,
  proofFor: (listId: string) => Promise<GiverProof>,
  first?: FoundGiftList | null,
): Promise<ReserveResult> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = round === 0 && first !== undefined ? first : await findGiftLine(deps, token, wish.target);
    if (!found) return { kind: "no-list" };
    const result = await reserveAsRead(deps, found, wish, await proofFor(found.list.listId));
    if (result) return result;
  }
  return { kind: "busy" };
}

/** One round; null if list or plan have moved on since they were read. */
async function reserveAsRead(
  deps: Dependencies,
  found: FoundGiftList,
  wish: ReserveWish,
  proof: GiverProof,
): Promise<ReserveResult | null> {
  const { listId } = found.list;
  // A browser's first reservation has a secret that the same form always gets, and makes it the browser's key.
  const ofForm = reservationSecret(deps.tokenSecret, listId, wish.formKey);
  const [key = ofForm] = proof.keys;
  const known = found.reservations.find(({ formKey }) => formKey === wish.formKey);
  if (known) {
    const secret = secretFor(found, known.id, proof) ?? ofForm;
    return { kind: "reserved", id: known.id, secret, listId, key };
  }
  const secret = key === ofForm ? ofForm : secretUnderKey(key, listId, wish.formKey);
  const own = reservationsOf(found, proof);
  const fit = fitOf(found, wish, own);
  if (fit.kind !== "fits") return fit;
  const id = await write(deps, found, fit.line, {
    wish,
    secret,
    ownHashes: own.map(({ secretHash }) => secretHash),
  });
  return id === null ? null : { kind: "reserved", id, secret, listId, key };
}

/** What the form of a list says about a surprise, and the same sealed, to come back with the form. */
export async function surpriseAsTold(
  { tokenSecret, now }: Needs<"tokenSecret" | "now">,
  list: FoundGiftList["list"],
): Promise<{ isSurprise: boolean; told: string }> {
  const promised = promiseOf(list, dayOfReveal(now));
  return { isSurprise: promised !== null, told: await sealPromise(tokenSecret, list.listId, promised) };
}

type Fit =
  | { kind: "fits"; line: GiftLine }
  | Extract<ReserveResult, { kind: "gone" | "taken" | "list-full" | "browser-full" }>;

/** Whether a list, as it was read, has room for a reservation. */
function fitOf(found: FoundGiftList, wish: ReserveWish, own: readonly ReservationRow[]): Fit {
  const { reservations } = found;
  const line = lineFor(found, wish.target);
  if (!line) return { kind: "gone" };
  if (line.left < wish.pieces) return { kind: "taken", left: line.left, why: whyNone(line, own) };
  if (own.length >= MAX_OPEN_PER_BROWSER) return { kind: "browser-full" };
  return isListFull(reservations, wish.pieces) ? { kind: "list-full" } : { kind: "fits", line };
}

interface Writing {
  wish: ReserveWish;
  secret: string;
  ownHashes: readonly string[];
}

/** Writes the reservation; null if list or plan have moved on since they were read. */
async function write(
  deps: Dependencies,
  found: FoundGiftList,
  line: GiftLine,
  { wish, secret, ownHashes }: Writing,
): Promise<string | null> {
  const { db, tokenSecret, outbox, now, givers, waitUntil } = deps;
  const id = newId();
  const { list } = found;
  const { email, formKey } = wish;
  const mail =
    email === null
      ? null
      : await outbox.prepare({
          letter: {
            kind: "gift-reserved",
            gifts: [{ what: giftWhat(line, wish.pieces), listTitle: list.title }],
          },
          to: email,
          idempotencyKey: `gift-reserved:${list.listId}:${formKey}`,
          path: `/gifts/undo?${new URLSearchParams({ key: secret })}`,
        });
  const asRead = lineAsRead(found, line);
  const reservation: NewReservation = {
    id,
    line: asRead,
    itemName: line.name,
    giverName: wish.name,
    pieces: wish.pieces,
    how: wish.how,
    message: wish.message,
    sealedEmail: email && (await sealGiverEmail(tokenSecret, id, email)),
    secretHash: reservationSecretHash(secret),
    formKey,
    state: list.approves ? "waiting" : "reserved",
    isMadeByParent: false,
    hiddenUntil:
      (await openPromise(tokenSecret, list.listId, wish.told)) ?? promiseOf(list, dayOfReveal(now)),
    ownHashes,
    now,
  };
  const made = await insertReservation(db, reservation, mail);
  if (made?.id === id) {
    const news = newsOf(line, asRead.wished, made);
    waitUntil(Promise.all([givers.tell(list.tokenHash, news), tellParents(deps, made)]));
    log.info("gift_reserved", { onboardingId: list.planId, pieces: wish.pieces });
    if (mail) await outbox.send(mail.id);
  }
  return made?.id ?? null;
}

/** What is left of a line, as every giver's page shows it. */
function newsOf(line: GiftLine, most: number, { held, heldVersion }: MadeReservation): LineNews {
  return {
    key: line.key,
    left: Math.max(0, most - held),
    wished: Math.max(0, line.needed - line.owned),
    version: heldVersion,
  };
}

// What parents decide about one reservation: approved, removed, or thanked for.

type GiftDecision = "approve" | "remove" | "thanked" | "not-thanked";

/** Carries out a decision; false if the list has no such reservation. */
export function settleGift(
  { db, now }: Needs<"db" | "now">,
  list: ListOfViewer,
  reservationId: string,
  decision: GiftDecision,
): Promise<boolean> {
  switch (decision) {
    case "approve":
      // Whoever approves what somebody else has approved already wants no more than that.
      return saveReservation(db, list, reservationId, { isApproved: true });
    case "remove":
      return deleteReservation(db, list, reservationId);
    case "thanked":
    case "not-thanked":
      return saveReservation(db, list, reservationId, { thankedAt: decision === "thanked" ? now : null });
    default:
      return decision satisfies never;
  }
}

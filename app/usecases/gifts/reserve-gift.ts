// Reserves pieces of one line, or of a bundle's lines, for a giver; and the parents' decision about a reservation.

import type { ReserveWish } from "~/contracts/gifts/giver-forms.ts";
import type { LineNews } from "~/contracts/gifts/giver-page.ts";
import { deleteReservation, type ListOfViewer, saveReservation } from "~/data/gifts/parents-gifts.server.ts";
import { insertReservations, type MadeReservation } from "~/data/gifts/reservations.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import { type Fit, type FittingPart, fitOf } from "~/domain/gifts/gift-decisions.ts";
import { type GiftLine, type GiftTarget, targetKey, targetOf } from "~/domain/gifts/gift-lines.ts";
import { dayOfReveal, promiseOf } from "~/domain/gifts/gift-list-state.ts";
import { log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import {
  madeReservationSecret,
  openPromise,
  reservationSecret,
  reservationSecretHash,
  sealGiverEmail,
  sealPromise,
  secretUnderKey,
} from "~/services/auth/gift-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { giftWhat } from "~/views/gifts/gift-lines-view.ts";
import { type FoundGiftList, findGiftLine, findGiftList, lineAsRead } from "./find-gift-list.ts";
import { type GiverProof, reservationsOf, secretFor } from "./own-reservations.ts";
import { tellParents } from "./tell-of-gifts.ts";

interface Deps extends Needs<"db" | "tokenSecret" | "now" | "outbox" | "givers" | "live" | "waitUntil"> {
  reader: PageReader;
}

export type ReserveResult =
  | {
      kind: "reserved";
      id: string;
      secret: string;
      listId: string;
      key: string;
      /** The other reservations of a bundle. */
      otherIds: readonly string[];
      /** Lines of a bundle that had too little left by then. */
      missed: readonly GiftTarget[];
    }
  /** Unknown, closed, moved, over, or deleted. */
  | { kind: "no-list" }
  | Exclude<Fit, { kind: "fits" }>
  /** The plan kept changing. */
  | { kind: "busy" };

/** The plan may change between reading and writing; after this many rounds it is changing without end. */
const MOST_ROUNDS = 5;

/**
 * Reserves what the form asks for, at once or not at all, with the mail in the same transaction, and tells other givers' pages what
 * is left. Of a bundle, all is reserved that is left by then, in one write. The same form sent again finds its reservations.
 * `proofFor` finds what the giver's browser has for a list; the key in the answer is to be kept there. `first` is the line, if the
 * caller has just read it in a round trip of its own.
 */
export async function reserveGift(
  deps: Deps,
  token: string,
  wish: ReserveWish,
  proofFor: (listId: string) => Promise<GiverProof>,
  first?: FoundGiftList | null,
): Promise<ReserveResult> {
  const read = () => (wish.others ? findGiftList(deps, token) : findGiftLine(deps, token, wish.target));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = round === 0 && first !== undefined ? first : await read();
    if (!found) return { kind: "no-list" };
    const result = await reserveAsRead(deps, found, wish, await proofFor(found.list.listId));
    if (result) return result;
  }
  return { kind: "busy" };
}

/** One round; null if list or plan have moved on since they were read. */
async function reserveAsRead(
  deps: Deps,
  found: FoundGiftList,
  wish: ReserveWish,
  proof: GiverProof,
): Promise<ReserveResult | null> {
  const { listId } = found.list;
  // A browser's first reservation has a secret that the same form always gets, and makes it the browser's key.
  const ofForm = reservationSecret(deps.tokenSecret, listId, wish.formKey);
  const [key = ofForm] = proof.keys;
  const secretOf = (formKey: string) =>
    formKey === wish.formKey && key === ofForm ? ofForm : secretUnderKey(key, listId, formKey);
  const known = found.reservations.find(({ formKey }) => formKey === wish.formKey);
  if (known) {
    const others = found.reservations.filter(({ formKey }) => formKey.startsWith(`${wish.formKey}.`));
    const lines = [known, ...others].map((one) => ({ id: one.id, key: targetKey(targetOf(one)) }));
    const secret =
      secretFor(found, known.id, proof) ?? madeReservationSecret(deps.tokenSecret, listId, known) ?? ofForm;
    return { kind: "reserved", id: known.id, secret, listId, key, ...toldOf(wish, lines) };
  }
  const own = reservationsOf(found, proof);
  const fit = fitOf(found, wish, own);
  if (fit.kind !== "fits") return fit;
  const parts = fit.parts.map((part, at) => {
    const formKey = keyOfPart(wish.formKey, at);
    return { ...part, id: newId(), formKey, secret: secretOf(formKey) };
  });
  const ownHashes = own.map(({ secretHash }) => secretHash);
  const made = await write(deps, found, { wish, parts, ownHashes });
  const [first] = parts;
  if (made === null || !first) return null;
  const lines = parts.map(({ id, line }) => ({ id, key: line.key }));
  return { kind: "reserved", id: made, secret: first.secret, listId, key, ...toldOf(wish, lines) };
}

/** The form keys of a bundle's other reservations, made from the form's own. */
function keyOfPart(formKey: string, at: number): string {
  return at === 0 ? formKey : `${formKey}.${at}`;
}

/** Which of a form's lines are reserved and which aren't. */
function toldOf({ target, others = [] }: ReserveWish, reserved: readonly { id: string; key: string }[]) {
  const keys = new Set(reserved.map(({ key }) => key));
  const asked = [target, ...others.map((other) => other.target)];
  return {
    otherIds: reserved.slice(1).map(({ id }) => id),
    missed: asked.filter((one) => !keys.has(targetKey(one))),
  };
}

/** What the form of a list says about a surprise, and the same sealed, to come back with the form. */
export async function surpriseAsTold(
  { tokenSecret, now }: Needs<"tokenSecret" | "now">,
  list: FoundGiftList["list"],
): Promise<{ isSurprise: boolean; told: string }> {
  const promised = promiseOf(list, dayOfReveal(now));
  return { isSurprise: promised !== null, told: await sealPromise(tokenSecret, list.listId, promised) };
}

interface Writing {
  wish: ReserveWish;
  parts: readonly (FittingPart & { id: string; formKey: string; secret: string })[];
  ownHashes: readonly string[];
}

/** Writes the reservations and returns the id of the first; null if list or plan have moved on since they were read. */
async function write(
  deps: Deps,
  found: FoundGiftList,
  { wish, parts, ownHashes }: Writing,
): Promise<string | null> {
  const { db, tokenSecret, outbox, now, givers, waitUntil } = deps;
  const { list } = found;
  const { email } = wish;
  const mail =
    email === null
      ? null
      : await outbox.prepare({
          letter: {
            kind: "gift-reserved",
            gifts: parts.map(({ line, pieces }) => ({ what: giftWhat(line, pieces), listTitle: list.title })),
          },
          to: email,
          idempotencyKey: `gift-reserved:${list.listId}:${wish.formKey}`,
          path: `/gifts/undo?${new URLSearchParams(parts.map(({ secret }) => ["key", secret]))}`,
        });
  const [first, ...others] = await Promise.all(
    parts.map(async ({ id, line, pieces, secret, formKey }) => ({
      ...{ id, line: lineAsRead(found, line), itemName: line.name, pieces, formKey },
      sealedEmail: email && (await sealGiverEmail(tokenSecret, id, email)),
      secretHash: reservationSecretHash(secret),
    })),
  );
  const [part] = parts;
  if (!first || !part) return null;
  const made = await insertReservations(
    db,
    {
      planId: list.planId,
      parts: [first, ...others],
      ...{ giverName: wish.name, how: wish.how, message: wish.message, ownHashes, now },
      state: list.approves ? "waiting" : "reserved",
      isMadeByParent: false,
      hiddenUntil:
        (await openPromise(tokenSecret, list.listId, wish.told)) ?? promiseOf(list, dayOfReveal(now)),
    },
    mail,
  );
  if (made?.id === first.id) {
    // A message speaks of one line; after a bundle, open pages read again.
    const news = others.length === 0 ? newsOf(part.line, first.line.wished, made) : undefined;
    waitUntil(Promise.all([givers.tell(list.tokenHash, news), tellParents(deps, made)]));
    const pieces = parts.reduce((sum, one) => sum + one.pieces, 0);
    log.info("gift_reserved", { onboardingId: list.planId, pieces });
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

type GiftDecision = "approve" | "remove" | "thanked" | "not-thanked";

/** Approves or removes a reservation, or notes whether its giver was thanked; false if the list has none such. */
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

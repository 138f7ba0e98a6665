// Reserves pieces of one line for a giver.
import type { ReserveWish } from "~/contracts/gifts/giver-forms.ts";
import type { LineNews } from "~/contracts/gifts/line-news.ts";
import {
  insertReservation,
  type MadeReservation,
  type NewReservation,
} from "~/data/gifts/reservations.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import { MAX_OPEN_PER_BROWSER, MAX_RESERVATIONS, MAX_RESERVED_PIECES } from "~/domain/gifts/gift-limits.ts";
import type { GiftLine } from "~/domain/gifts/gift-lines.ts";
import { log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import {
  reservationSecret,
  reservationSecretHash,
  sealGiverEmail,
} from "~/services/auth/gift-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { giftWhat } from "~/views/gifts/gift-words-view.ts";
import { type FoundGiftList, findGiftLine } from "./find-gift-list.ts";
import { lineAsRead, lineFor } from "./line-as-read.ts";

interface Dependencies extends Needs<"db" | "tokenSecret" | "now" | "outbox" | "givers" | "waitUntil"> {
  reader: PageReader;
}

export type ReserveResult =
  | { kind: "reserved"; id: string; secret: string; listId: string }
  /** Unknown, closed, moved, over, or deleted. */
  | { kind: "no-list" }
  /** Not on the list, or not anymore. */
  | { kind: "gone" }
  /** Fewer are left than asked for: none, or `left`. */
  | { kind: "taken"; left: number }
  | { kind: "list-full" | "browser-full" }
  /** The plan kept changing. */
  | { kind: "busy" };

/** The plan may change between reading and writing; after this many rounds it is changing without end. */
const MOST_ROUNDS = 5;

/**
 * Reserves what the form asks for, at once or not at all, with the mail in the same transaction, and tells other givers' pages what
 * is left. The same form sent again finds its reservation. `secretsFor` finds the secrets that the giver's browser has for a list;
 * `first` is the line, if the caller has just read it in a round trip of its own.
 */
export async function reserveGift(
  deps: Dependencies,
  token: string,
  wish: ReserveWish,
  secretsFor: (listId: string) => Promise<readonly string[]>,
  first?: FoundGiftList | null,
): Promise<ReserveResult> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = round === 0 && first !== undefined ? first : await findGiftLine(deps, token, wish.target);
    if (!found) return { kind: "no-list" };
    const { listId } = found.list;
    const secret = reservationSecret(deps.tokenSecret, listId, wish.formKey);
    const known = found.reservations.find(({ formKey }) => formKey === wish.formKey);
    if (known) return { kind: "reserved", id: known.id, secret, listId };
    const ownSecrets = await secretsFor(listId);
    const fit = fitOf(found, wish, ownSecrets);
    if (fit.kind !== "fits") return fit;
    const id = await write(deps, found, fit.line, { wish, secret, ownSecrets });
    if (id) return { kind: "reserved", id, secret, listId };
  }
  return { kind: "busy" };
}

type Fit =
  | { kind: "fits"; line: GiftLine }
  | Extract<ReserveResult, { kind: "gone" | "taken" | "list-full" | "browser-full" }>;

/** Whether a list, as it was read, has room for a reservation. */
function fitOf(found: FoundGiftList, wish: ReserveWish, ownSecrets: readonly string[]): Fit {
  const { reservations } = found;
  const line = lineFor(found, wish.target);
  if (!line) return { kind: "gone" };
  if (line.left < wish.pieces) return { kind: "taken", left: line.left };
  const hashes = new Set(ownSecrets.map(reservationSecretHash));
  const own = reservations.filter(({ secretHash }) => hashes.has(secretHash));
  if (own.length >= MAX_OPEN_PER_BROWSER) return { kind: "browser-full" };
  const held = reservations.reduce((sum, { pieces }) => sum + pieces, 0);
  const isFull = reservations.length >= MAX_RESERVATIONS || held + wish.pieces > MAX_RESERVED_PIECES;
  return isFull ? { kind: "list-full" } : { kind: "fits", line };
}

interface Writing {
  wish: ReserveWish;
  secret: string;
  ownSecrets: readonly string[];
}

/** Writes the reservation; null if list or plan have moved on since they were read. */
async function write(
  { db, tokenSecret, outbox, now, givers, waitUntil }: Dependencies,
  found: FoundGiftList,
  line: GiftLine,
  { wish, secret, ownSecrets }: Writing,
): Promise<string | null> {
  const id = newId();
  const { list } = found;
  const { email, formKey } = wish;
  const mail =
    email === null
      ? null
      : await outbox.prepare({
          letter: { kind: "gift-reserved", what: giftWhat(line, wish.pieces), listTitle: list.title },
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
    ownHashes: ownSecrets.map(reservationSecretHash),
    now,
  };
  const made = await insertReservation(db, reservation, mail);
  if (made?.id === id) {
    waitUntil(givers.tell(list.tokenHash, newsOf(line, asRead.wished, made)));
    log.info("gift_reserved", { onboardingId: list.onboardingId, pieces: wish.pieces });
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

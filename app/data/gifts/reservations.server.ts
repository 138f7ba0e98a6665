// What givers reserve. How many pieces a garment is wished for is worked out by the application, so a write carries the versions
// of the rows that it was worked out from and writes nothing if one of them has moved on; what is held by then is added up in the
// same statement. So reserved pieces never exceed what is wished, whoever comes at the same instant.
//
// First the line is read with its versions, then its pieces are worked out, then one batch writes: the reservation if all still
// holds, the mail if that reservation is there, and last the reading of what the form has made. A mail written before or
// apart would confirm what somebody else got. The reading goes by the form's key, so a form that is sent again after a lost
// answer finds its reservation and takes no second one. If nothing was made, the caller reads everything again and tries with
// the new versions (usecases/gifts/reserve-gift.ts). Pages and the queue are told after the commit.
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { NewMail } from "~/contracts/mail/letter.ts";
import type { Database } from "~/data/database.server.ts";
import { insertMailWhen } from "~/data/mail/mail-outbox.server.ts";
import {
  userClothingItems as items,
  giftLists as lists,
  userOnboardingData as plans,
  giftReservations as reservations,
  giftWishes as wishes,
} from "~/data/schema.ts";
import type { GivingWay, ReservationState } from "~/domain/gifts/gift-choices.ts";
import {
  type GiftTarget,
  MAX_OPEN_PER_BROWSER,
  MAX_RESERVATIONS,
  MAX_RESERVED_PIECES,
  targetColumns,
} from "~/domain/gifts/gift-lines.ts";
import { pick } from "~/lib/pick.ts";
import { type ListsPlan, listsPlan } from "./select-gift-list.server.ts";

/** A line as it was read: the write holds only while this is still so. */
export interface ReadLine {
  planId: string;
  target: GiftTarget;
  listVersion: number;
  planVersion: number;
  /** Of the plan's item; null for a wish. */
  itemVersion: number | null;
  /** Pieces that givers may hold in all: what is needed and the family doesn't have. */
  wished: number;
}

/** One line's part of a form: several of them are a bundle. */
export interface NewReservation {
  id: string;
  line: ReadLine;
  itemName: string;
  pieces: number;
  sealedEmail: string | null;
  secretHash: string;
  formKey: string;
}

/** The reservations that one form makes, each of a line of its own. */
export interface NewReservations {
  planId: string;
  parts: readonly [NewReservation, ...NewReservation[]];
  giverName: string;
  how: GivingWay;
  message: string;
  state: ReservationState;
  isMadeByParent: boolean;
  /** What the giver was told: the day on which the parents see the name, or the birth; null for at once. */
  hiddenUntil: string | null;
  /** Hashes of the secrets of what the giver's browser has reserved on this list. */
  ownHashes: readonly string[];
  now: number;
}

/** A reservation, what all reservations of its line hold with it, and whom it concerns. */
export interface MadeReservation extends ListsPlan {
  id: string;
  /** Pieces, counted like `wished` of the line. */
  held: number;
  /** The number of the last change of what the list's reservations hold. */
  heldVersion: number;
}

/**
 * Writes the reservations of a form with its mail, in one transaction, if all of all of them still fits: a bundle is reserved whole,
 * or not at all. Returns the first one as this form made it, now or earlier, or null if it made none.
 */
export async function insertReservations(
  db: Database,
  { planId, parts, ownHashes, now, ...all }: NewReservations,
  mail: NewMail | null,
): Promise<MadeReservation | null> {
  const [{ id, line, formKey }] = parts;
  const ofList = eq(reservations.onboardingId, planId);
  const isMade = sql`exists (select 1 from ${reservations} where ${eq(reservations.id, id)})`;
  const pieces = parts.reduce((sum, part) => sum + part.pieces, 0);
  const fits = sql.join(
    parts.map((part) => sql`${isLineAsRead(part.line)} and ${hasPieces(part.line, part.pieces, null)}`),
    sql` and `,
  );
  const rows = JSON.stringify(
    parts.map((part) => {
      const { clothingId, size, wishId } = targetColumns(part.line.target);
      const { itemName, sealedEmail, secretHash } = part;
      return [
        part.id,
        clothingId,
        size,
        wishId,
        itemName,
        part.pieces,
        sealedEmail,
        secretHash,
        part.formKey,
      ];
    }),
  );
  const written =
    db.run(sql`insert or ignore into ${reservations} (id, onboarding_id, clothing_id, size, wish_id, item_name, pieces, sealed_email,
      secret_hash, form_key, giver_name, how, message, state, is_made_by_parent, hidden_until, created_at, updated_at)
    select part.value ->> 0, ${planId}, part.value ->> 1, part.value ->> 2, part.value ->> 3, part.value ->> 4, part.value ->> 5,
      part.value ->> 6, part.value ->> 7, part.value ->> 8, ${all.giverName}, ${all.how}, ${all.message}, ${all.state},
      ${all.isMadeByParent ? 1 : 0}, ${all.hiddenUntil}, ${now}, ${now}
    from json_each(${rows}) as part
    where ${fits}
      and (select count(*) from ${reservations} where ${ofList}) + ${parts.length} <= ${MAX_RESERVATIONS}
      and (select coalesce(sum(pieces), 0) from ${reservations} where ${ofList}) + ${pieces} <= ${MAX_RESERVED_PIECES}
      and (select count(*) from ${reservations} where ${ofList} and ${isOneOf(ownHashes)}) + ${parts.length}
        <= ${MAX_OPEN_PER_BROWSER}`);
  const made = db
    .select({
      id: reservations.id,
      held: sql<number>`${heldPieces(line, null)}`.as("held"),
      heldVersion: lists.heldVersion,
      ...listsPlan(sql`${reservations.onboardingId}`),
    })
    .from(reservations)
    .innerJoin(lists, eq(lists.onboardingId, reservations.onboardingId))
    .where(and(ofList, eq(reservations.formKey, formKey)));
  if (!mail) {
    const [, [found]] = await db.batch([written, made]);
    return found ?? null;
  }
  const [, , [found]] = await db.batch([written, insertMailWhen(db, mail, isMade), made]);
  return found ?? null;
}

/** A reservation, and the proof of who asks: the hash of its secret. */
type OwnReservation = { id: string; secretHash: string };

/** Whom a changed reservation concerns. Without the names of tables, which drizzle drops in what a statement returns. */
const CONCERNED = listsPlan(sql.raw("gift_reservations.onboarding_id"));

/**
 * Changes the pieces of a giver's own reservation: fewer at any time, but not below what has arrived; more if they are left.
 * Returns whom that concerns, or null if it wasn't changed.
 */
export async function savePieces(
  db: Database,
  { id, secretHash }: OwnReservation,
  line: ReadLine | null,
  pieces: number,
  now: number,
): Promise<ListsPlan | null> {
  const { planId } = line ?? { planId: "" };
  const total = sql`(select coalesce(sum(other.pieces), 0) from ${reservations} as other
    where other.onboarding_id = ${planId} and other.id <> ${id})`;
  const mayGrow = line
    ? sql`${isLineAsRead(line)} and ${hasPieces(line, pieces, id)} and ${total} + ${pieces} <= ${MAX_RESERVED_PIECES}`
    : sql`0`;
  const saved = await db
    .update(reservations)
    .set({ pieces, updatedAt: now })
    .where(
      and(
        eq(reservations.secretHash, secretHash),
        sql`${pieces} >= max(1, ${reservations.arrivedPieces})`,
        sql`(${pieces} <= ${reservations.pieces} or (${mayGrow}))`,
      ),
    )
    .returning(CONCERNED);
  return saved[0] ?? null;
}

/** Marks a giver's own reservation as bought, or as not bought after all; whom that concerns, or null if there is none to mark. */
export async function saveBought(
  db: Database,
  secretHash: string,
  isBought: boolean,
  now: number,
): Promise<ListsPlan | null> {
  const saved = await db
    .update(reservations)
    .set({ state: isBought ? "bought" : "reserved", updatedAt: now })
    .where(and(eq(reservations.secretHash, secretHash), sql`${reservations.state} <> 'waiting'`))
    .returning(CONCERNED);
  return saved[0] ?? null;
}

/** What was given back, the hash by which its list is found, and whom it concerns. */
export interface UndoneReservation extends ListsPlan {
  tokenHash: string;
  itemName: string;
  pieces: number;
}

const UNDONE = {
  ...CONCERNED,
  ...pick(reservations, "itemName", "pieces"),
  // `onboarding_id = onboarding_id` would be anyone's list.
  tokenHash: sql<string>`(select list.token_hash from ${lists} as list
    where list.onboarding_id = ${sql.raw("gift_reservations.onboarding_id")})`,
};

/**
 * Undoes a reservation, which ends its row and the address in it. What has arrived stays with the parents, without the address.
 * Null if there is nothing to undo.
 */
export async function undoReservation(
  db: Database,
  secretHash: string,
  now: number,
): Promise<UndoneReservation | null> {
  const isOwn = eq(reservations.secretHash, secretHash);
  const [[kept], [undone]] = await db.batch([
    db
      .update(reservations)
      .set({ pieces: sql`${reservations.arrivedPieces}`, sealedEmail: null, updatedAt: now })
      .where(
        and(
          isOwn,
          sql`${reservations.arrivedPieces} > 0 and ${reservations.arrivedPieces} < ${reservations.pieces}`,
        ),
      )
      .returning(UNDONE),
    db
      .delete(reservations)
      .where(and(isOwn, eq(reservations.arrivedPieces, 0)))
      .returning(UNDONE),
  ]);
  return undone ?? kept ?? null;
}

/** The reservations behind a mailed link. */
export function selectReservationsBySecret(db: Database, secretHashes: readonly string[]) {
  return db
    .select({
      ...pick(reservations, "secretHash", "itemName", "clothingId", "size", "pieces", "arrivedPieces"),
      title: lists.title,
    })
    .from(reservations)
    .innerJoin(lists, eq(lists.onboardingId, reservations.onboardingId))
    .innerJoin(plans, and(eq(plans.onboardingId, lists.onboardingId), isNull(plans.deletedAt)))
    .where(isOneOf(secretHashes));
}

function isOneOf(hashes: readonly string[]): SQL {
  return sql`${reservations.secretHash} in (select value from json_each(${JSON.stringify(hashes)}))`;
}

/** Whether list, plan, and item or wish are still those that the line was worked out from. */
function isLineAsRead({ planId, target, listVersion, planVersion, itemVersion, wished }: ReadLine): SQL {
  const isListAsRead = sql`exists (select 1 from ${lists} join ${plans} using (onboarding_id)
    where ${and(
      eq(lists.onboardingId, planId),
      eq(lists.version, listVersion),
      isNull(lists.closedAt),
      eq(plans.version, planVersion),
      isNull(plans.deletedAt),
    )})`;
  const isTargetAsRead =
    target.kind === "wish"
      ? sql`exists (select 1 from ${wishes} where ${and(
          eq(wishes.id, target.wishId),
          eq(wishes.onboardingId, planId),
          eq(wishes.pieces, wished),
          isNull(wishes.removedAt),
        )})`
      : sql`exists (select 1 from ${items} where ${and(
          eq(items.onboardingId, planId),
          eq(items.clothingId, target.clothingId),
          eq(items.version, itemVersion ?? 0),
          isNull(items.removedAt),
        )})`;
  return sql`${isListAsRead} and ${isTargetAsRead}`;
}

/** Whether all reservations of the line, without the one that changes, leave room for these pieces. */
function hasPieces(line: ReadLine, pieces: number, except: string | null): SQL {
  const arrived =
    except === null || line.target.kind === "wish"
      ? sql`0`
      : sql`(select own.arrived_pieces from ${reservations} as own where own.id = ${except})`;
  return sql`${heldPieces(line, except)} + ${pieces} - ${arrived} <= ${line.wished}`;
}

/**
 * What all reservations of the line hold, without one of them. What has arrived of a garment is in the family's count; of a
 * wish, there is no other count.
 */
function heldPieces({ planId, target }: ReadLine, except: string | null): SQL {
  const { clothingId, size, wishId } = targetColumns(target);
  const isOther = except === null ? sql`1` : sql`held.id <> ${except}`;
  if (wishId !== null) {
    return sql`(select coalesce(sum(held.pieces), 0) from ${reservations} as held
      where held.onboarding_id = ${planId} and held.wish_id = ${wishId} and ${isOther})`;
  }
  return sql`(select coalesce(sum(held.pieces - held.arrived_pieces), 0) from ${reservations} as held
    where held.onboarding_id = ${planId} and held.clothing_id = ${clothingId} and held.size is ${size} and ${isOther})`;
}

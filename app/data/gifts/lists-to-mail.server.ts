// Gift lists: which parents are to be told what has been reserved, when a trigger of the table of reservations says so (mail_at),
// and a plan's new list.

import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { packGiftChoices } from "~/contracts/gifts/stored-gift-list.ts";
import type { NewMail } from "~/contracts/mail/letter.ts";
import type { Database } from "~/data/database.server.ts";
import { insertMailWhen } from "~/data/mail/mail-outbox.server.ts";
import { isCompletePlanOpenTo, isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import {
  clothingList,
  giftLists as lists,
  userOnboardingData as plans,
  giftReservations as reservations,
  users,
} from "~/data/schema.ts";
import { USUAL_GIFT_CHOICES } from "~/domain/gifts/gift-choices.ts";
import { pick } from "~/lib/pick.ts";

/** Lists whose parents are to be mailed by now, the longest-waiting first. */
export function selectListsToMail(db: Database, now: number, most: number) {
  return db
    .select({
      ...pick(lists, "onboardingId", "mailAt", "mailedAt", "mails", "mode", "revealOn"),
      babyBornOn: plans.babyBornOn,
      /** Null for a plan that is deleted, and for an address that isn't confirmed. */
      ...pick(users, "email", "language"),
    })
    .from(lists)
    .innerJoin(plans, eq(plans.onboardingId, lists.onboardingId))
    .leftJoin(
      users,
      and(eq(users.id, plans.userId), isNotNull(users.emailConfirmedAt), isNull(plans.deletedAt)),
    )
    .where(lte(lists.mailAt, now))
    .orderBy(asc(lists.mailAt))
    .limit(most);
}

/** What givers have reserved on a list since an instant and still stands. */
export function selectReservedSince(db: Database, planId: string, since: number) {
  return db
    .select({
      itemName: reservations.itemName,
      nameId: clothingList.clothingNameId,
      ...pick(reservations, "size", "pieces", "giverName", "hiddenUntil"),
    })
    .from(reservations)
    .leftJoin(clothingList, eq(clothingList.clothingId, reservations.clothingId))
    .where(
      and(
        eq(reservations.onboardingId, planId),
        gt(reservations.createdAt, since),
        eq(reservations.isMadeByParent, false),
      ),
    )
    .orderBy(asc(reservations.createdAt));
}

interface Told {
  planId: string;
  /** As it was read: of two runs at once, only one writes. */
  mailAt: number;
  /** Null if there is nothing to tell after all. */
  mail: NewMail | null;
  now: number;
}

/** Marks a list's parents as told, with the mail, in one transaction; once. */
export async function saveGiftsTold(db: Database, { planId, mailAt, mail, now }: Told): Promise<void> {
  const isDue = and(eq(lists.onboardingId, planId), eq(lists.mailAt, mailAt));
  const told = db
    .update(lists)
    .set({ mailAt: null, ...(mail && { mailedAt: now }) })
    .where(isDue);
  if (!mail) {
    await told;
    return;
  }
  await db.batch([insertMailWhen(db, mail, sql`exists (select 1 from ${lists} where ${isDue})`), told]);
}

interface NewGiftList {
  listId: string;
  tokenHash: string;
  sealedToken: string;
  title: string;
  now: number;
}

/**
 * Gives a complete plan of the viewer a list with the usual choices, unless it has one; in either case returns the list's
 * sealed token. Null if the plan isn't the viewer's or isn't complete.
 */
export async function insertGiftList(
  db: Database,
  viewerId: string,
  planId: string,
  { listId, tokenHash, sealedToken, title, now }: NewGiftList,
): Promise<{ sealedToken: string } | null> {
  const { sizes, essentialities, leftOff } = packGiftChoices(USUAL_GIFT_CHOICES);
  const [, [list]] = await db.batch([
    db.run(sql`insert or ignore into ${lists} (onboarding_id, list_id, token_hash, sealed_token, title, sizes,
        essentialities, left_off, created_at, updated_at)
      select ${plans.onboardingId}, ${listId}, ${tokenHash}, ${sealedToken}, ${title}, ${sizes}, ${essentialities},
        ${leftOff}, ${now}, ${now}
      from ${plans} where ${isCompletePlanOpenTo(viewerId, planId, "manage")}`),
    db
      .select({ sealedToken: lists.sealedToken })
      .from(lists)
      .innerJoin(plans, eq(plans.onboardingId, lists.onboardingId))
      .where(isPlanOpenTo(viewerId, planId, "manage")),
  ]);
  return list ?? null;
}

// Writes of a gift list's own row, for the plan's owner.
import { eq, sql } from "drizzle-orm";
import { packGiftChoices } from "~/contracts/gifts/stored-gift-list.ts";
import type { Database } from "~/data/database.server.ts";
import { isCompletePlanOpenTo, isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import { giftLists as lists, userOnboardingData as plans } from "~/data/schema.ts";
import { USUAL_GIFT_CHOICES } from "~/domain/gifts/gift-choices.ts";

export interface NewGiftList {
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

// One person's morning notice of a plan: chosen, changed, and ended, by its form or by the link in its mail.
import {
  type ChosenNotice,
  deleteNotices,
  type NoticeRow,
  saveNotice,
} from "~/data/today/morning-notices.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { nextNotice } from "~/domain/today/morning-notice.ts";
import { log } from "~/lib/logger.server.ts";
import { readNoticeToken } from "~/services/auth/unsubscribe-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";

interface Choice extends Omit<ChosenNotice, "nextAt"> {
  /** The clock of each day where the baby is. */
  zoneOn(day: IsoDay): string;
}

/**
 * Keeps the viewer's choice for a plan, whose `row` they have read; the next notice is that of the next chosen minute. False, with
 * nothing written, unless they may still read the plan and it is complete.
 */
export function chooseNotice(
  { db, now }: Needs<"db" | "now">,
  viewerId: string,
  { onboardingId: planId, lastDay }: Pick<NoticeRow, "onboardingId" | "lastDay">,
  { zoneOn, ...choice }: Choice,
): Promise<boolean> {
  const { at: nextAt } = nextNotice({ times: choice, zoneOn, lastDay, now });
  return saveNotice(db, viewerId, planId, { ...choice, nextAt });
}

/** Ends the viewer's own notice of a plan; a mail of it that still waits isn't sent. */
export function endNotice({ db }: Needs<"db">, viewerId: string, planId: string): Promise<void> {
  return deleteNotices(db, viewerId, [planId]);
}

/** Whether a token is one of a mail's. */
export async function isNoticeToken(tokenSecret: string, token: string): Promise<boolean> {
  return (await readNoticeToken(tokenSecret, token)) !== null;
}

/** Ends the notices in a mail's link, however often; false for a token that isn't ours. */
export async function endNoticeOfLink(
  { db, tokenSecret }: Needs<"db" | "tokenSecret">,
  token: string,
): Promise<boolean> {
  const link = await readNoticeToken(tokenSecret, token);
  if (!link) return false;
  await deleteNotices(db, link.userId, link.planIds);
  log.info("notice_ended_by_link");
  return true;
}

// One person's morning notice of a plan: chosen, changed, and ended, by its form or by the link in its mail.
import { deleteNotice, type NoticeRow, saveNotice } from "~/data/today/morning-notices.server.ts";
import { type NoticeTimes, nextNotice } from "~/domain/today/morning-notice.ts";
import { log } from "~/lib/logger.server.ts";
import { readNoticeToken } from "~/services/auth/unsubscribe-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { whereaboutsOf } from "~/usecases/weather/find-hours.ts";

/**
 * Keeps the viewer's choice for a plan, whose `row` they have read; the next notice is that of the next chosen minute. False, with
 * nothing written, unless they may still read the plan and it is complete.
 */
export function chooseNotice(
  { db, now }: Needs<"db" | "now">,
  viewerId: string,
  row: NoticeRow,
  choice: NoticeTimes & { onlyChanges: boolean; byPush: boolean | null },
): Promise<boolean> {
  const { timeZone } = whereaboutsOf(row);
  const nextAt = nextNotice({ times: choice, timeZone, lastDay: row.lastDay, now });
  return saveNotice(db, viewerId, row.onboardingId, { ...choice, nextAt });
}

/** Ends the viewer's own notice of a plan; a mail of it that still waits isn't sent. */
export function endNotice({ db }: Needs<"db">, viewerId: string, planId: string): Promise<void> {
  return deleteNotice(db, viewerId, planId);
}

/** Whether a token is one of a mail's. */
export async function isNoticeToken(tokenSecret: string, token: string): Promise<boolean> {
  return (await readNoticeToken(tokenSecret, token)) !== null;
}

/** Ends the notice in a mail's link, however often; false for a token that isn't ours. */
export async function endNoticeOfLink(
  { db, tokenSecret }: Needs<"db" | "tokenSecret">,
  token: string,
): Promise<boolean> {
  const link = await readNoticeToken(tokenSecret, token);
  if (!link) return false;
  await deleteNotice(db, link.userId, link.planId);
  log.info("notice_ended_by_link");
  return true;
}

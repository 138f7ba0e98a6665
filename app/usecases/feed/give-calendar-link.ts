// Links by which calendars follow a plan (E26).

import { type CalendarLinkRow, saveCalendarLink } from "~/data/feed/calendar-links.server.ts";
import type { Language } from "~/language/languages.ts";
import { securityLog } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import { newLinkToken, tokensOfLink } from "~/services/auth/link-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/**
 * Gives a plan a link for calendars, under a name and in a language; one that has the name keeps its address. False, with nothing
 * written, unless the viewer may edit the plan, it is complete, and has room for one more.
 */
export async function giveCalendarLink(
  { db, tokenSecret, now }: Needs<"db" | "tokenSecret" | "now">,
  viewerId: string,
  planId: string,
  { label, language }: { label: string; language: Language },
): Promise<boolean> {
  const [id, token] = [newId(), newLinkToken()];
  const given = await saveCalendarLink(db, viewerId, planId, {
    id,
    label,
    language,
    tokenHash: tokensOfLink.calendar.hash(tokenSecret, token),
    sealedToken: await tokensOfLink.calendar.seal(tokenSecret, id, token),
    now,
  });
  if (given) securityLog("calendar_link_given", { userId: viewerId });
  return given !== null;
}

/** The address that calendars are given; null for whoever mustn't see it, and if it was sealed under a secret that is gone. */
export async function calendarLinkAddress(
  { tokenSecret, origin }: Needs<"tokenSecret" | "origin">,
  { id, sealedToken }: Pick<CalendarLinkRow, "id" | "sealedToken">,
): Promise<string | null> {
  const token = sealedToken && (await tokensOfLink.calendar.open(tokenSecret, id, sealedToken));
  return token && `${origin}/calendar/${token}.ics`;
}

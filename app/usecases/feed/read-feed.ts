// What a calendar reads by its link (E26). Reading also announces: what has changed since a calendar last asked is written down, so that
// every calendar of a plan is told the same.
import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import { readMonthCards, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import type { Database } from "~/data/database.server.ts";
import { readEvents, saveEvents } from "~/data/feed/calendar-events.server.ts";
import {
  selectEventsOfCalendar,
  selectOuterwearOfCalendar,
  selectPlansOfCalendar,
  selectTripsOfCalendar,
} from "~/data/feed/calendar-links.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import { MOST_CHILDREN } from "~/data/plans/selection.server.ts";
import { isKnownDay, plusYears, toDay } from "~/domain/calendar.ts";
import { type DigestedDay, daysToAnnounce } from "~/domain/feed/announced-days.ts";
import { type FeedDay, feedDays, isOfKind, wornOn } from "~/domain/feed/feed-days.ts";
import { namesOutside } from "~/domain/members/person-name.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import { newId } from "~/lib/new-id.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { hashesOfLink } from "~/usecases/sharing/give-link.ts";
import { decidedDays, sayFeedDay, viewFeed } from "~/views/feed/feed-view.ts";
import { onePlanAChild } from "~/views/today/family-view.ts";
import { inLanguage } from "~/words/speak.server.ts";

interface Deps extends Needs<"db" | "tokenSecret" | "origin" | "now"> {
  reader: PageReader;
  /** Takes what is announced: every feed is read at the primary, and calendars need no cookie that says so. */
  primary: Database;
}

const ENDING = ".ics";

/**
 * The feed behind the last part of an address, in the language of its link; null if the link is unknown or closed, or its plan is
 * deleted or closed to whoever made the link.
 */
export async function readFeed(deps: Deps, file: string): Promise<string | null> {
  const hashes = file.endsWith(ENDING) ? hashesOfLink(deps, "calendar", file.slice(0, -ENDING.length)) : null;
  if (!hashes) return null;
  const { db, primary, reader, origin, now } = deps;
  // The same for calendars everywhere: a day's difference between time zones would announce things to and fro.
  const today = toDay(new Date(now));
  const asked = { tokenHashes: hashes, today };
  const [plans, trips, stored, outerwear] = await Promise.all([
    reader.read(selectPlansOfCalendar(db, asked)),
    reader.read(selectTripsOfCalendar(db, asked, plusYears(today, -1))),
    reader.read(selectEventsOfCalendar(db, asked)),
    reader.read(selectOuterwearOfCalendar(db, asked)),
  ]);
  const [own] = plans;
  if (!own?.isFinal) return null;
  const known = readEvents(stored);
  const children = onePlanAChild(plans).slice(0, MOST_CHILDREN);
  const read = children.map(async (plan) => {
    const { planId, country, dayCare } = plan;
    const said = { country, origin, names: namesOutside(plan) };
    const monthCards = readMonthCards(plan.monthCards);
    const sizes = readSizes(plan);
    const firstDay = planStart(plan);
    const decided = decidedDays(plan, ofPlan(outerwear, planId), today);
    const ofTrips = { trips: ofPlan(trips, planId), hasDayCare: dayCare !== null };
    const days = { ...ofTrips, sizes, firstDay, monthCards, country, decided };
    const changed = daysToAnnounce(ofPlan(known, planId), await digested(feedDays(days, today), said), {
      now,
      today,
      newUid: newId,
      // A damaged column says nothing.
      mayCancel: (key) =>
        (monthCards !== null || !isOfKind(key, "season")) &&
        (readWeatherGroups(plan.weatherGroups) !== null || !isOfKind(key, "outerwear")) &&
        (isKnownDay(firstDay) || isOfKind(key, "trip")),
    });
    // A newer release's events stay as they are, because this one can't tell which of them have changed.
    return { ...said, planId, worn: wornOn(days, today), changed: plan.status === "newer" ? [] : changed };
  });
  const told = await Promise.all(read);
  const hasChanged = told.some(({ changed }) => changed.length > 0);
  const announced = hasChanged ? await saveEvents(primary, told) : known;
  const withDays = told.map((one) => ({ ...one, announced: ofPlan(announced, one.planId) }));
  return inLanguage(own.language, () => viewFeed(withDays, own.label, now));
}

const ofPlan = <Row extends { onboardingId: string | null }>(rows: readonly Row[], planId: string) =>
  rows.filter((row) => row.onboardingId === planId);

/** The days, each with the digest of what it says; in English, because a plan's calendars may have several languages. */
function digested(
  days: readonly FeedDay[],
  reader: Parameters<typeof sayFeedDay>[1],
): Promise<DigestedDay[]> {
  return inLanguage("en", () =>
    days.map((day) => ({
      ...day,
      digest: hashToken(JSON.stringify([day.facts, sayFeedDay(day.facts, reader)])),
    })),
  );
}

// What a plan's feed has told calendars so far, and what it tells them next: an event keeps its name when its days move, says with a
// number that it has changed, and is called off for 30 days before it goes.
import type { IsoDay } from "../calendar.ts";
import { type FeedDay, type FeedFacts, forgottenOn, isOfKind } from "./feed-days.ts";

export interface AnnouncedDay {
  key: string;
  /** Its name in calendars; random. */
  uid: string;
  /** Rises with each change. */
  sequence: number;
  /** Null if what is stored can't be read. */
  facts: FeedFacts | null;
  /** Of its days and words. */
  digest: string;
  /** Epoch milliseconds. */
  changedAt: number;
  /** When it was called off, in epoch milliseconds; null while it stands. */
  cancelledAt: number | null;
}

/** A day of the feed with the digest of its days and words. */
export interface DigestedDay extends FeedDay {
  digest: string;
}

/** Parameter of Today and the shopping list: the name of a feed's event, whose plan is meant. It tells nobody what the plan's id is. */
export const EVENT_PARAM = "of";

const DAY_MS = 24 * 60 * 60 * 1000;

/** An event that was called off is in the feed for so long. */
export const CANCELLED_MS = 30 * DAY_MS;

/** Rows of one plan. Beyond them nothing new is announced until something that was called off is gone. */
export const MOST_ANNOUNCED = 200;

interface Moment {
  /** Epoch milliseconds. */
  now: number;
  today: IsoDay;
  newUid: () => string;
  /** Whether an event may be called off; not if the plan can't say just now if it still has it. */
  mayCancel: (key: string) => boolean;
}

/** The events that are to be announced, changed, or called off, as they are to be stored; none if calendars know it all. */
export function daysToAnnounce(
  known: readonly AnnouncedDay[],
  wanted: readonly DigestedDay[],
  { now, today, newUid, mayCancel }: Moment,
): AnnouncedDay[] {
  const before = new Map(known.map((day) => [day.key, day]));
  const asNow = wanted.flatMap((day) => asSeenNow(day, before.get(day.key), today));
  const keys = new Set(asNow.map(({ key }) => key));
  let room = MOST_ANNOUNCED - known.length;
  const changed = asNow.flatMap(({ key, facts, digest }): AnnouncedDay[] => {
    const own = before.get(key);
    if (own?.digest === digest && own.facts && own.cancelledAt === null) return [];
    // What was over before anyone looked is no news.
    if (!own && (facts.end <= today || room <= 0)) return [];
    if (!own) room -= 1;
    const [uid, sequence] = own ? [own.uid, own.sequence + 1] : [newUid(), 0];
    return [{ key, uid, sequence, facts, digest, changedAt: now, cancelledAt: null }];
  });
  const gone = known
    // Nobody can be told of one that can't be read.
    .filter(
      (day) =>
        day.facts &&
        day.cancelledAt === null &&
        !keys.has(day.key) &&
        !stands(day, today) &&
        mayCancel(day.key),
    )
    .map((day) => ({ ...day, sequence: day.sequence + 1, changedAt: now, cancelledAt: now }));
  return [...changed, ...gone];
}

/** Whether a day is over and stays as it was, whatever the plan says now: all but a trip, whose days its parents enter. */
function stands({ key, facts }: Pick<AnnouncedDay, "key" | "facts">, today: IsoDay): boolean {
  return !!facts && facts.end <= today && facts.end > forgottenOn(today) && !isOfKind(key, "trip");
}

/**
 * A wanted day as a family sees it now. One that stands isn't moved within the past. A season that came before the plan moved elsewhere
 * came: what follows at the new place is another event, and nothing is said to have come there.
 */
function asSeenNow<Day extends FeedDay>(day: Day, own: AnnouncedDay | undefined, today: IsoDay): Day[] {
  const [wasThen, isPast] = [own !== undefined && stands(own, today), day.facts.end <= today];
  if (isPast) return wasThen || (own && day.facts.kind === "season") ? [] : [day];
  return wasThen && day.facts.kind === "season" ? [{ ...day, key: `${day.key}-again` }] : [day];
}

/** What the feed has of all that was announced, in the order of its days. */
export function daysInFeed(known: readonly AnnouncedDay[], now: number): AnnouncedDay[] {
  const startOf = ({ facts, key }: AnnouncedDay) => `${facts?.start ?? ""} ${key}`;
  return known
    .filter(({ facts, cancelledAt }) => facts && (cancelledAt === null || now < cancelledAt + CANCELLED_MS))
    .toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
}

// A calendar feed in words, and as the text that calendars read.

import { type IsoDay, plusDays } from "~/domain/calendar.ts";
import { type AnnouncedDay, daysInFeed, EVENT_PARAM } from "~/domain/feed/announced-days.ts";
import type { FeedFacts } from "~/domain/feed/feed-days.ts";
import { waitingLines } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { calendarFeed } from "~/lib/ics.ts";
import { type ItemRow, readWardrobe, type WardrobeColumns } from "~/views/wardrobe/plan-items.ts";
import { dayWords, spanWords } from "~/words/en/day-words.ts";
import { CALENDAR_COPY } from "~/words/en/feed/calendar-links-copy.ts";
import { FEED_COPY } from "~/words/en/feed/feed-copy.ts";
import { SIZE_LINE } from "~/words/en/growth/size-copy.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { inWords } from "~/words/en/weather/weather-copy.ts";

interface FeedFor {
  /** Of the plan's place, two letters. */
  country: string;
  /** Our own. */
  origin: string;
  /** The event's name, by which its links find its plan. */
  uid?: string;
  /** Of the babies, if their owner lets them stand where others may see them. */
  names: readonly string[] | null;
  /** Whether others are in the calendar. */
  isOneOfMore?: boolean | undefined;
}

/** A plan in a feed: what it has announced, and the sizes of the day. */
interface ChildOfFeed extends Pick<FeedFor, "country" | "origin" | "names"> {
  announced: readonly AnnouncedDay[];
  worn: readonly AgeRange[];
}

interface SaidDay {
  summary: string;
  description: string;
  /** A page of ours, which shows what whoever is signed in there may see of the event's plan. */
  url: string;
}

/** A day of the feed in the language that is spoken. */
export function sayFeedDay(facts: FeedFacts, reader: FeedFor): SaidDay {
  const said = wordsOf(facts, reader);
  const worn = "size" in facts ? [] : (facts.worn ?? []);
  return { ...said, summary: beside(whoOf([{ ...reader, worn }]), said.summary) };
}

const beside = (...parts: string[]) => parts.filter(Boolean).join(" · ");

/** Who is meant: 'Mia'; without names the sizes, '3–6m'; of several children all of them. */
function whoOf(children: readonly Pick<ChildOfFeed, "names" | "worn">[]): string {
  const each = children.flatMap(({ names, worn }) => names ?? worn.map((size) => SIZE_LABELS[size]));
  return inWords([...new Set(each)], "and");
}

function wordsOf(facts: FeedFacts, { country, origin, uid = "", isOneOfMore }: FeedFor): SaidDay {
  const ofPlan = `?${EVENT_PARAM}=${uid}`;
  const list = `${origin}/shopping${ofPlan}`;
  switch (facts.kind) {
    case "size": {
      const { size, babies, between, until } = facts;
      const parts = [
        between && FEED_COPY.between(spanWords({ startDate: between[0], endDate: between[1] }, country)),
        until && FEED_COPY.until(dayWords(until, country)),
        FEED_COPY.toGet(list),
      ];
      const who = babies.length > 0 ? SIZE_LINE.who(babies) : "";
      return { summary: FEED_COPY.size(size, who), description: sentences(parts), url: list };
    }
    case "trip": {
      const url = `${origin}/travel-plans`;
      return { summary: FEED_COPY.trip, description: FEED_COPY.toPack(url), url };
    }
    case "swap": {
      const url = `${origin}/today${ofPlan}`;
      return { summary: FEED_COPY.swap(facts.size), description: FEED_COPY.toSwap, url };
    }
    case "outerwear":
      return { summary: FEED_COPY.outerwear(facts.size), description: FEED_COPY.toGet(list), url: list };
    case "season": {
      const description = sentences([FEED_COPY.usual, FEED_COPY.toGet(list)]);
      return { summary: FEED_COPY.season(facts.season), description, url: list };
    }
    case "end": {
      const description = facts.goesOn ? FEED_COPY.goOn(list) : FEED_COPY.noMore(isOneOfMore);
      return { summary: FEED_COPY.end, description, url: list };
    }
    default:
      return facts satisfies never;
  }
}

function sentences(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join("\n");
}

/** The days on which a plan's outerwear is decided, once a size; of a week ago, so that they stand in calendars to the end of their week. */
export function decidedDays(
  plan: WardrobeColumns,
  outerwear: readonly ItemRow[],
  today: IsoDay,
): { size: AgeRange; day: IsoDay }[] {
  const { needs } = readWardrobe(plan, outerwear, { today: plusDays(today, -7) });
  const days = waitingLines(needs, "year").map(({ ageRange: size, day }) => ({ size, day }));
  return [...new Map(days.map((one) => [`${one.size} ${one.day}`, one])).values()];
}

/** Calendars are asked to read it once a day. */
const REFRESH = "P1D";

/**
 * The feed of what was announced, at a time in epoch milliseconds, in the language that is spoken; `label` is what was typed for it.
 * Where that was only confirmed, the calendar's name says who is meant.
 */
export function viewFeed(children: readonly ChildOfFeed[], label: string, now: number): string {
  const isOneOfMore = children.length > 1;
  const days = children.flatMap(({ announced, ...child }) =>
    daysInFeed(announced, now).flatMap(({ facts, uid, sequence, changedAt, cancelledAt }) => {
      if (!facts) return [];
      const { start: day, end } = facts;
      const isCancelled = cancelledAt !== null;
      const said = sayFeedDay(facts, { ...child, uid, isOneOfMore });
      return [{ uid, sequence, stampedAt: changedAt, isCancelled, day, end, ...said, alarm: null }];
    }),
  );
  const who = label && label !== CALENDAR_COPY.usualLabel ? "" : whoOf(children);
  const name = FEED_COPY.name(beside(label, who));
  return calendarFeed({ producer: `-//${PRODUCT_NAME}//EN`, name, days }, REFRESH);
}

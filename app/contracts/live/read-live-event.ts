// The browser's check of what a line tells it: for these few shapes a first load need not bring zod.
// tests/unit/live/read-live-event.test.ts compares it with the schemas of live-event.ts.
import { AGE_RANGES, PLAN_STATUSES, TRIP_STATUSES } from "../../domain/vocabulary.ts";
import {
  either,
  isFields,
  isFlag,
  isNumber,
  isText,
  listOf,
  objectOf,
  oneOf,
  recordOf,
  type Shape,
} from "../shape.ts";
import type {
  GiftsEvent,
  ItemEvent,
  LineGreeting,
  LiveEvent,
  MembershipEvent,
  PlanEvent,
  SelectionEvent,
  TripEvent,
} from "./live-event.ts";

const isAgeRange = oneOf(...AGE_RANGES);
const isTextOrNull = either(isText, oneOf(null));

const isGreeting: Shape<LineGreeting> = objectOf({ type: oneOf("line"), at: isNumber, isBehind: isFlag });

const isPlan: Shape<PlanEvent> = objectOf(
  {
    type: oneOf("attempt"),
    onboardingId: isText,
    version: isNumber,
    status: oneOf(...PLAN_STATUSES, "newer"),
    errorMessage: isTextOrNull,
  },
  { isDeleted: isFlag },
);

const isItem: Shape<ItemEvent> = objectOf(
  {
    type: oneOf("item"),
    onboardingId: isText,
    itemId: isNumber,
    version: isNumber,
    owned: recordOf(isAgeRange, recordOf(isText, objectOf({ quantity: isNumber }))),
    personalNotes: recordOf(isAgeRange, isText),
    setAside: listOf(isAgeRange),
  },
  {
    counted: recordOf(isText, isNumber),
    over: objectOf({ ageRange: isAgeRange, count: isNumber }),
    by: isText,
    isReread: isFlag,
    tab: isText,
  },
);

const isSelection: Shape<SelectionEvent> = objectOf({
  type: oneOf("selection"),
  selectedOnboardingId: isTextOrNull,
});

const isTrip: Shape<TripEvent> = objectOf(
  { type: oneOf("trip"), travelPlanId: isText, version: isNumber, status: oneOf(...TRIP_STATUSES) },
  { isDeleted: isFlag, tab: isText },
);

const isMembership: Shape<MembershipEvent> = objectOf(
  { type: oneOf("membership"), onboardingId: isText },
  { isOver: isFlag },
);

const isGifts: Shape<GiftsEvent> = objectOf({ type: oneOf("gifts"), onboardingId: isText });

const isEvent = either(isPlan, isItem, isSelection, isTrip, isMembership, isGifts);

/** A message: the greeting, or an event with its instant, if it has one. */
export type LineWord =
  | { kind: "greeting"; greeting: LineGreeting }
  | { kind: "event"; event: LiveEvent; at: number | null };

/** The message in a socket's data; null for anything else (a pong, or an event of a newer release). */
export function readLineWord(data: unknown): LineWord | null {
  const word = parsed(data);
  if (isGreeting(word)) return { kind: "greeting", greeting: word };
  const event = eventIn(word);
  return event && { kind: "event", event, at: isFields(word) && isNumber(word.at) ? word.at : null };
}

/** The event in a text, or null for anything else. */
export function readLiveEvent(data: unknown): LiveEvent | null {
  return eventIn(parsed(data));
}

/** The item in the answer to a change; null for anything else. */
export function readItemEvent(body: unknown): ItemEvent | null {
  const event = eventIn(body);
  return event?.type === "item" ? event : null;
}

function parsed(data: unknown): unknown {
  try {
    return isText(data) ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}

function eventIn(word: unknown): LiveEvent | null {
  if (!isFields(word)) return null;
  const { at, ...event } = word;
  // Rows of before items could be set aside say nothing of it.
  const whole = event.type === "item" ? { setAside: [], ...event } : event;
  return isEvent(whole) ? whole : null;
}

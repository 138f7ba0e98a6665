// The browser's check of live messages, written by hand: a first load would need zod only for these few
// shapes. tests/unit/live/read-live-event.test.ts compares it with the schemas of live-event.ts.
import { AGE_RANGES, type AgeRange, ATTEMPT_STATUSES, TRIP_STATUSES } from "../../domain/vocabulary.ts";
import type { AttemptEvent, ItemEvent, LineGreeting, LiveEvent, TripEvent } from "./live-event.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A message: the greeting, or an event with its instant, if it has one. */
export type LineWord =
  | { kind: "greeting"; greeting: LineGreeting }
  | { kind: "event"; event: LiveEvent; at: number | null };

/** The message in a socket's data; null for anything else (a pong, or an event of a newer release). */
export function readLineWord(data: unknown): LineWord | null {
  const fields = fieldsIn(data);
  if (!fields) return null;
  const greeting = readGreeting(fields);
  if (greeting) return { kind: "greeting", greeting };
  const event = readEvent(fields);
  return event && { kind: "event", event, at: isNumber(fields.at) ? fields.at : null };
}

/** The event in a text, or null for anything else. */
export function readLiveEvent(data: unknown): LiveEvent | null {
  const fields = fieldsIn(data);
  return fields && readEvent(fields);
}

/** The item in the answer to a change; null for anything else. */
export function readItemEvent(body: unknown): ItemEvent | null {
  return isFields(body) ? readItem(body) : null;
}

function fieldsIn(data: unknown): Fields | null {
  if (typeof data !== "string") return null;
  try {
    const value: unknown = JSON.parse(data);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

function readGreeting({ type, at, isBehind }: Fields): LineGreeting | null {
  return type === "line" && isNumber(at) && typeof isBehind === "boolean" ? { type, at, isBehind } : null;
}

function readEvent(fields: Fields): LiveEvent | null {
  return readAttempt(fields) ?? readItem(fields) ?? readSelection(fields) ?? readTrip(fields);
}

function readAttempt(fields: Fields): AttemptEvent | null {
  const { type, onboardingId, version, status, errorMessage, isDeleted } = fields;
  if (type !== "attempt" || !isText(onboardingId) || !isNumber(version)) return null;
  const known = ATTEMPT_STATUSES.find((name) => name === status);
  if (!known || !(errorMessage === null || isText(errorMessage)) || !isMaybe(isFlag, isDeleted)) return null;
  return { type, onboardingId, version, status: known, errorMessage, ...given({ isDeleted }) };
}

function readItem(fields: Fields): ItemEvent | null {
  const { type, onboardingId, itemId, version, owned, personalNotes, setAside = [], isReread, tab } = fields;
  if (type !== "item" || !isText(onboardingId) || !isNumber(itemId) || !isNumber(version)) return null;
  if (!isByAge(owned, isQuantities) || !isByAge(personalNotes, isText)) return null;
  if (!Array.isArray(setAside) || !setAside.every(isAgeRange)) return null;
  if (!isMaybe(isFlag, isReread) || !isMaybe(isText, tab)) return null;
  return { type, onboardingId, itemId, version, owned, personalNotes, setAside, ...given({ isReread, tab }) };
}

function readSelection({ type, selectedOnboardingId }: Fields): LiveEvent | null {
  const isSelection = type === "selection" && (selectedOnboardingId === null || isText(selectedOnboardingId));
  return isSelection ? { type, selectedOnboardingId } : null;
}

function readTrip(fields: Fields): TripEvent | null {
  const { type, travelPlanId, version, status, isDeleted, tab } = fields;
  if (type !== "trip" || !isText(travelPlanId) || !isNumber(version)) return null;
  const known = TRIP_STATUSES.find((name) => name === status);
  if (!known || !isMaybe(isFlag, isDeleted) || !isMaybe(isText, tab)) return null;
  return { type, travelPlanId, version, status: known, ...given({ isDeleted, tab }) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isFlag(value: unknown): value is boolean {
  return typeof value === "boolean";
}

function isAgeRange(value: unknown): value is AgeRange {
  return AGE_RANGES.some((name) => name === value);
}

function isQuantities(value: unknown): value is Record<string, { quantity: number }> {
  return (
    isFields(value) && Object.values(value).every((count) => isFields(count) && isNumber(count.quantity))
  );
}

function isByAge<Value>(
  value: unknown,
  isValue: (entry: unknown) => entry is Value,
): value is Partial<Record<AgeRange, Value>> {
  return isFields(value) && Object.entries(value).every(([age, entry]) => isAgeRange(age) && isValue(entry));
}

function isMaybe<Value>(
  isValue: (value: unknown) => value is Value,
  value: unknown,
): value is Value | undefined {
  return value === undefined || isValue(value);
}

function given<Optional extends object>(fields: Optional): Partial<Optional> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Optional>;
}

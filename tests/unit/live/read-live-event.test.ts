// The browser's own check of an event must agree with the schemas.
import fc from "fast-check";
import { expect, it } from "vitest";
import { lineGreeting, liveEvent } from "../../../app/contracts/live/live-event.ts";
import { readItemEvent, readLineWord, readLiveEvent } from "../../../app/contracts/live/read-live-event.ts";
import { AGE_RANGES, PLAN_STATUSES, TRIP_STATUSES } from "../../../app/domain/vocabulary.ts";

/** Usually a valid value, sometimes any JSON value. */
const or = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) });
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
// A JSON object's `toString` may not be a function.
const age = or(fc.constantFrom(...AGE_RANGES)).map((value) =>
  typeof value === "string" ? value : JSON.stringify(value),
);
const byAge = (value: fc.Arbitrary<unknown>) => fc.dictionary(age, or(value), { maxKeys: 3 });
const quantities = fc.dictionary(fc.string({ minLength: 3 }), or(fc.record({ quantity: or(number) })), {
  maxKeys: 2,
});

const plan = fc.record(
  {
    type: or(fc.constant("attempt")),
    onboardingId: or(fc.string()),
    version: or(number),
    status: or(fc.constantFrom(...PLAN_STATUSES)),
    errorMessage: or(fc.option(fc.string())),
    isDeleted: or(fc.boolean()),
    at: or(number),
  },
  { requiredKeys: ["type", "onboardingId", "version", "status", "errorMessage"] },
);
const item = fc.record(
  {
    type: or(fc.constant("item")),
    onboardingId: or(fc.string()),
    itemId: or(number),
    version: or(number),
    owned: or(byAge(quantities)),
    personalNotes: or(byAge(fc.string())),
    setAside: or(fc.array(or(fc.constantFrom(...AGE_RANGES)), { maxLength: 2 })),
    isReread: or(fc.boolean()),
    tab: or(fc.string()),
  },
  { requiredKeys: ["type", "onboardingId", "itemId", "version", "owned", "personalNotes"] },
);
const selection = fc.record({
  type: or(fc.constant("selection")),
  selectedOnboardingId: or(fc.option(fc.string())),
});
const trip = fc.record(
  {
    type: or(fc.constant("trip")),
    travelPlanId: or(fc.string()),
    version: or(number),
    status: or(fc.constantFrom(...TRIP_STATUSES)),
    isDeleted: or(fc.boolean()),
    tab: or(fc.string()),
  },
  { requiredKeys: ["type", "travelPlanId", "version", "status"] },
);
const gifts = fc.record({ type: or(fc.constant("gifts")), onboardingId: or(fc.string()) });
const greeting = fc.record({ type: or(fc.constant("line")), at: or(number), isBehind: or(fc.boolean()) });
const word = fc.oneof(plan, item, selection, trip, gifts, greeting, fc.jsonValue());

it("the browser takes exactly those events that the schema takes, and reads the same in them", () => {
  let taken = 0;
  fc.assert(
    fc.property(word, (value) => {
      const text = JSON.stringify(value);
      const expected = liveEvent.safeParse(JSON.parse(text)).data ?? null;
      if (expected) taken++;
      const event = readLiveEvent(text);
      // Parsed by the schema again, because the browser keeps unknown properties of a count.
      expect(event && liveEvent.parse(event)).toEqual(expected);
      expect(readItemEvent(JSON.parse(text)) !== null).toBe(expected?.type === "item");
    }),
    { numRuns: 2000 },
  );
  expect(taken).toBeGreaterThan(300);
});

it("the browser takes exactly those greetings that the schema takes", () => {
  fc.assert(
    fc.property(fc.oneof(greeting, word), (value) => {
      const text = JSON.stringify(value);
      const expected = lineGreeting.safeParse(JSON.parse(text)).data ?? null;
      const said = readLineWord(text);
      expect(said?.kind === "greeting" ? said.greeting : null).toEqual(expected);
    }),
  );
});

it("an event carries the instant under which it was told, where it says one", () => {
  const event = { type: "selection", selectedOnboardingId: null };
  expect(readLineWord(JSON.stringify({ ...event, at: 7 }))).toEqual({ kind: "event", event, at: 7 });
  expect(readLineWord(JSON.stringify(event))).toEqual({ kind: "event", event, at: null });
});

it.each(["pong", "", "null", "[]", '{"type":"dance"}'])("%s is no word", (text) => {
  expect(readLineWord(text)).toBeNull();
});

it("what is no text is no word", () => {
  expect([new ArrayBuffer(2), null, undefined, 7].map(readLineWord)).toEqual([null, null, null, null]);
});

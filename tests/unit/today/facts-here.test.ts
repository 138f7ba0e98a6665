// E21: the facts that a browser without a network works Today out from.
import { describe, expect, it } from "vitest";
import { factsHere } from "../../../app/components/today/facts-here.ts";
import type { FieldEdit } from "../../../app/components/wardrobe/edit-queue.ts";
import type { ItemEvent } from "../../../app/contracts/live/live-event.ts";
import type { TodayInput, TodayPieceCounts } from "../../../app/contracts/today/today-input.ts";
import { NO_MARKS } from "../../../app/domain/today/today-marks.ts";

const DAY = "2026-11-27";

const piece = (
  itemId: number,
  key: TodayPieceCounts["key"],
  sizes: Readonly<Partial<Record<"3-6m" | "6-9m", number>>>,
): TodayPieceCounts => ({
  itemId,
  key,
  sizes: Object.fromEntries(
    Object.entries(sizes).map(([size, have]) => [size, { have, isAsked: true, isSetAside: false }]),
  ),
});

const FACTS: TodayInput = {
  plan: { expectedDueDate: "2026-07-01", babyBornOn: "2026-07-01", babyNames: null, country: "US" },
  timeZone: "America/Chicago",
  months: [],
  forecast: null,
  sizes: {
    days: {},
    untilOutgrown: [],
    endsOn: "2028-12-31",
    shares: [],
    starts: null,
    startsOfEach: [],
    newborns: [],
    babies: 1,
  },
  pieces: [piece(1, "sleeper_footed", { "3-6m": 2, "6-9m": 1 }), piece(2, "blanket_stroller", { "3-6m": 1 })],
  inUntil: null,
  marks: NO_MARKS,
  units: "f",
};

const taps = (itemId: number, ageRange: FieldEdit["ageRange"], by: number): FieldEdit => ({
  kind: "quantity",
  itemId,
  ageRange,
  value: by,
  by,
  id: "tab00000a-1",
});

const none = { events: [], edits: [], marks: [] };

const counts = ({ pieces }: TodayInput, itemId: number) =>
  Object.fromEntries(
    Object.entries(pieces.find((one) => one.itemId === itemId)?.sizes ?? {}).map(([size, { have }]) => [
      size,
      have,
    ]),
  );

const saved = (itemId: number, event: Partial<ItemEvent>): ItemEvent => ({
  type: "item",
  onboardingId: "plan",
  itemId,
  version: 2,
  owned: {},
  personalNotes: {},
  setAside: [],
  ...event,
});

describe("without anything new", () => {
  it("are as they came", () => {
    expect(factsHere(FACTS, none)).toEqual(FACTS);
  });
});

describe("counts", () => {
  it("that aren't sent yet add to those of their size", () => {
    const facts = factsHere(FACTS, { ...none, edits: [taps(1, "3-6m", 1), taps(1, "3-6m", 2)] });
    expect(counts(facts, 1)).toEqual({ "3-6m": 5, "6-9m": 1 });
    expect(facts.pieces[1]).toBe(FACTS.pieces[1]);
  });

  it("of a size that isn't worn soon change nothing", () => {
    expect(counts(factsHere(FACTS, { ...none, edits: [taps(1, "9-12m", 3)] }), 1)).toEqual({
      "3-6m": 2,
      "6-9m": 1,
    });
  });

  it("of a piece without a size count in each", () => {
    expect(counts(factsHere(FACTS, { ...none, edits: [taps(2, "9-12m", 1)] }), 2)).toEqual({ "3-6m": 2 });
  });

  it("that were saved since replace the read ones, and a tap that is in them isn't added again", () => {
    const events = [saved(1, { owned: { "3-6m": { Default: { quantity: 4 } } }, counted: { tab00000a: 1 } })];
    const facts = factsHere(FACTS, { ...none, events, edits: [taps(1, "3-6m", 1)] });
    expect(counts(facts, 1)).toEqual({ "3-6m": 4, "6-9m": 0 });
  });
});

describe("what is set aside", () => {
  it("by a change or an event counts, and what comes back does too", () => {
    const aside: FieldEdit = { kind: "set-aside", itemId: 1, ageRange: "3-6m", value: "age" };
    const [first] = factsHere(FACTS, { ...none, edits: [aside] }).pieces;
    expect([first?.sizes["3-6m"]?.isSetAside, first?.sizes["6-9m"]?.isSetAside]).toEqual([true, false]);
    const back: FieldEdit = { ...aside, value: "no" };
    const events = [saved(1, { setAside: ["3-6m", "6-9m"] })];
    const [second] = factsHere(FACTS, { ...none, events, edits: [back] }).pieces;
    expect(second?.sizes["3-6m"]?.isSetAside).toBe(false);
  });
});

describe("marks of this page", () => {
  it("are added in their order, and those that can't be read are left out", () => {
    const mark = (intent: "out" | "back" | "neck", what: string) => ({ intent, what, day: DAY, value: "" });
    const { marks } = factsHere(FACTS, {
      ...none,
      marks: [
        mark("out", "sleeper_footed"),
        mark("out", "hat_warm"),
        mark("back", "hat_warm"),
        mark("out", "no_such_piece"),
        mark("neck", "cold"),
      ],
    });
    expect(marks).toEqual({
      out: [{ key: "sleeper_footed", day: DAY }],
      necks: [{ feel: "cold", day: DAY }],
      step: null,
    });
  });
});

import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LATER, Outbox, outcomeOf, type SendOutcome } from "../../../app/components/offline/send-queue.ts";
import { type FieldEdit, type FieldState, fieldOf } from "../../../app/components/wardrobe/edit-queue.ts";
import type { ItemEvent } from "../../../app/contracts/live/live-event.ts";
import { AGE_RANGES } from "../../../app/domain/vocabulary.ts";

const CELL = { kind: "quantity", itemId: 7, ageRange: "0-3m" } as const;
const quantity = (value: number, ageRange: FieldEdit["ageRange"] = "0-3m"): FieldEdit => ({
  ...CELL,
  ageRange,
  value,
});
const saved = (version: number): SendOutcome<ItemEvent> => ({ kind: "saved", answer: anEvent(version) });

describe("what a change's answer means", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("without a session: the page leaves for the sign-in, and the change is kept", () => {
    const reload = vi.fn();
    vi.stubGlobal("window", { location: { reload } });
    expect(outcomeOf({ kind: "signed-out" })).toEqual(LATER);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  const refused = (status: number, retryAfterSeconds: number | null = null) =>
    outcomeOf({ kind: "refused", status, retryAfterSeconds, message: null, errors: {}, body: null });

  it("of a server that has too much to do: later, when it says or in a minute", () => {
    expect(refused(429, 7)).toEqual({ kind: "later", afterMs: 7000 });
    expect(refused(429)).toEqual({ kind: "later", afterMs: 60_000 });
  });

  it("of a server that fails: later, and a refusal is one", () => {
    expect(refused(500)).toEqual({ kind: "later", afterMs: null, hasFailed: true });
    expect(refused(503, 2)).toEqual({ kind: "later", afterMs: 2000, hasFailed: true });
    expect(refused(499)).toEqual({ kind: "refused", reason: null, isGone: false });
    const unreadable = { status: 409, retryAfterSeconds: null, message: "Data Issues Detected" };
    expect(outcomeOf({ kind: "refused", errors: {}, body: null, ...unreadable })).toEqual({
      kind: "refused",
      reason: "Data Issues Detected",
      isGone: false,
    });
    expect(outcomeOf({ kind: "unreadable" })).toEqual({ ...LATER, hasFailed: true });
    expect(outcomeOf({ kind: "unreachable" })).toEqual(LATER);
    expect(outcomeOf({ kind: "done", answer: 5 })).toEqual({ kind: "saved", answer: 5 });
  });
});

describe("the outbox of a page", () => {
  let page: TestPage;
  beforeEach(() => {
    page = testPage();
  });

  it("shows a change at once as being saved, and then as saved", async () => {
    page.queue.put(quantity(1), 0);
    expect(page.field()).toMatchObject({ phase: "saving", before: 0 });
    await page.answer(saved(2));
    expect(page.field()).toMatchObject({ phase: "saved", before: 0 });
    expect(page.savedVersions).toEqual([2]);
  });

  it("sends what was tapped meanwhile as one change, after the first", async () => {
    for (const value of [1, 2, 3, 4]) page.queue.put(quantity(value), value - 1);
    expect(page.sent).toEqual([1]);
    await page.answer(saved(2));
    expect(page.sent).toEqual([1, 4]);
    expect(page.field()).toMatchObject({ phase: "saving" });
    await page.answer(saved(3));
    expect(page.field()).toMatchObject({ phase: "saved", before: 0 });
  });

  it("sends different fields side by side", () => {
    page.queue.put(quantity(1, "0-3m"), 0);
    page.queue.put(quantity(2, "3-6m"), 0);
    expect(page.sent).toEqual([1, 2]);
  });

  it("gives back what was refused, and says so once", async () => {
    page.queue.put(quantity(1), 0);
    await page.answer({ kind: "refused", reason: null, isGone: false });
    expect(page.field()).toMatchObject({ phase: "refused", before: 0 });
    expect(page.refused).toHaveLength(1);
    expect(page.queue.unsaved()).toEqual([]);
  });

  it("F35 keeps what the server fails at, tells it once, and sends it again until it is saved", async () => {
    page.queue.put(quantity(1), 0);
    const fault = { kind: "later", afterMs: null, hasFailed: true } as const;
    await page.answer(fault);
    expect(page.field()).toMatchObject({ phase: "waiting", hasFailed: true, before: 0 });
    expect(page.queue.unsaved()).toEqual([quantity(1)]);
    page.ring();
    await page.answer(fault);
    page.queue.put(quantity(2), 1);
    await page.answer(fault);
    expect(page.failed).toEqual([quantity(1)]);
    page.ring();
    await page.answer(saved(2));
    expect(page.field()).toMatchObject({ phase: "saved", hasFailed: false, before: 0 });
    expect(page.sent).toEqual([1, 1, 2, 2]);
    expect(page.refused).toEqual([]);
  });

  it("F35 sets an item aside by the same rule", async () => {
    const aside: FieldEdit = { kind: "set-aside", itemId: 7, ageRange: "0-3m", value: "plan" };
    page.queue.put(aside, "no");
    await page.answer({ kind: "later", afterMs: null });
    expect(page.queue.unsaved()).toEqual([aside]);
    page.queue.flush();
    await page.answer(saved(2));
    expect(page.queue.unsaved()).toEqual([]);
  });

  it("keeps what nobody answers, and sends it when the network is back", async () => {
    page.queue.put(quantity(1), 0);
    await page.answer({ kind: "later", afterMs: null });
    page.queue.put(quantity(2), 1);
    await page.answer({ kind: "later", afterMs: null });
    expect(page.field()).toMatchObject({ phase: "waiting", before: 0 });
    expect(page.queue.unsaved()).toEqual([quantity(2)]);
    page.queue.flush();
    await page.answer(saved(2));
    expect(page.field()).toMatchObject({ phase: "saved" });
    expect(page.sent).toEqual([1, 2, 2]);
    expect(page.refused).toEqual([]);
  });

  it("waits with a newer value as well where nobody answers, and does not hammer", async () => {
    page.queue.put(quantity(1), 0);
    page.queue.put(quantity(2), 1);
    await page.answer({ kind: "later", afterMs: null });
    expect(page.sent).toEqual([1]);
    expect(page.field()).toMatchObject({ phase: "waiting", edit: { value: 2 } });
    expect(page.waits).toEqual([2000]);
    page.ring();
    expect(page.sent).toEqual([1, 2]);
  });

  it("tries again by itself, ever more patiently, or when the server says", async () => {
    page.queue.put(quantity(1), 0);
    for (let count = 0; count < 6; count++) {
      await page.answer({ kind: "later", afterMs: null });
      page.ring();
    }
    await page.answer({ kind: "later", afterMs: 7000 });
    expect(page.waits).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 7000]);
  });

  it("rings one alarm for however many wait, and none for what was sent meanwhile", async () => {
    const later = { kind: "later", afterMs: null } as const;
    for (const ageRange of AGE_RANGES) page.queue.put(quantity(1, ageRange), 0);
    for (const _ of AGE_RANGES) await page.answer(later);
    expect(page.waits).toHaveLength(1);
    page.ring();
    expect(page.sent).toHaveLength(2 * AGE_RANGES.length);
    for (const _ of AGE_RANGES) await page.answer(later);
    expect(page.waits).toHaveLength(2);
    page.queue.flush();
    for (const _ of AGE_RANGES) await page.answer(saved(2));
    page.ring();
    expect(page.sent).toHaveLength(3 * AGE_RANGES.length);
  });

  it("asks nothing before the time that the server says, whatever was to be asked before", async () => {
    page.queue.put(quantity(1, "0-3m"), 0);
    await page.answer({ kind: "later", afterMs: null });
    const { ring } = page.alarm();
    page.queue.put(quantity(1, "3-6m"), 0);
    await page.answer({ kind: "later", afterMs: 60_000 });
    ring();
    expect(page.sent).toEqual([1, 1]);
    page.ring();
    expect(page.sent).toEqual([1, 1, 1, 1]);
  });

  it("F25: ends with the last value whatever is tapped while answers come", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(fc.nat(50), fc.constant("answer" as const))), async (steps) => {
        const page = testPage();
        let last: number | null = null;
        for (const step of steps) {
          if (step === "answer") await page.answer(saved(1));
          else {
            page.queue.put(quantity(step), last ?? 0);
            last = step;
          }
        }
        await page.answer(saved(1));
        await page.answer(saved(1));
        expect(page.sent.at(-1) ?? null).toBe(last);
        expect(page.queue.unsaved()).toEqual([]);
      }),
    );
  });
});

type TestPage = ReturnType<typeof testPage>;

/** A page whose server answers when the test tells it to. */
function testPage() {
  const waiting: ((outcome: SendOutcome<ItemEvent>) => void)[] = [];
  const fields = new Map<string, FieldState>();
  const sent: FieldEdit["value"][] = [];
  const savedVersions: number[] = [];
  const refused: FieldEdit[] = [];
  const failed: FieldEdit[] = [];
  const waits: number[] = [];
  let alarm = () => {};
  const queue = new Outbox<FieldEdit, ItemEvent>({
    fieldOf,
    send: (edit) => {
      sent.push(edit.value);
      return new Promise((answer) => waiting.push(answer));
    },
    onField: (field, state) => fields.set(field, state),
    onSaved: ({ version }) => savedVersions.push(version),
    onRefused: (edit) => refused.push(edit),
    onFailed: (edit) => failed.push(edit),
    schedule: (callback, ms) => {
      waits.push(ms);
      alarm = callback;
    },
  });
  return {
    queue,
    sent,
    savedVersions,
    refused,
    failed,
    waits,
    field: () => fields.get(fieldOf(quantity(0))),
    ring: () => alarm(),
    /** The alarm that is currently set. */
    alarm: () => ({ ring: alarm }),
    /** Answers the oldest request and lets the queue continue. */
    async answer(outcome: SendOutcome<ItemEvent>) {
      waiting.shift()?.(outcome);
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    },
  };
}

function anEvent(version: number): ItemEvent {
  return {
    type: "item",
    onboardingId: "plan",
    itemId: 7,
    version,
    owned: {},
    personalNotes: {},
    setAside: [],
  };
}

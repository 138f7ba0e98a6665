// Several people count one drawer (F25): whatever each taps or types, and however late, often, or in whatever order it arrives, no
// tap is lost or counted twice, and all pages end with the server's number.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Outbox, type SendOutcome } from "../../../app/components/offline/send-queue.ts";
import {
  COUNT_RULES,
  enteredText,
  type FieldEdit,
  type FieldState,
  fieldOf,
  lineOf,
  sentEdit,
  undoOf,
  unsentCounts,
} from "../../../app/components/wardrobe/edit-queue.ts";
import {
  type CountChange,
  type CountedSteps,
  countAfter,
  isCounted,
  joinChanges,
  parseStepId,
  stepped,
} from "../../../app/domain/wardrobe/item-edit.ts";

const CELL = { kind: "quantity", itemId: 7, ageRange: "0-3m" } as const;
const START = 300;

/** The whole item, as it is answered and pushed. */
interface Told {
  version: number;
  count: number;
  counted: CountedSteps;
}

/** The server's rule, which tests/integration/wardrobe/edit-item holds the statement to. */
class Server {
  told: Told = { version: 1, count: START, counted: {} };
  /** What was counted, in its order. */
  readonly log: FieldEdit[] = [];

  take(edit: FieldEdit): Told {
    const change = sentEdit(edit);
    const id = change.kind === "quantity" || change.kind === "step" ? change.id : undefined;
    const step = parseStepId(id ?? "");
    if (!step) throw new Error("A change without an id");
    const { version, count, counted } = this.told;
    if (isCounted(counted, id)) return this.told;
    this.log.push(edit);
    this.told = {
      version: version + 1,
      count: change.kind === "step" ? stepped(count, change.by) : Number(edit.value),
      counted: { ...counted, [step.line]: step.number },
    };
    return this.told;
  }
}

interface Request {
  edit: FieldEdit;
  answer(outcome: SendOutcome<Told>): void;
}

/** A person's page, whose requests arrive and are answered when the test says so. */
class TestPage {
  heard: Told = { version: 1, count: START, counted: {} };
  state: FieldState | undefined;
  readonly requests: Request[] = [];
  /** What was pushed and has not come yet. */
  readonly pushed: Told[] = [];
  readonly #tab: string;
  #made = 0;
  readonly outbox = new Outbox<FieldEdit, Told>({
    fieldOf,
    ...COUNT_RULES,
    send: (edit) => new Promise((answer) => this.requests.push({ edit, answer })),
    onField: (_, state) => {
      this.state = state;
    },
    onSaved: (told) => this.hear(told),
    onRefused() {},
    onFailed() {},
    schedule() {},
  });

  constructor(name: string) {
    this.#tab = `${name}0000000`.slice(0, 8);
  }

  get shown(): number {
    const { count, counted } = this.heard;
    return countAfter(count, unsentCounts(this.state?.unsent ?? []), counted);
  }

  hear(told: Told): void {
    if (told.version > this.heard.version) this.heard = told;
  }

  /** What was pushed comes, and not always in its order. */
  hearPushed(which: number): void {
    for (const told of this.pushed.splice(which, 1)) this.hear(told);
  }

  put(change: { by: number } | { to: number }): void {
    this.#made++;
    const before = this.shown;
    const id = `${lineOf(this.#tab, "0-3m")}-${this.#made}`;
    const edit: FieldEdit =
      "by" in change
        ? { ...CELL, id, by: change.by, value: stepped(before, change.by) }
        : { ...CELL, id, value: change.to, seen: before };
    this.outbox.put(edit, before);
  }
}

const PEOPLE = ["maya", "sam", "ana"] as const;
const person = fc.constantFrom(...PEOPLE);
const tap = fc.record({ does: fc.constant("tap" as const), person, by: fc.constantFrom(1, 1, 1, -1) });
const type = fc.record({
  does: fc.constant("type" as const),
  person,
  to: fc.integer({ min: 100, max: 500 }),
});
const network = fc.record({
  does: fc.constantFrom("arrive", "answer", "lose", "copy", "push", "push", "retry"),
  person,
  which: fc.nat(3),
});
type Event = { person: (typeof PEOPLE)[number] } & (
  | { does: "tap"; by: number }
  | { does: "type"; to: number }
  | { does: "arrive" | "answer" | "lose" | "copy" | "push" | "retry"; which: number }
);

/** Plays it, then lets everything through, and returns what has come of it. */
async function play(events: readonly Event[]) {
  const server = new Server();
  const pages = new Map(PEOPLE.map((name) => [name, new TestPage(name)]));
  /** Copies of requests that are still under way. */
  const copies: FieldEdit[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  };
  const deliver = (edit: FieldEdit): Told => {
    const told = server.take(edit);
    for (const page of pages.values()) page.pushed.push(told);
    return told;
  };
  const answer = (page: TestPage) => {
    const request = page.requests.shift();
    request?.answer({ kind: "saved", answer: deliver(request.edit) });
  };
  const deliverCopy = (which: number) => {
    for (const edit of copies.splice(which, 1)) deliver(edit);
  };
  function happen(page: TestPage, event: Event): unknown {
    const [request] = page.requests;
    switch (event.does) {
      case "tap":
        return page.put({ by: event.by });
      case "type":
        return page.put({ to: event.to });
      case "arrive":
        // The answer doesn't come yet, or ever.
        return void (request && deliver(request.edit));
      case "answer":
        return answer(page);
      case "lose":
        return page.requests.shift()?.answer({ kind: "later", afterMs: null });
      case "copy":
        if (request) copies.push(request.edit);
        return deliverCopy(event.which);
      case "push":
        return page.hearPushed(event.which);
      case "retry":
        return page.outbox.flush();
      default:
        return event satisfies never;
    }
  }
  for (const event of events) {
    const page = pages.get(event.person);
    if (page) happen(page, event);
    await settle();
  }
  for (const page of pages.values()) {
    do {
      page.outbox.flush();
      answer(page);
      await settle();
    } while (page.outbox.unsaved().length > 0);
  }
  while (copies.length > 0) deliverCopy(0);
  for (const page of pages.values()) while (page.pushed.length > 0) page.hearPushed(page.pushed.length - 1);
  return { server, shown: [...pages.values()].map((page) => page.shown) };
}

describe("F25 the count of a drawer", () => {
  it("is what everyone has tapped, in whatever order it arrives, offline or not", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 2, arbitrary: tap }, { weight: 3, arbitrary: network }), {
          maxLength: 60,
        }),
        async (events) => {
          const { server, shown } = await play(events);
          const sum = events.reduce((all, event) => all + (event.does === "tap" ? event.by : 0), START);
          expect(server.told.count).toBe(sum);
          expect(shown).toEqual(PEOPLE.map(() => sum));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("is the last number that arrived and every tap that arrived after it, each once, on all pages", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            { weight: 4, arbitrary: tap },
            { weight: 1, arbitrary: type },
            { weight: 6, arbitrary: network },
          ),
          { maxLength: 60 },
        ),
        async (events) => {
          const { server, shown } = await play(events);
          const { log, told } = server;
          expect(new Set(log.map((edit) => (edit.kind === "quantity" ? edit.id : ""))).size).toBe(log.length);
          const count = log.reduce((sum, edit) => countAfter(sum, unsentCounts([edit]), {}), START);
          expect(told.count).toBe(count);
          expect(shown).toEqual(PEOPLE.map(() => count));
          // Each person's last number, and the taps after it, were all counted.
          for (const name of PEOPLE) expect(sumOf(log, name)).toBe(expectedOf(events, name));
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** What a person's changes come to by themselves, from 0. */
function sumOf(log: readonly FieldEdit[], name: string): number {
  const own = log.filter((edit) => edit.kind === "quantity" && edit.id?.startsWith(name));
  return own.reduce(
    (sum, edit) => (edit.kind === "quantity" && edit.by !== undefined ? sum + edit.by : Number(edit.value)),
    0,
  );
}

function expectedOf(events: readonly Event[], name: string): number {
  const own = events.filter(({ person }) => person === name);
  return own.reduce(
    (sum, event) => (event.does === "tap" ? sum + event.by : event.does === "type" ? event.to : sum),
    0,
  );
}

describe("two changes that were not sent", () => {
  const step = (by: number, value: number, id = "mayaphone-1"): CountChange => ({ by, value, id });
  const number = (value: number, seen: number, id = "mayaphone-1"): CountChange => ({ value, seen, id });

  it("are one, by the older one's id, and a number says what its author saw before both", () => {
    expect(joinChanges(step(1, 4), step(1, 5, "mayaphone-2"))).toEqual(step(2, 5));
    expect(joinChanges(step(1, 4), number(9, 4, "mayaphone-2"))).toEqual(number(9, 3));
    expect(joinChanges(number(9, 3), number(5, 9, "mayaphone-2"))).toEqual(number(5, 3));
    expect(joinChanges(number(9, 3), step(2, 11, "mayaphone-2"))).toEqual({ ...number(11, 3) });
    expect(joinChanges(number(999, 3), step(2, 999, "mayaphone-2")).value).toBe(999);
    expect(joinChanges(number(999, 3), { by: 1, value: 999, id: "mayaphone-2" }).by).toBeUndefined();
  });

  it("never become one once the older may have arrived", async () => {
    const page = new TestPage("maya");
    page.put({ by: 1 });
    page.put({ by: 1 });
    page.put({ by: 1 });
    page.put({ to: 50 });
    expect(page.outbox.unsaved().map(enteredText)).toEqual(["+1", "50"]);
    page.put({ by: -1 });
    expect(page.outbox.unsaved().map(enteredText)).toEqual(["+1", "49"]);
    expect(page.shown).toBe(49);
    page.requests.shift()?.answer({ kind: "later", afterMs: null });
    await Promise.resolve();
    await Promise.resolve();
    page.put({ to: 60 });
    expect(page.outbox.unsaved().map(enteredText)).toEqual(["+1", "60"]);
  });

  it("are nothing if they are + and −", () => {
    const page = new TestPage("maya");
    for (const by of [1, 1, -1]) page.put({ by });
    expect(page.outbox.unsaved().map(enteredText)).toEqual(["+1"]);
    for (const by of [-1]) page.put({ by });
    expect(page.outbox.unsaved().map(enteredText)).toEqual(["+1", "−1"]);
  });
});

it("what is refused is told as one, and taken back by as many pieces as were saved", async () => {
  const page = new TestPage("maya");
  const answer = async (outcome: SendOutcome<Told>) => {
    page.requests.shift()?.answer(outcome);
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  };
  for (const by of [1, 1, 1]) page.put({ by });
  const no = {
    kind: "refused",
    reason: "To make changes, ask Maya for editing access.",
    isGone: false,
  } as const;
  await answer(no);
  await answer(no);
  expect(page.state).toMatchObject({ phase: "refused", reason: no.reason, unsent: [] });
  expect(page.state && enteredText(page.state.edit)).toBe("+3");
  expect(page.shown).toBe(START);
  page.put({ by: 1 });
  page.put({ by: 1 });
  await answer({ kind: "saved", answer: { version: 2, count: START + 1, counted: {} } });
  await answer({ kind: "saved", answer: { version: 5, count: START + 9, counted: {} } });
  expect(page.shown, "with what somebody else has counted").toBe(START + 9);
  expect(page.state && undoOf(page.state)).toBe(-2);
});

it("what an earlier release has kept is a number, as it was then", () => {
  const kept: FieldEdit = { ...CELL, value: 4 };
  expect(sentEdit(kept)).toMatchObject({ kind: "quantity", value: 4 });
  expect(countAfter(9, unsentCounts([kept]), {})).toBe(4);
});

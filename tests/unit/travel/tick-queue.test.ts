// Sends a packing list's ticks: whatever the network does, the last state wins and none is lost.
import { expect, test } from "vitest";
import { type Tick, type TickOutcome, TickQueue, type TickState } from "~/hooks/travel/tick-queue.ts";

function makeQueue() {
  const sent: { tick: Tick; answer: (outcome: TickOutcome) => void }[] = [];
  const states = new Map<string, TickState | null>();
  const scheduled: (() => void)[] = [];
  let refused = 0;
  const queue = new TickQueue({
    send: (tick) => new Promise((answer) => sent.push({ tick, answer })),
    onState: (key, state) => states.set(key, state),
    onRefused: () => {
      refused += 1;
    },
    schedule: (callback) => scheduled.push(callback),
  });
  async function answer(outcome: TickOutcome) {
    sent.at(-1)?.answer(outcome);
    await new Promise((done) => setTimeout(done));
  }
  return { queue, sent, states, scheduled, answer, refusals: () => refused };
}

test("a tick is shown at once and saved with the trip's version", async () => {
  const { queue, states, sent, answer } = makeQueue();
  queue.put({ key: "1 0-3m", isPacked: true });
  expect(states.get("1 0-3m")).toEqual({ phase: "saving", isPacked: true });
  await answer({ kind: "saved", version: 4 });
  expect(states.get("1 0-3m")).toEqual({ phase: "saved", isPacked: true, version: 4 });
  expect(sent).toHaveLength(1);
});

test("of several presses only the last one is sent after the first", async () => {
  const { queue, states, sent, answer } = makeQueue();
  for (const isPacked of [true, false, true, false]) queue.put({ key: "1 0-3m", isPacked });
  expect(sent.map(({ tick }) => tick.isPacked)).toEqual([true]);
  await answer({ kind: "saved", version: 2 });
  expect(sent.map(({ tick }) => tick.isPacked)).toEqual([true, false]);
  await answer({ kind: "saved", version: 3 });
  expect(states.get("1 0-3m")).toEqual({ phase: "saved", isPacked: false, version: 3 });
});

test("what nobody takes waits, and is sent when the network is back", async () => {
  const { queue, states, sent, scheduled, answer } = makeQueue();
  queue.put({ key: "1 0-3m", isPacked: true });
  await answer({ kind: "later" });
  expect(states.get("1 0-3m")).toEqual({ phase: "waiting", isPacked: true });
  expect(scheduled).toHaveLength(1);
  queue.flush();
  expect(sent).toHaveLength(2);
  await answer({ kind: "saved", version: 9 });
  expect(states.get("1 0-3m")).toEqual({ phase: "saved", isPacked: true, version: 9 });
  scheduled[0]?.();
  expect(sent).toHaveLength(2);
});

test("however many wait, one alarm rings for all of them", async () => {
  const { queue, sent, scheduled } = makeQueue();
  for (const item of [1, 2, 3]) queue.put({ key: `${item} 0-3m`, isPacked: true });
  for (const { answer } of sent) answer({ kind: "later" });
  await new Promise((done) => setTimeout(done));
  expect(scheduled).toHaveLength(1);
  scheduled[0]?.();
  expect(sent).toHaveLength(6);
  for (const { answer } of sent.slice(3)) answer({ kind: "later" });
  await new Promise((done) => setTimeout(done));
  expect(scheduled).toHaveLength(2);
});

test("what is refused goes back to what the page has read, and is said", async () => {
  const { queue, states, answer, refusals } = makeQueue();
  queue.put({ key: "1 0-3m", isPacked: true });
  await answer({ kind: "refused" });
  expect(states.get("1 0-3m")).toBeNull();
  expect(refusals()).toBe(1);
});

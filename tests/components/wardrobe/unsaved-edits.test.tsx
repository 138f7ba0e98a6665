// What a tab could not send: kept for whoever opens the plan next in this browser, taken over once, and never
// in place of something newer.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HeldByTab } from "~/components/offline/unsent-store.ts";
import { type FieldEdit, isEdit } from "~/components/wardrobe/edit-queue.ts";

const unsavedEdits = (of: string, tab: string) =>
  new HeldByTab({ kind: "items", of, mark: null, isValue: isEdit }, tab);

const count = (value: number): FieldEdit => ({ kind: "quantity", itemId: 1, ageRange: "0-3m", value });

// Tests of other files share the window.
beforeEach(() => window.localStorage.clear());
afterEach(() => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
  for (const page of opened.splice(0)) page.abort();
});

const opened: AbortController[] = [];

/** Ends with the test. */
function openPage(): AbortSignal {
  const page = new AbortController();
  opened.push(page);
  return page.signal;
}

/** Locks as a browser grants them to its tabs, one after the other. */
function stubLocks() {
  const held = new Map<string, Promise<unknown>>();
  const request = (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as () => unknown;
    const turn = (held.get(name) ?? Promise.resolve()).then(work);
    held.set(name, turn);
    return turn;
  };
  vi.stubGlobal("navigator", Object.assign(Object.create(window.navigator), { locks: { request } }));
}

async function takenOver(by: ReturnType<typeof unsavedEdits>, isSent = true): Promise<FieldEdit[]> {
  const taken: FieldEdit[] = [];
  by.takeOver((edits) => {
    taken.push(...edits);
    if (isSent) by.keep([]);
  }, openPage());
  await new Promise((done) => setTimeout(done, 0));
  return taken;
}

test("what a tab has left is taken over by the next one of the same plan, once", async () => {
  unsavedEdits("plan", "first").keep([count(4)]);
  expect(await takenOver(unsavedEdits("other plan", "second"))).toEqual([]);
  expect(await takenOver(unsavedEdits("plan", "second"))).toEqual([count(4)]);
  expect(await takenOver(unsavedEdits("plan", "third"))).toEqual([]);
});

test("a tab that is still there keeps what is its own until it has sent it", async () => {
  stubLocks();
  const first = unsavedEdits("plan", "first");
  first.keep([count(4)]);
  const second = unsavedEdits("plan", "second");
  expect(await takenOver(second)).toEqual([]);
  first.keep([]);
  expect(await takenOver(second)).toEqual([]);
  expect(Object.keys(window.localStorage)).toEqual([]);
});

test("what makes no sense is left out", async () => {
  const junk = [{ kind: "quantity" }, 5, null, { ...count(4), ageRange: "9-99m" }, count(7)];
  const held = { mark: null, at: 1, values: junk };
  window.localStorage.setItem("unsent:items:plan:first", JSON.stringify(held));
  window.localStorage.setItem("unsent:items:plan:broken", "{");
  expect(await takenOver(unsavedEdits("plan", "second"))).toEqual([count(7)]);
});

test("what was taken over stays in the browser until it is sent: a tab that crashes before that loses nothing", async () => {
  unsavedEdits("plan", "first").keep([count(4)]);
  expect(await takenOver(unsavedEdits("plan", "second"), false)).toEqual([count(4)]);
  expect(await takenOver(unsavedEdits("plan", "third"), false)).toEqual([count(4)]);
  expect(await takenOver(unsavedEdits("plan", "fourth"))).toEqual([count(4)]);
  expect(Object.keys(window.localStorage)).toEqual([]);
});

test("a take-over that fails loses nothing", async () => {
  unsavedEdits("plan", "first").keep([count(4)]);
  const second = unsavedEdits("plan", "second");
  stubLocks();
  second.takeOver(() => {
    throw new Error("the page is going away");
  }, openPage());
  await new Promise((done) => setTimeout(done, 0));
  expect(await takenOver(unsavedEdits("plan", "third"), false)).toEqual([]);
  // Its lock goes with the tab.
  vi.unstubAllGlobals();
  expect(await takenOver(unsavedEdits("plan", "third"))).toEqual([count(4)]);
});

test("what a tab that was opened later has left is taken over too", async () => {
  const taken: FieldEdit[] = [];
  unsavedEdits("plan", "first").takeOver((edits) => taken.push(...edits), openPage());
  unsavedEdits("plan", "later").keep([count(4)]);
  window.dispatchEvent(new StorageEvent("storage"));
  await vi.waitFor(() => expect(taken).toEqual([count(4)]));
});

test("what somebody else has left is neither taken nor deleted on their account", async () => {
  window.localStorage.setItem("owner", "ada");
  new HeldByTab({ kind: "items", of: "plan", mark: "ada", isValue: isEdit }, "first").keep([count(4)]);
  const grace = new HeldByTab({ kind: "items", of: "plan", mark: "grace", isValue: isEdit }, "second");
  expect(await takenOver(grace)).toEqual([]);
  const ada = new HeldByTab({ kind: "items", of: "plan", mark: "ada", isValue: isEdit }, "third");
  expect(await takenOver(ada)).toEqual([count(4)]);
});

test("what there is no room for stays where it is", async () => {
  unsavedEdits("plan", "first").keep([count(4)]);
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, text) {
    if (key.endsWith("second")) throw new DOMException("full", "QuotaExceededError");
    real.call(this, key, text);
  });
  expect(await takenOver(unsavedEdits("plan", "second"))).toEqual([]);
  full.mockRestore();
  expect(await takenOver(unsavedEdits("plan", "third"))).toEqual([count(4)]);
});

const real = Storage.prototype.setItem;

// What earlier builds have kept in a browser is sent once by this one, and nothing of theirs stays behind.
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carryOver, sendKept } from "~/components/offline/earlier-builds.ts";
import { takeLost } from "~/components/offline/lost-changes.tsx";
import { ViewerMarkContext } from "~/components/offline/viewer-mark.ts";
import { useTripTicks } from "~/components/travel/use-trip-ticks.ts";
import { useItemEdits } from "~/components/wardrobe/use-item-edits.ts";
import type { TripView } from "~/contracts/travel/shown-trip.ts";

/** The forms that were sent, as their address and fields. */
let sent: string[];
const KIT = [
  { key: "diapers", isPacked: false },
  { key: "wipes", isPacked: false },
];
const TRIP = { id: "trip", version: 4, sizes: [], kit: KIT } as unknown as TripView;
const FACT = { intent: "tell", weight: "11", formKey: "fact-1" };
const BAG = { intent: "save", text: "2 hats", formKey: "bag-1" };
const COUNT = { kind: "quantity", itemId: 7, ageRange: "0-3m", value: 3 };
const STEP = { ...COUNT, by: 1, seen: 2, id: "aaaabbbb0-1" };

const answerTo = (address: string): unknown => {
  if (address.includes("/items/"))
    return {
      type: "item",
      onboardingId: "plan",
      itemId: 7,
      version: 3,
      owned: {},
      personalNotes: {},
      setAside: [],
    };
  if (address.endsWith("/packed")) return { kit: "diapers", isPacked: true, version: 5 };
  return address.endsWith("/bag") ? { bagId: "bag", leftText: "" } : { facts: ["fact"] };
};

beforeEach(() => {
  sent = [];
  window.localStorage.clear();
  window.localStorage.setItem("owner", "ada");
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit) => {
    const fields = new URLSearchParams(`${body}`);
    fields.delete("tab");
    sent.push(`${address} ${fields}`);
    return Response.json(answerTo(address));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const ofAda = ({ children }: { children: ReactNode }) => (
  <ViewerMarkContext value="ada">{children}</ViewerMarkContext>
);
const openDashboard = () => void renderHook(() => useItemEdits("plan"), { wrapper: ofAda });
const openTrip = () => void renderHook(() => useTripTicks(TRIP, "tab"), { wrapper: ofAda });
const openNothing = () => {};
const viewer = { mark: "ada", readAgain: () => {} };

const ITEM = "/dashboards/plan/items/7";
const PACKED = "/travel-plans/trip/packed";

/** Of each key that a build has ever written, what was under it, the page that shows it, and what is sent. */
const KEYS = [
  ["unsaved-edits:plan:tab-1", [STEP], openDashboard, [`${ITEM} ageRange=0-3m&step=%2B1&stepId=aaaabbbb0-1`]],
  // As builds kept it before taps were steps.
  [
    "unsaved-edits:plan:tab-1",
    [COUNT, { kind: "quantity" }],
    openDashboard,
    [/ ageRange=0-3m&quantity=3&stepId=/],
  ],
  [
    "unsaved-edits:plan:tab-1",
    [{ kind: "note", itemId: 7, ageRange: "0-3m", value: "a note" }],
    openDashboard,
    [`${ITEM} ageRange=0-3m&note=a+note`],
  ],
  [
    "unsaved-edits:plan:tab-1",
    [{ kind: "set-aside", itemId: 7, ageRange: "0-3m", value: "age" }],
    openDashboard,
    [`${ITEM} ageRange=0-3m&setAside=age`],
  ],
  [
    "unsent-ticks:trip:tab-1",
    [{ key: "kit diapers", value: true }],
    openTrip,
    [`${PACKED} kit=diapers&isPacked=true`],
  ],
  [
    "unsent-ticks:trip",
    { "kit diapers": true, "kit wipes": false, "kit soap": "yes" },
    openTrip,
    [`${PACKED} kit=diapers&isPacked=true`, `${PACKED} kit=wipes&isPacked=false`],
  ],
  [
    "unsent-facts:plan-f",
    { "fact-1": FACT, "fact-2": { ...FACT, formKey: "fact-2" }, "fact-3": { weight: 5 } },
    openNothing,
    [
      `/dashboards/plan-f/size ${new URLSearchParams(FACT)}`,
      `/dashboards/plan-f/size ${new URLSearchParams({ ...FACT, formKey: "fact-2" })}`,
    ],
  ],
  [
    "unsent-bags:plan-b",
    { "bag-1": BAG },
    openNothing,
    [`/dashboards/plan-b/bag ${new URLSearchParams(BAG)}`],
  ],
] as const;

/** What waits in this browser. */
const left = () =>
  Object.keys(window.localStorage).filter((name) => !/^(?:owner|saved-items:.*)$/.test(name));

test.each(KEYS)("%s: %j is sent once, also if its page is open already", async (key, kept, open, forms) => {
  window.localStorage.setItem(key, JSON.stringify(kept));
  open();
  sendKept(viewer);
  sendKept(viewer);
  await waitFor(() => expect(sent).toHaveLength(forms.length));
  for (const form of forms)
    expect(sent).toContainEqual(typeof form === "string" ? form : expect.stringMatching(form));
  // Here are no locks, so that a page that opens before the answers are there would send once more.
  await waitFor(() => expect(left()).toEqual([]));
  open();
  sendKept(viewer);
  await new Promise((done) => setTimeout(done, 20));
  expect(sent).toHaveLength(forms.length);
  expect(left()).toEqual([]);
});

test("lost-edits: what was lost is still shown where the plan is gone", () => {
  window.localStorage.setItem("lost-edits:plan", JSON.stringify([COUNT]));
  window.localStorage.setItem("unsaved-edits:plan:tab-1", JSON.stringify([STEP]));
  carryOver("ada", () => {});
  expect(takeLost("plan", "ada")).toEqual({ edits: [COUNT, STEP], forms: [] });
  expect(window.localStorage.getItem("lost-edits:plan")).toBeNull();
});

test("what an open tab of an earlier build holds is its own until it is closed", async () => {
  const locks = new Map<string, () => void>();
  const request = (name: string, ...rest: unknown[]) =>
    new Promise((done) => {
      locks.set(name, () => done((rest.at(-1) as () => unknown)()));
    });
  vi.stubGlobal("navigator", Object.assign(Object.create(window.navigator), { locks: { request } }));
  const text = JSON.stringify([STEP]);
  window.localStorage.setItem("unsaved-edits:plan:tab-1", text);
  sendKept(viewer);
  await new Promise((done) => setTimeout(done, 0));
  expect(window.localStorage.getItem("unsaved-edits:plan:tab-1")).toBe(text);
  locks.get("unsaved-edits:plan:tab-1")?.();
  await waitFor(() => expect(Object.keys(window.localStorage)).toEqual(["owner", "unsent:items:plan:tab-1"]));
});

test("nothing is carried over for somebody else, or without room for it", () => {
  const kept = JSON.stringify({ "fact-1": FACT });
  window.localStorage.setItem("unsent-facts:plan-f", kept);
  carryOver("grace", () => {});
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, text) {
    if (key.startsWith("unsent:")) throw new DOMException("full", "QuotaExceededError");
    real.call(this, key, text);
  });
  carryOver("ada", () => {});
  full.mockRestore();
  expect(Object.entries(window.localStorage)).toEqual([
    ["owner", "ada"],
    ["unsent-facts:plan-f", kept],
  ]);
});

const real = Storage.prototype.setItem;

// What was saved after a page was kept is on the page all the same when it is opened offline.
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberSaved, savedSinceKept } from "~/components/offline/saved-items.ts";
import { useItemEdits } from "~/components/wardrobe/use-item-edits.ts";
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import { KEPT_AT } from "~/domain/offline/kept-pages.ts";

const HOUR_MS = 3_600_000;

function anEvent(itemId: number, planId = "plan"): ItemEvent {
  return {
    type: "item",
    onboardingId: planId,
    itemId,
    version: 2,
    owned: { "0-3m": { Default: { quantity: itemId } } },
    personalNotes: {},
    setAside: [],
  };
}

/** The open page was read at this time and kept; null: it came from the server. */
function keptAt(at: number | null): void {
  if (at === null) document.documentElement.removeAttribute(KEPT_AT);
  else document.documentElement.setAttribute(KEPT_AT, String(at));
}

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  keptAt(null);
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test("what was saved since is remembered for the pages of its plan", () => {
  rememberSaved(anEvent(1));
  rememberSaved(anEvent(2));
  rememberSaved(anEvent(3, "other"));
  keptAt(Date.now() - HOUR_MS);
  expect(savedSinceKept("plan")).toEqual([anEvent(1), anEvent(2)]);
  expect(savedSinceKept("other")).toEqual([anEvent(3, "other")]);
  keptAt(Date.now() + HOUR_MS);
  expect(savedSinceKept("plan"), "the page is newer").toEqual([]);
  keptAt(null);
  expect(savedSinceKept("plan"), "the page is the server's").toEqual([]);
});

test("what was saved in the moment of the reading is on the page already", () => {
  vi.spyOn(Date, "now").mockReturnValue(1_800_000_000_000);
  rememberSaved(anEvent(1));
  keptAt(1_800_000_000_000);
  expect(savedSinceKept("plan")).toEqual([]);
  keptAt(1_799_999_999_999);
  expect(savedSinceKept("plan")).toEqual([anEvent(1)]);
});

test("what makes no sense is left out", () => {
  rememberSaved(anEvent(1));
  const kept = JSON.parse(window.localStorage.getItem("saved-items:plan") ?? "{}");
  const junk = { ...kept, 2: { at: "today", event: "{}" }, 3: null, 4: { at: Date.now(), event: "{" } };
  window.localStorage.setItem("saved-items:plan", JSON.stringify(junk));
  keptAt(Date.now() - HOUR_MS);
  expect(savedSinceKept("plan")).toEqual([anEvent(1)]);
});

test("the changes of a kept page begin with it, also when it is a single one", () => {
  rememberSaved(anEvent(7));
  keptAt(Date.now() - HOUR_MS);
  const { result } = renderHook(() => useItemEdits("plan"));
  expect(result.current.heard).toEqual({ 7: anEvent(7) });
});

test("a page from the server begins with nothing", () => {
  rememberSaved(anEvent(7));
  const { result } = renderHook(() => useItemEdits("plan"));
  expect(result.current.heard).toEqual({});
});

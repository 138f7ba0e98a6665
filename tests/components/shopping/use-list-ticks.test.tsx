// An open shopping list while somebody else on the plan shops, too.
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveLineContext, useTabLine } from "~/components/live/use-live-line.ts";
import { useListTicks } from "~/components/shopping/use-list-ticks.ts";
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import { ESSENTIALITY, ITEM_CATEGORY } from "~/domain/ids.ts";
import type { ListedSection } from "~/domain/shopping/list-ticks.ts";
import type { ShoppingLine } from "~/domain/shopping/shopping-list.ts";
import { fakeLiveChannel } from "../../support/fake-socket.ts";

const NEEDED = 2;
const NAMES = ["Bodysuit", "Cardigan", "Sleeper"];

let live: ReturnType<typeof fakeLiveChannel>;
/** Pieces that the plan has, by item. */
let stored: Record<number, number>;
let readings: number;

beforeEach(() => {
  live = fakeLiveChannel();
  stored = {};
  readings = 0;
  window.localStorage.clear();
  vi.stubGlobal("fetch", async () => new Response(null, { status: 200 }));
});

afterEach(() => {
  cleanup();
  // What is still unsent is kept as the list closes, for whoever opens the plan next.
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

/** The list as the server reads it: lines of which the plan has enough are left out. */
function read(): ListedSection[] {
  readings++;
  const lines = NAMES.flatMap((name, id): ShoppingLine[] => {
    const owned = stored[id] ?? 0;
    const remaining = NEEDED - owned;
    const parts = [{ ageRange: "0-3m" as const, needed: NEEDED, owned, remaining }];
    return remaining > 0 ? [{ id, nameId: "any", name, isOneSize: false, remaining, parts }] : [];
  });
  return [{ essentiality: ESSENTIALITY.essential, categories: [{ category: ITEM_CATEGORY.tops, lines }] }];
}

function List() {
  const sections = useLoaderData<ListedSection[]>();
  const ticks = useListTicks({ planId: "plan", scope: "0-3m", sections, mark: null });
  return (
    <>
      <ul>
        {ticks.sections.flatMap(({ categories }) =>
          categories.flatMap(({ lines }) =>
            lines.flatMap((line) =>
              line.parts.map((part) => (
                <li key={line.id}>
                  {line.name} {ticks.tickOf(line.id, part) ?? "open"} {ticks.byOf(line.id, part) ?? "-"}
                  <button type="button" onClick={() => ticks.setGot(line.id, [part], true)}>
                    Have: {line.name}
                  </button>
                </li>
              )),
            ),
          ),
        )}
      </ul>
      <p role="status">{ticks.others.join()}</p>
    </>
  );
}

async function openList(): Promise<void> {
  const Stub = createRoutesStub([
    {
      path: "/list",
      loader: read,
      HydrateFallback: () => null,
      Component: () => (
        <LiveLineContext value={useTabLine(null)}>
          <List />
        </LiveLineContext>
      ),
    },
  ]);
  render(<Stub initialEntries={["/list"]} />);
  await waitFor(() => expect(live.isOpen()).toBe(true));
}

/** Saves a count on the server, tells the list, and waits until the list has been read again. */
async function count(itemId: number, version: number, owned: number, more: Partial<ItemEvent> = {}) {
  stored[itemId] = owned;
  const before = readings;
  act(() =>
    live.push({
      type: "item",
      onboardingId: "plan",
      itemId,
      version,
      owned: { "0-3m": { Default: { quantity: owned } } },
      personalNotes: {},
      setAside: [],
      ...more,
    }),
  );
  if (more.onboardingId === undefined) await waitFor(() => expect(readings).toBeGreaterThan(before));
  await act(async () => {});
}

const shown = () =>
  screen.getAllByRole("listitem").map(({ textContent }) => textContent?.replace(/Have: .*/, "").trim());
const others = () => screen.getByRole("status").textContent;

test("a line that somebody else checks off stays in its place with their name, until they take it back", async () => {
  await openList();
  await count(1, 2, NEEDED, { by: "Sam" });
  expect(shown()).toEqual(["Bodysuit open -", "Cardigan got Sam", "Sleeper open -"]);
  expect(others()).toBe("Sam");
  await count(0, 2, NEEDED, { by: "Kim" });
  expect(shown()).toEqual(["Bodysuit got Kim", "Cardigan got Sam", "Sleeper open -"]);
  await count(1, 3, 0, { by: "Sam" });
  await waitFor(() => expect(shown()).toEqual(["Bodysuit got Kim", "Cardigan open -", "Sleeper open -"]));
  expect(others()).toBe("Kim");
});

test("a line that the parent counts elsewhere leaves the list, and another plan's changes don't touch it", async () => {
  await openList();
  await count(1, 2, NEEDED);
  await waitFor(() => expect(shown()).toEqual(["Bodysuit open -", "Sleeper open -"]));
  stored = {};
  await count(0, 2, NEEDED, { by: "Sam", onboardingId: "another" });
  expect(shown()).toEqual(["Bodysuit open -", "Sleeper open -"]);
  expect(others()).toBe("");
});

test("somebody who adds a note to a line that was checked off here doesn't have it", async () => {
  await openList();
  act(() => screen.getByRole("button", { name: "Have: Cardigan" }).click());
  expect(shown()[1]).toBe("Cardigan got -");
  await count(1, 3, NEEDED, { by: "Sam", personalNotes: { "0-3m": "The blue one" } });
  expect(shown()[1]).toBe("Cardigan got -");
  expect(others()).toBe("");
});

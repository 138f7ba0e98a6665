// The outfits beside the usual one as the page says them, and the ways of missing pieces.
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { LiveLineContext, useTabLine } from "~/components/live/use-live-line.ts";
import { OnPlan } from "~/components/members/on-plan.ts";
import { dressedAs, OtherOutfits, searchFor, wearsIn } from "~/components/today/other-outfits.tsx";
import { WishedLine } from "~/components/today/wished-line.tsx";
import type { Dressed, TodayPiece, WishedPiece } from "~/contracts/today/shown-today.ts";
import type { ItemKey } from "~/domain/wardrobe/catalogue-table.ts";

const piece = (key: ItemKey, word: string): TodayPiece => ({
  key,
  word,
  name: word,
  category: "Tops & Layers",
  part: "inner",
  have: 1,
});
const SLEEPER = piece("sleeper_footed", "sleeper");
const BODYSUIT = piece("bodysuit_long_sleeve", "long-sleeve bodysuit");
const PANTS = piece("pants_soft", "pants");
const CARDIGAN = piece("cardigan", "cardigan");
const HAT = piece("hat_warm", "a warm hat");

const USUAL: Dressed = {
  stay: null,
  sentence: "Long-sleeve bodysuit, pants, and a warm hat",
  weather: "40°F at 9 AM.",
  pieces: [BODYSUIT, PANTS, HAT],
  over: null,
  take: "cardigan",
  changes: ["By noon: the warm hat off."],
  wished: [],
  neck: null,
  notes: ["Open up indoors."],
  why: [],
  warmth: { need: 1, got: 0.9 },
  others: {
    warmer: {
      pieces: [BODYSUIT, PANTS, CARDIGAN, HAT],
      said: [BODYSUIT, PANTS, CARDIGAN, HAT],
      got: 1.2,
      take: null,
    },
    lighter: { pieces: [BODYSUIT, HAT], said: [BODYSUIT, HAT], got: 0.7 },
    swap1: { pieces: [SLEEPER, HAT], said: [SLEEPER, HAT], got: 0.9, notes: [] },
  },
};

function OnPage({ children }: { children: ReactNode }) {
  return <LiveLineContext value={useTabLine(null)}>{children}</LiveLineContext>;
}

function show(element: ReactNode) {
  const routes = [{ path: "/", element: <OnPage>{element}</OnPage> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

describe("E9 another outfit", () => {
  it("is said by what changes, in order, and by the way back once it is on", () => {
    show(<OtherOutfits usual={USUAL} on="warmer" addressFor={(wear) => `/?wear=${wear ?? ""}`} />);
    expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Warmer: cardigan on", "/?wear=warmer"],
      ["Lighter: pants off", "/?wear=lighter"],
      ["Swap: sleeper instead of long-sleeve bodysuit and pants", "/?wear=swap1"],
      ["Back to usual", "/?wear="],
    ]);
    expect(screen.getAllByRole("link", { current: true }).map((link) => link.textContent)).toEqual([
      "Warmer: cardigan on",
    ]);
  });

  it("names pieces that share a word by their names", () => {
    const sleepers = [
      { ...SLEEPER, name: "Footed Sleeper" },
      { ...piece("sleeper_fleece", "sleeper"), name: "Fleece Footed Sleeper" },
    ] as const;
    const swap1 = { pieces: [sleepers[1], HAT], said: [], got: 0.9 };
    const usual = { ...USUAL, pieces: [sleepers[0], HAT], others: { swap1 } };
    show(<OtherOutfits usual={usual} on={undefined} addressFor={() => "/"} />);
    expect(screen.getByRole("link").textContent).toBe(
      "Swap: Fleece Footed Sleeper instead of Footed Sleeper",
    );
  });

  it("has no way back from the usual one, and is nothing where there is none", () => {
    show(<OtherOutfits usual={USUAL} on="swap2" addressFor={() => "/"} />);
    expect(screen.queryByText("Back to usual")).toBeNull();
    show(<OtherOutfits usual={{ ...USUAL, others: {} }} on={undefined} addressFor={() => "/"} />);
    expect(screen.getAllByRole("navigation")).toHaveLength(1);
  });

  it("has its own pieces, sentence, warmth, and what else differs, and no changes", () => {
    expect(dressedAs(USUAL, "warmer")).toMatchObject({
      sentence: "Long-sleeve bodysuit, pants, cardigan, and a warm hat",
      take: null,
      notes: USUAL.notes,
      changes: [],
      warmth: { need: 1, got: 1.2 },
    });
    expect(dressedAs(USUAL, "lighter").take).toBe("cardigan");
    for (const wear of [undefined, "", "swap2", "toString"]) expect(dressedAs(USUAL, wear)).toBe(USUAL);
  });

  it.each([
    ["", 0, "warmer", "&wear=warmer"],
    ["?wear=warmer", 0, null, ""],
    ["?wear=warmer", 1, "lighter", "&wear=warmer.lighter"],
    ["", 1, "swap1", "&wear=.swap1"],
    ["?wear=warmer.lighter", 0, null, "&wear=.lighter"],
  ] as const)("from %j of group %s to %s is %j", (search, group, wear, after) => {
    expect(searchFor(wearsIn(new URLSearchParams(search)), group, wear)).toBe(after);
  });
});

describe("E10 a missing piece", () => {
  const WISHED: WishedPiece[] = [
    {
      key: "hat_warm",
      name: "Warm Hat",
      way: { kind: "listed", path: "shopping-list?for=3-6m#line-1-Essential" },
    },
    { key: "mittens_warm", name: "Mittens", way: { kind: "aside", itemId: 5, ageRange: "3-6m" } },
    { key: "cardigan", name: "Cardigan", way: { kind: "own", path: "3-6m?add=Tops#add-item" } },
    { key: "rain_suit", name: "Rain Suit", way: { kind: "row", path: "3-6m#item-9" } },
  ];

  it("has a link or a button that names it", () => {
    show(<WishedLine isCounted planId="plan1" wished={WISHED} />);
    const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Warm Hat: On your shopping list", "/dashboards/plan1/shopping-list?for=3-6m#line-1-Essential"],
      ["Cardigan: Add to shopping list", "/dashboards/plan1/3-6m?add=Tops#add-item"],
      ["Rain Suit: In your plan", "/dashboards/plan1/3-6m#item-9"],
    ]);
    const button = screen.getByRole<HTMLButtonElement>("button", {
      name: /^Mittens:\s*Add to shopping list$/,
    });
    expect(button.form?.getAttribute("action")).toBe("/dashboards/plan1/items/5");
  });

  it("is said as not on the list where the plan is the drawer, and its row as a place to count it", () => {
    show(<WishedLine isCounted={false} planId="plan1" wished={WISHED.slice(2)} />);
    const links = screen.getAllByRole("link").map(({ textContent }) => textContent);
    expect(links).toEqual(["Cardigan: Add to shopping list", "Rain Suit: Count it if you have it"]);
    expect(screen.getByText("Not on your list")).toBeDefined();
  });

  it("shows a reader only what is on the list", () => {
    show(
      <OnPlan value={{ role: "reader" }}>
        <WishedLine isCounted planId="plan1" wished={WISHED} />
      </OnPlan>,
    );
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });
});

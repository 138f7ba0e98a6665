// "Will it fit in December?" as a form that needs no scripts.
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { WillItFit } from "~/components/growth/will-it-fit.tsx";
import type { FitInMonth } from "~/contracts/growth/shown-sizes.ts";

const ASKED: FitInMonth = {
  months: [
    { value: "2027-11", label: "Nov 2027" },
    { value: "2027-12", label: "Dec 2027" },
  ],
  chosen: "2027-12",
  answer: {
    text: "December 2027: between 6–9m and 9–12m",
    isBetween: true,
    warmth: "Highs near 28°F, lows near 14°F, with snow.",
    pieces: [
      { words: "Snowsuit", lineKey: null },
      { words: "Footed Sleeper (6)", lineKey: null },
    ],
  },
};

function show(fit: FitInMonth, list?: { none: string; pathOf: (lineKey: string) => string }) {
  const Page = () => (
    <WillItFit fit={fit} path="/plan/55401/2027-02" kept={{ size: "3-6m" }} {...(list && { list })} />
  );
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  return render(<Stub />).container;
}

it("asks for a month by GET, and keeps the page's other choices", () => {
  const container = show({ ...ASKED, answer: null });
  const form = container.querySelector("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["get", "/plan/55401/2027-02#will-it-fit"]);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ size: "3-6m", fit: "2027-12" });
  expect(screen.getByRole("combobox", { name: "Will it fit in" })).toBe(container.querySelector("select"));
  expect(screen.getByRole("button", { name: "Check" })).toBeDefined();
  expect(container.querySelectorAll("p")).toHaveLength(0);
});

it("answers with size, warmth, and pieces, and what to do between two sizes", () => {
  const container = show(ASKED);
  expect(Array.from(container.querySelectorAll("p"), ({ textContent }) => textContent)).toEqual([
    "December 2027: between 6–9m and 9–12m. Highs near 28°F, lows near 14°F, with snow. If you're buying ahead, go with the larger one.",
    "What you'll need then:",
  ]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Snowsuit",
    "Footed Sleeper (6)",
  ]);
  expect(screen.queryByRole("link")).toBeNull();
});

it("leads from a gift list's answer to what can be reserved, or says that there's nothing", () => {
  const list = {
    none: "Nothing on this list is for that month.",
    pathOf: (key: string) => `/reserve/${key}`,
  };
  const answer = { text: "December 2027: 6–9m", isBetween: false, warmth: null };
  show({ ...ASKED, answer: { ...answer, pieces: [{ words: "Snowsuit, 1 needed", lineKey: "7" }] } }, list);
  expect(screen.getByRole("link", { name: "Snowsuit, 1 needed" }).getAttribute("href")).toBe("/reserve/7");
  cleanup();
  show({ ...ASKED, answer: { ...answer, pieces: [] } }, list);
  expect(screen.getByText("Nothing on this list is for that month.")).toBeDefined();
});

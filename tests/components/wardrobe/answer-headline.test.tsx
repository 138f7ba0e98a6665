import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AnswerHeadline } from "~/components/wardrobe/wardrobe-top.tsx";
import type { Essentiality } from "~/domain/vocabulary.ts";
import { answerOf, type CountedItem } from "~/domain/wardrobe/answer.ts";

const ITEMS: CountedItem[] = [
  { essentiality: "Essential", needed: 4, owned: 1 },
  { essentiality: "Essential", needed: 2, owned: 9 },
  { essentiality: "Recommended", needed: 3, owned: 0 },
  { essentiality: "Nice-to-have", needed: 1, owned: 1 },
  { essentiality: null, needed: 2, owned: 0 },
];

function renderAnswer(chosen: readonly Essentiality[], items: readonly CountedItem[] = ITEMS) {
  render(<AnswerHeadline answer={answerOf(items, chosen)} />);
  const meter = screen.getByRole("meter");
  return {
    words: screen.getByRole("heading", { level: 1 }).textContent,
    below: document.querySelector("h1 + p")?.textContent,
    meter: [meter.getAttribute("aria-valuenow"), meter.getAttribute("aria-valuemax"), meter.ariaLabel],
  };
}

test("with nothing chosen the essentials lead, and more than enough of one makes up for none of another", () => {
  expect(renderAnswer([])).toEqual({
    words: "3 essentials to go",
    below: "You have 3 of 6 · 12 in all",
    meter: ["3", "6", "You have 3 of 6"],
  });
});

test.each<{ chosen: Essentiality[]; words: string; below: string }>([
  { chosen: ["Recommended"], words: "3 recommended to go", below: "You have 0 of 3 · 12 in all" },
  {
    chosen: ["Nice-to-have"],
    words: "You have all the nice-to-have pieces",
    below: "You have 1 of 1 · 12 in all",
  },
  { chosen: ["Essential", "Recommended"], words: "6 pieces to go", below: "You have 3 of 9 · 12 in all" },
  {
    chosen: ["Essential", "Recommended", "Nice-to-have"],
    words: "8 pieces to go",
    below: "You have 4 of 12",
  },
])("a choice takes their place: $chosen", ({ chosen, words, below }) => {
  expect(renderAnswer(chosen)).toMatchObject({ words, below });
});

test("what is coming is said beside what there is, and stands striped after it in the bar (H10)", () => {
  const items = [{ essentiality: "Essential", needed: 40, owned: 4, coming: 1 }] as const;
  expect(renderAnswer([], items)).toEqual({
    words: "35 essentials to go",
    below: "You have 4 of 40, and 1 is coming",
    meter: ["4", "40", "You have 4 of 40, and 1 is coming"],
  });
  expect(
    [...document.querySelectorAll("[role=meter] > svg")].map((part) => part.getAttribute("width")),
  ).toEqual(["10%", "2.5%"]);
});

test("one is one, and none is said in words", () => {
  const one = [{ essentiality: "Essential", needed: 2, owned: 1 }] as const;
  expect(renderAnswer([], one).words).toBe("1 essential to go");
});

test("all of it ready is said in words, with a full meter", () => {
  const all = [{ essentiality: "Essential", needed: 2, owned: 2 }] as const;
  expect(renderAnswer([], all)).toEqual({
    words: "You have all the essentials",
    below: "You have 2 of 2",
    meter: ["2", "2", "You have 2 of 2"],
  });
});

test("where nothing is asked for there is nothing to get", () => {
  expect(renderAnswer([], [])).toMatchObject({
    words: "You have all the essentials",
    below: "You have 0 of 0",
  });
});

test("where no number could be read nothing is called ready", () => {
  render(<AnswerHeadline answer={answerOf([], [])} isIntact={false} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Could not load calculated quantities for this scenario/age.",
  );
  expect(document.body.textContent).not.toContain("You have all the essentials");
});

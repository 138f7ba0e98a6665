// What a wardrobe says first, while there is something to get and once its size, or the whole year, is over.
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ListHeadline } from "~/components/shopping/list-headline.tsx";
import { WardrobeAnswer } from "~/components/wardrobe/wardrobe.tsx";
import { answerOf } from "~/domain/wardrobe/answer.ts";
import { usualSizeDays } from "~/domain/wardrobe/size-days.ts";
import { sizeTimes } from "~/domain/wardrobe/size-times.ts";

const ANSWER = answerOf([{ essentiality: "Essential", needed: 5, owned: 2 }], []);

test.each([
  ["2027-03-09", 4, "3 essentials to go", "You have 2 of 5", 1],
  ["2027-06-09", 4, "3 essentials to go", "You have 2 of 5", 1],
  ["2027-06-10", 4, "Size 0–3m is outgrown", "4 pieces to pass on", 0],
  ["2027-06-10", 1, "Size 0–3m is outgrown", "1 piece to pass on", 0],
  ["2027-06-10", 0, "Size 0–3m is outgrown", "You haven't counted any pieces in this size.", 0],
  ["2028-03-09", 4, "Size 0–3m is outgrown", "4 pieces to pass on", 0],
  [
    "2028-03-10",
    4,
    "You made it through the first year!",
    "This plan ends with its last size · 0–3m: 4 pieces to pass on",
    0,
  ],
])("on %s with %i pieces: %s", (today, kept, words, below, meters) => {
  render(
    <WardrobeAnswer
      answer={ANSWER}
      isIntact
      ageRange="0-3m"
      times={sizeTimes(usualSizeDays("2027-03-10"), today)}
      kept={kept}
    />,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words);
  expect(document.querySelector("h1 + p")?.textContent).toBe(below);
  expect(screen.queryAllByRole("meter")).toHaveLength(meters);
});

const END = { ageRange: "9-12m", day: "Mar 9", remaining: 3 } as const;
const LAST_WEEKS = sizeTimes(usualSizeDays("2027-03-10"), "2028-02-22");

test.each([
  [false, "3 essentials to go", "You have 2 of 5 · 9–12m fits until about Mar 9"],
  [true, "Nothing more to get in 9–12m", "9–12m fits until about Mar 9"],
])("row 18: a plan's last size says until when it fits, worn briefly: %s", (isBrief, words, below) => {
  const shown = { ageRange: "9-12m", times: LAST_WEEKS, kept: 0, ending: END, isBrief } as const;
  render(<WardrobeAnswer answer={ANSWER} isIntact {...shown} pathOf={() => "/"} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words);
  expect(document.querySelector("h1 + p")?.textContent).toBe(below);
  expect(screen.queryByRole("link")).toBeNull();
});

test.each([
  ["year", "9-12m", END, ["9–12m fits until about Mar 9", "You have 2 of 5", "7 in all"]],
  ["9-12m", "9-12m", END, ["9–12m fits until about Mar 9", "You have 2 of 5", "7 in all"]],
  ["year", "9-12m", null, ["You have 2 of 5", "7 in all"]],
  ["9-12m", "9-12m", null, ["You have 2 of 5", "7 in all"]],
  [
    ...(["year", "9-12m", { ...END, ageRange: "6-9m" }] as const),
    ["6–9m fits until about Mar 9", "You have 2 of 5", "7 in all"],
  ],
] as const)("the list of %s, while %s leads, says when %j ends: %j", (scope, currentAge, ending, notes) => {
  const now = { needed: 5, remaining: 3, ready: 2, coming: 0 };
  const shown = { scope, currentAge, ending, times: LAST_WEEKS, isBrief: false, everything: 7, now } as const;
  render(<ListHeadline {...shown} listOf={() => "/"} />);
  expect(document.querySelector(".answer + p")?.textContent).toBe(notes.join(" · "));
});

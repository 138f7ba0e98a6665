// What a wardrobe says first, while there is something to get and once its size, or the whole year, is over.
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
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

import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { FEATURES } from "~/copy/public/landing.ts";
import { FeatureCards } from "~/routes/public/landing/feature-cards.tsx";

test("only what does not exist yet is said to be coming", () => {
  render(<FeatureCards />);
  const cards = screen.getAllByRole("listitem");
  const titles = (isComing: boolean) =>
    cards
      .filter((card) => (within(card).queryByText(FEATURES.soon) !== null) === isComing)
      .map((card) => within(card).getByRole("heading").textContent);
  expect(titles(true)).toEqual([FEATURES.travel.title]);
  expect(titles(false)).toEqual([FEATURES.weather.title, FEATURES.enough.title, FEATURES.parents.title]);
});

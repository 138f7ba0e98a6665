import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FEATURES } from "~/copy/public/landing-copy.ts";
import { FeatureCards } from "~/routes/public/landing/feature-cards.tsx";

test("every card is about what exists: nothing is said to be coming", () => {
  render(<FeatureCards />);
  const titles = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  const { weather, enough, parents, travel } = FEATURES;
  expect(titles).toEqual([weather.title, enough.title, parents.title, travel.title]);
  expect(screen.queryByText(/coming soon/i)).toBeNull();
});

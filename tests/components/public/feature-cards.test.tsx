import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FeatureCards } from "~/routes/public/landing/feature-cards.tsx";
import { FEATURES } from "~/words/en/public/landing-copy.ts";

test("every card is about what exists: nothing is said to be coming", () => {
  render(<FeatureCards />);
  const titles = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  const { weather, enough, parents, travel } = FEATURES;
  expect(titles).toEqual([weather.title, enough.title, parents.title, travel.title]);
  expect(screen.queryByText(/coming soon/i)).toBeNull();
});

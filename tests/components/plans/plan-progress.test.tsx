import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PlanStatus } from "~/domain/vocabulary.ts";
import { PlanProgress } from "~/routes/plans/quiz/processing-page.tsx";

test.each<[PlanStatus, string, number]>([
  ["pending", "25%, Preparing", 1],
  ["processing_weather", "50%, Weather Analysis", 2],
  ["processing_calcs", "75%, Wardrobe Planning", 3],
  ["completed", "100%, Complete", 4],
])("%s reads %s and hangs %i garments", (status, text, hung) => {
  render(<PlanProgress status={status} />);
  expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe(text);
  expect(screen.getAllByText(", reached")).toHaveLength(hung);
  expect(screen.queryAllByText(", still to come")).toHaveLength(4 - hung);
});

import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PlanStatus } from "~/domain/vocabulary.ts";
import { TransitionRows } from "~/routes/plans/quiz/transition.tsx";

test.each<[PlanStatus, string, string]>([
  ["pending", "Still to come", "Still to come"],
  ["processing_weather", "In progress", "Still to come"],
  ["processing_calcs", "Done", "In progress"],
  ["completed", "Done", "Done"],
  ["calculations_completed", "Done", "Done"],
])("of %s the weather is '%s' and the clothes are '%s', in words", (status, weather, clothes) => {
  render(<TransitionRows status={status} />);
  const [first, second, ...others] = screen.getAllByRole("listitem");
  expect(first?.textContent).toContain(`Analyzing seasonal weather${weather}`);
  expect(second?.textContent).toContain(`Preparing clothing suggestions${clothes}`);
  expect(others).toEqual([]);
});

// A plan's menu before and after the birth.
import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { PlanMenu } from "~/components/plans/plan-menu.tsx";

const PLAN = { onboardingId: "plan1", attemptNumber: 1, cardTitle: null, babyNames: null, others: [] };

function linksOf(babyBornOn: string | null): (string | null)[] {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <PlanMenu plan={{ ...PLAN, babyBornOn }} shown={{ scope: "0-3m", scenario: "daily" }}>
          {null}
        </PlanMenu>
      ),
    },
  ]);
  render(<Stub />);
  return screen.getAllByRole("link", { hidden: true }).map(({ textContent }) => textContent);
}

test("before the birth the menu asks for it, and routines are compared there", () => {
  const links = linksOf(null);
  expect(links).toContain("Baby has arrived");
  expect(links).not.toContain("Birth date");
  expect(links).toContain("Compare laundry routines");
});

test("a baby that is born has a birth date, and doesn't arrive again", () => {
  const links = linksOf("2027-02-01");
  expect(links).toContain("Birth date");
  expect(links).not.toContain("Baby has arrived");
});

import { fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { PlanCard, type PlanSummary } from "~/components/dashboard/plan-card.tsx";
import { ToastHost } from "~/components/ui/toasts.tsx";

const NOW = Date.UTC(2027, 0, 10, 12);

test("a finished plan shows Completed for a minute and leads to its details", () => {
  renderCard({ status: "completed", updatedAt: NOW - 59_000 });
  expect(screen.getByText("Completed")).toBeDefined();
  expect(screen.getByRole("link", { name: "View Details" }).getAttribute("href")).toBe("/dashboards/plan1");
});

test("a minute later the badge is gone", () => {
  renderCard({ status: "completed", updatedAt: NOW - 60_000 });
  expect(screen.queryByText("Completed")).toBeNull();
});

test("a failed plan tells its error and can be tried again", () => {
  renderCard({ status: "failed", errorMessage: "The weather broke." });
  expect(screen.getByText("Error: The weather broke.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Try Again" })).toBeDefined();
});

test("a plan at work does not open and says why", async () => {
  renderCard({ status: "processing_calcs" });
  render(<ToastHost />);
  fireEvent.click(screen.getByRole("link", { name: "View Details" }));
  expect(await screen.findByText("Attempt Not Ready")).toBeDefined();
  expect(screen.getByText("Processing")).toBeDefined();
});

test("an attempt that nobody named is called by its number, a place that is not on the map by its ZIP code", () => {
  renderCard({ city: null, state: null });
  expect(screen.getByRole("heading", { name: "Quiz #3" })).toBeDefined();
  expect(screen.getByText("55401")).toBeDefined();
});

function renderCard(parts: Partial<PlanSummary>): void {
  const attempt: PlanSummary = {
    onboardingId: "plan1",
    attemptNumber: 3,
    cardTitle: null,
    zipcode: "55401",
    city: "Minneapolis",
    state: "MN",
    expectedDueDate: "2027-03-01",
    babyBornOn: null,
    status: "completed",
    errorMessage: null,
    createdAt: NOW - 120_000,
    updatedAt: NOW - 120_000,
    ...parts,
  };
  const Stub = createRoutesStub([
    { path: "/", Component: () => <PlanCard attempt={attempt} loadedAt={NOW} /> },
  ]);
  render(<Stub initialEntries={["/"]} />);
}

import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { PlanCard } from "~/components/plans/plan-card.tsx";
import { ToastHost } from "~/components/ui/toasts.tsx";
import { NO_DAY } from "~/domain/calendar.ts";
import { type PlanSummary, summarisePlan } from "~/domain/plans/plan-summary.ts";
import { PLAN_STATUSES } from "~/domain/vocabulary.ts";
import { usualSizeDays } from "~/domain/wardrobe/size-days.ts";

const DUE = "2027-03-01";
const NOW = Date.UTC(2027, 0, 10, 12);

afterEach(() => vi.useRealTimers());

test("a finished plan shows Completed for a minute and leads to its details", () => {
  renderCard({ status: "completed", updatedAt: NOW - 59_000 });
  expect(screen.getByText("Completed")).toBeDefined();
  expect(linkTo("View Details")).toBe("/dashboards/plan1/0-3m");
});

test("a plan says its answer, opens where the child is now, and has its shopping list one tap away", () => {
  renderCard({ babyBornOn: "2026-09-01" }, null, { needed: 50, ready: 7, remaining: 43 });
  expect(screen.getByText("essentials to go").textContent).toBe("3–6m: 43 essentials to go");
  const meter = screen.getByRole("meter", { name: "Essentials you have" });
  expect(meter.getAttribute("aria-valuetext")).toBe("You have 7 of 50");
  expect(linkTo("View Details")).toBe("/dashboards/plan1/3-6m");
  expect(linkTo("Shopping list")).toBe("/dashboards/plan1/shopping-list");
  expect(linkTo("Share")).toBe("/dashboards/plan1/share");
});

test("a card says the essentials to go of all four sizes, and leads to each", () => {
  const sizes = [
    { ageRange: "0-3m", time: "over", remaining: null },
    { ageRange: "3-6m", time: "now", remaining: 43 },
    { ageRange: "6-9m", time: "next", remaining: 0 },
    { ageRange: "9-12m", time: "later", remaining: 1 },
  ] as const;
  renderCard({ babyBornOn: "2026-09-01" }, null, { needed: 50, ready: 7, remaining: 43 }, sizes);
  expect(linkTo("0–3m done")).toBe("/dashboards/plan1/0-3m");
  expect(linkTo("3–6m now 43 essentials to go")).toBe("/dashboards/plan1/3-6m");
  expect(linkTo("6–9m next You have all the essentials")).toBe("/dashboards/plan1/6-9m");
  expect(linkTo("9–12m 1 essential to go")).toBe("/dashboards/plan1/9-12m");
});

test("one piece is an essential, none left is said in words", () => {
  renderCard({}, null, { needed: 50, ready: 49, remaining: 1 });
  expect(screen.getByText("essential to go").textContent).toBe("0–3m: 1 essential to go");
  renderCard({ onboardingId: "plan2" }, null, { needed: 50, ready: 50, remaining: 0 });
  expect(screen.getByText("You have all the essentials").textContent).toBe(
    "0–3m: You have all the essentials",
  );
});

test("F42 a plan whose day can't be read says so instead, and shows no numbers", () => {
  renderCard({ expectedDueDate: NO_DAY }, null, { needed: 50, ready: 7, remaining: 43 });
  expect(screen.getByText("Data Issues Detected")).toBeDefined();
  expect(screen.queryByText(/essentials to go/)).toBeNull();
  expect(linkTo("View Details")).toMatch(/^\/dashboards\/plan1\//);
});

test("a plan without an answer, or that is not ready, shows none", () => {
  renderCard({});
  renderCard({ status: "processing_calcs" }, null, { needed: 50, ready: 7, remaining: 43 });
  expect(screen.queryByRole("meter")).toBeNull();
  expect(screen.queryByText(/essential/)).toBeNull();
});

test("Q19 a plan whose year is over says so, in the day of its reader, and still opens", () => {
  renderCard({ babyBornOn: "2026-01-10" });
  expect(
    screen.getByText("This plan ends with its last size, so there's nothing left to get."),
  ).toBeDefined();
  expect(screen.queryByRole("meter")).toBeNull();
  expect(linkTo("View Details")).toBe("/dashboards/plan1/9-12m");
  renderCard({ onboardingId: "plan2", babyBornOn: "2026-01-11" });
  expect(screen.getAllByText(/^This plan ends with its last size/)).toHaveLength(1);
});

test("a minute later the badge is gone", () => {
  renderCard({ status: "completed", updatedAt: NOW - 60_000 });
  expect(screen.queryByText("Completed")).toBeNull();
});

test("the badge goes when its minute is over while the page stands open, whatever the device's clock says", () => {
  vi.useFakeTimers({ now: NOW + 3_600_000 });
  renderCard({ status: "completed", updatedAt: NOW - 20_000 });
  act(() => vi.advanceTimersByTime(39_999));
  expect(screen.getByText("Completed")).toBeDefined();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText("Completed")).toBeNull();
});

test("only the badge of a complete plan goes by itself", () => {
  vi.useFakeTimers({ now: NOW });
  renderCard({ status: "processing_weather" });
  act(() => vi.advanceTimersByTime(3_600_000));
  expect(screen.getByText("Processing")).toBeDefined();
});

test("a failed plan tells its error and can be tried again", () => {
  renderCard({ status: "failed", errorMessage: "The weather broke." });
  expect(screen.getByText("Error: The weather broke.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Try Again" })).toBeDefined();
});

test("a failed plan that has no error still says something", () => {
  renderCard({ status: "failed" });
  expect(screen.getByText("Error: We couldn't finish this plan. Please try again.")).toBeDefined();
});

test("a plan at work does not open and says why", async () => {
  renderCard({ status: "processing_calcs" });
  render(<ToastHost />);
  fireEvent.click(screen.getByRole("link", { name: "View Details" }));
  expect(await screen.findByText("Attempt Not Ready")).toBeDefined();
  expect(screen.getByText("Processing")).toBeDefined();
  expect(screen.getByRole("link", { name: "Watch progress" })).toBeDefined();
});

test("a copy being made says so and offers no progress to watch", () => {
  renderCard({ status: "cloning_dashboard", cardTitle: "Copied from friend" });
  expect(screen.getByText("Cloning Dashboard...")).toBeDefined();
  expect(screen.getByText("Cloning...")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Watch progress" })).toBeNull();
  expect(screen.getByRole("heading", { name: "Copied from friend" })).toBeDefined();
});

test("an attempt that nobody named is called by its number, a place that is not on the map by its ZIP code", () => {
  renderCard({ city: null, state: null });
  expect(screen.getByRole("heading", { name: "Quiz #3" })).toBeDefined();
  expect(screen.getByText("55401")).toBeDefined();
});

test("a card names its place and its due date, or the birth date once that is known", () => {
  renderCard({});
  expect(screen.getByText("Minneapolis, MN 55401")).toBeDefined();
  expect(screen.getByText("Due date").nextElementSibling?.textContent).toBe("Mar 1, 2027");
  renderCard({ onboardingId: "plan2", babyBornOn: "2027-02-20" });
  expect(screen.getByText("Born").nextElementSibling?.textContent).toBe("Feb 20, 2027");
});

test.each(PLAN_STATUSES)("a card of a plan that is %s has at most one primary action", (status) => {
  const { container } = renderCard({ status });
  expect(container.querySelectorAll(".bg-rose:not(span)").length).toBeLessThanOrEqual(1);
});

test("the final plan is marked, and only it", () => {
  renderCard({}, "plan1");
  expect(screen.getByText("Final")).toBeDefined();
  expect(screen.getByRole("switch", { name: "Select as Final" }).getAttribute("aria-checked")).toBe("true");
  expect(document.querySelectorAll("article")).toHaveLength(1);
});

test("another plan is not marked, and its switch says which plan it is of", () => {
  renderCard({}, "other");
  expect(screen.queryByText("Final")).toBeNull();
  const button = screen.getByRole("switch", { name: "Select as Final" });
  expect(button.getAttribute("aria-checked")).toBe("false");
  const description = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(description?.textContent).toBe("Quiz #3");
});

test("a plan that is not complete cannot be chosen, but a final one that is planned anew can be let go", () => {
  renderCard({ status: "pending" }, "other");
  expect(screen.queryByRole("switch")).toBeNull();
  renderCard({ onboardingId: "plan2", status: "pending" }, "plan2");
  expect(screen.getByRole<HTMLButtonElement>("switch").disabled).toBe(false);
});

test("Z8 says how many babies it is for, unless it is one", () => {
  renderCard({});
  expect(screen.queryByText("Twins")).toBeNull();
  renderCard({ babies: 2 });
  screen.getByText("Twins");
  renderCard({ babies: 3 });
  screen.getByText("3 babies");
});

const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

function renderCard(
  parts: Partial<Parameters<typeof summarisePlan>[0]>,
  selectedPlanId: string | null = null,
  answer: PlanSummary["answer"] = null,
  sizes?: PlanSummary["sizes"],
) {
  const firstDay = parts.babyBornOn ?? DUE;
  const summary = summarisePlan(
    {
      onboardingId: "plan1",
      attemptNumber: 3,
      cardTitle: null,
      babyNames: null,
      zipcode: "55401",
      city: "Minneapolis",
      state: "MN",
      country: "US",
      expectedDueDate: DUE,
      sizeDays: usualSizeDays(firstDay),
      babies: 1,
      babyBornOn: null,
      status: "completed",
      errorMessage: null,
      version: 1,
      createdAt: NOW - 120_000,
      updatedAt: NOW - 120_000,
      ...{ role: "owner", ownerName: null, memberNames: [] },
      ...parts,
    },
    { now: NOW, timeZone: "UTC" },
  );
  const plan = { ...summary, answer, ...(sizes && { sizes }) };
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <PlanCard plan={plan} loadedAt={NOW} selectedOnboardingId={selectedPlanId} onRenamed={() => {}} />
      ),
    },
  ]);
  return render(<Stub initialEntries={["/"]} />);
}

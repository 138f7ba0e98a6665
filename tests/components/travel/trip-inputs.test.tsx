import { fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { TripFields } from "~/components/travel/trip-questions.tsx";
import type { PackablePlan } from "~/contracts/travel/shown-trip.ts";

const plan = (id: string, country: string): PackablePlan => ({
  id,
  country,
  cardTitle: null,
  babyNames: null,
  attemptNumber: 1,
  place: null,
});

test.each([
  ["the chosen plan", [plan("us", "US"), plan("de", "DE")], "de", "Monday"],
  ["the newest plan, before one is chosen", [plan("eg", "EG"), plan("us", "US")], undefined, "Saturday"],
  ["the US without any", [], undefined, "Sunday"],
])("the calendar's weeks begin as in the country of %s", async (_, plans, planId, first) => {
  const values = { startDate: "2027-02-10", onboardingId: planId };
  const fields = (
    <TripFields {...{ values, plans, errors: {} }} placeName={null} search={null} today="2027-01-01" />
  );
  const Stub = createRoutesStub([{ path: "/", Component: () => fields }]);
  render(<Stub />);
  fireEvent.click(screen.getByText("Pick on a calendar"));
  await screen.findByRole("grid");
  expect(screen.getAllByRole("columnheader", { hidden: true })[0]?.getAttribute("aria-label")).toBe(first);
});

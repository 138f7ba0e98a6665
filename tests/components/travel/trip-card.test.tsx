// A trip in the list: each state says its one thing, and a long note is cut off until someone opens it.
import { fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { TripCard } from "~/components/travel/trip-list.tsx";
import type { TripCard as Trip } from "~/contracts/travel/shown-trip.ts";

const TRIP: Trip = {
  id: "trip1",
  status: "ready",
  version: 1,
  destination: "Denver, CO",
  planCountry: "US",
  startDate: "2027-01-05",
  endDate: "2027-01-08",
  days: 4,
  isShortTrip: true,
  activities: ["skiing"],
  notes: null,
  essentials: 23,
  everything: 41,
  category: "Cold & Dry",
};

function renderCard(trip: Partial<Trip> = {}) {
  const Stub = createRoutesStub([{ path: "/", Component: () => <TripCard trip={{ ...TRIP, ...trip }} /> }]);
  render(<Stub />);
  return screen.getByRole("article", { name: trip.destination ?? TRIP.destination });
}

test("it says where, when, what is done there, and its answer, and leads to its details", () => {
  const card = renderCard();
  expect(card.textContent).toContain("Jan 5 – 8, 2027 · 4 days");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Short trip",
    "Skiing",
  ]);
  expect(card.textContent).toContain("Pack 23 pieces for 4 days");
  expect(card.textContent).toContain("41 with extras");
  expect(screen.getByText("Cold & Dry")).toBeDefined();
  expect(screen.getByRole("link", { name: "View Details" }).getAttribute("href")).toBe("/travel-plans/trip1");
});

test("where nothing is essential all pieces lead, and where there are none it says so", () => {
  expect(renderCard({ essentials: 0, everything: 1 }).textContent).toContain("Pack 1 piece for 4 days");
  const before = renderCard({ id: "trip2", destination: "Rome, Italy", essentials: 0, everything: 0 });
  expect(before.textContent).toContain("Nothing to pack yet");
  expect(before.textContent).not.toContain("Pack 0");
});

test("what is being worked out and what has failed say so; a failure can be tried again", () => {
  const pending = renderCard({ status: "pending", category: null });
  expect(pending.textContent).toContain("Working out what to pack...");
  expect(pending.textContent).not.toContain("Pack 23");
  expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
  renderCard({ id: "trip2", destination: "Rome, Italy", status: "failed", category: null });
  expect(screen.getByText("We couldn't put this trip together. Please try again.")).toBeDefined();
  const form = screen.getByRole("button", { name: "Try Again" }).closest("form");
  expect(form?.getAttribute("action")).toBe("/travel-plans/trip2/retry");
});

test.each([100, 101])("of a note of %i characters so much is shown", (length) => {
  const notes = "n".repeat(length);
  renderCard({ notes });
  const more = screen.queryByRole("button", { name: /^More/ });
  expect(more === null).toBe(length === 100);
  if (!more) return;
  expect(screen.getByText(`${"n".repeat(100)}…`)).toBeDefined();
  fireEvent.click(more);
  expect(screen.getAllByText(notes)).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: /^Less/ }));
  expect(screen.getByText(`${"n".repeat(100)}…`)).toBeDefined();
});

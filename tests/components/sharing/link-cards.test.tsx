import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { CalendarLinks, HelperLinks } from "~/components/sharing/link-cards.tsx";
import { FriendCard } from "~/components/sharing/share-cards.tsx";
import { CALENDAR_COPY } from "~/words/en/feed/calendar-links-copy.ts";
import { HELPERS_COPY } from "~/words/en/today/helper-copy.ts";

const LINK = {
  ...{ id: "link1", label: "Oma", maker: null, shownName: "", until: "Feb 27, 2027" },
  ...{ link: null, isHidden: false, isOver: false, language: null, ofFamily: false },
};

function show(element: React.ReactNode): void {
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("a link that was sealed under a secret that is gone says so, and can be closed", () => {
  show(<HelperLinks planId="plan1" links={[LINK]} />);
  expect(screen.getByText(HELPERS_COPY.lost)).toBeDefined();
  expect(screen.getByRole("button", { name: HELPERS_COPY.close })).toBeDefined();
});

test("a calendar's link says the same", () => {
  show(<CalendarLinks planId="plan1" links={[{ ...LINK, until: null, language: "Deutsch" }]} />);
  expect(screen.getByText(HELPERS_COPY.lost)).toBeDefined();
});

test("a calendar's link says that it holds all children, and to others that they don't see it", () => {
  const ours = { ...LINK, until: null, language: "Deutsch", ofFamily: true };
  const theirs = { ...ours, id: "link2", maker: "Ana", isHidden: true };
  const link = "https://layette.example/calendar/x.ics";
  show(<CalendarLinks planId="plan1" links={[{ ...ours, link }, theirs]} />);
  expect(screen.getByText(`${CALENDAR_COPY.ofFamily} · Deutsch`)).toBeDefined();
  expect(screen.getByText(`${CALENDAR_COPY.ofFamily} · ${CALENDAR_COPY.hidden}`)).toBeDefined();
  expect(screen.getAllByRole("button", { name: CALENDAR_COPY.copyLink })).toHaveLength(1);
});

test("a link of another person's says who sees it", () => {
  show(<HelperLinks planId="plan1" links={[{ ...LINK, maker: "Ana", isHidden: true }]} />);
  expect(screen.getByText(HELPERS_COPY.hidden)).toBeDefined();
});

test("a link to a copy that can't be opened anymore says so, and another can be made", () => {
  show(<FriendCard planId="plan1" link={null} over={HELPERS_COPY.lost} suggestedTitle="" isReady />);
  expect(screen.getByText(HELPERS_COPY.lost)).toBeDefined();
});

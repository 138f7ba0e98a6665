// Today as a whole: its line before the birth, and the forms that lead back to it without scripts.
import { act, render, renderHook, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LiveLineContext, useTabLine } from "~/components/live/use-live-line.ts";
import { OnPlan } from "~/components/members/on-plan.ts";
import { TodayBoard } from "~/components/today/today-board.tsx";
import { type HereAndNow, useTodayHere } from "~/components/today/use-today-here.ts";
import type { TodayInput, TodayOfReader } from "~/contracts/today/today-input.ts";
import { sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { WEATHER } from "~/domain/ids.ts";
import { NO_OWN_TIMES } from "~/domain/today/own-times.ts";
import { NO_MARKS } from "~/domain/today/today-marks.ts";
import { CARRIED_ON_MONTHS } from "~/domain/wardrobe/growth.ts";
import { viewToday } from "~/views/today/today-view.ts";

/** 9 AM in Denver. */
const NOW = Date.parse("2027-05-03T15:00:00Z");
const READER: TodayOfReader = {
  rooms: { indoors: null, night: null },
  last: null,
  own: NO_OWN_TIMES,
  isHere: false,
};
const TRIP = { id: "t", destination: "Denver, CO", endDate: "2027-05-07", isAtHome: true };

function factsOf(dueDate: string, names: readonly string[] | null = null): TodayInput {
  const dates = { expectedDueDate: dueDate, babyBornOn: null };
  return {
    plan: { ...dates, babyNames: names, country: "US" },
    timeZone: "America/Denver",
    months: [
      {
        startDate: "2027-05-01",
        endDate: "2027-05-31",
        avgTempMax: 60,
        avgTempMin: 40,
        primaryWeatherCategory: WEATHER.mild,
      },
    ],
    forecast: null,
    sizes: sizesOfPlan(null, dates, 1, CARRIED_ON_MONTHS),
    pieces: [],
    marks: NO_MARKS,
    inUntil: null,
    units: "f",
  };
}

const NONE_MADE: never[] = [];

const load = () => Promise.resolve(() => expect.fail("the page has a network"));

function Page({ facts, reader }: { facts: TodayInput; reader: TodayOfReader }) {
  return (
    <LiveLineContext value={useTabLine(null)}>
      <OnPlan value={{ role: "owner" }}>
        <TodayBoard
          planId="plan1"
          place="Miami, FL"
          read={{ today: viewToday(facts, reader, NOW), facts, ofReader: reader }}
          ahead={null}
          load={load}
          mayAsk={false}
          isComing={false}
          mayEdit
          error={null}
        />
      </OnPlan>
    </LiveLineContext>
  );
}

function show(facts: TodayInput, search = "", reader = READER) {
  const path = "/dashboards/plan1/today";
  const routes = [{ path, element: <Page facts={facts} reader={reader} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`${path}${search}`] });
  return render(<RouterProvider router={router} />).container;
}

describe("before the birth", () => {
  it.each(["2027-05-10", "2027-05-03"])("says going home in one line above the sentence: %s", (dueDate) => {
    show(factsOf(dueDate));
    const line = screen.getByRole("heading").previousElementSibling;
    expect([line?.textContent, line?.className]).toEqual(["Going home", "today-who"]);
  });

  it.each(["2027-05-02", "2027-01-10"])("has no such line after it: %s", (dueDate) => {
    show(factsOf(dueDate));
    expect(screen.getByRole("heading").previousElementSibling).toBeNull();
    expect(screen.queryByText("Going home")).toBeNull();
  });
});

describe("a form without scripts", () => {
  const back = (page: HTMLElement) => ({
    room: page.querySelector(".today-room")?.getAttribute("action"),
    times: page.querySelector(".today-own-times form")?.getAttribute("action"),
    marks: page.querySelector<HTMLInputElement>(".today-mark [name=from]")?.value,
  });
  const path = "/dashboards/plan1/today";

  it("leads back to a trip that is left aside", () => {
    const facts = { ...factsOf("2027-01-10"), trip: TRIP };
    const search = "?for=car&when=midday&at=home";
    expect(back(show(facts, search))).toEqual({
      times: `${path}/choices?for=car&at=home`,
      marks: `${path}${search}`,
    });
    expect(back(show(facts, "?for=night&when=midday&at=home"))).toMatchObject({
      room: "?for=night&when=midday&at=home",
    });
  });

  it("leads back to the trip, and to a page without one", () => {
    for (const trip of [{ ...TRIP, isAtHome: false }, undefined]) {
      const facts = { ...factsOf("2027-01-10"), ...(trip && { trip }) };
      expect(back(show(facts, "?for=car"))).toEqual({
        times: `${path}/choices?for=car`,
        marks: `${path}?for=car`,
      });
      expect(back(show(facts, "?for=night&when=midday")).room).toBe("?for=night&when=midday");
    }
  });
});

describe("E35 the night", () => {
  it.each([
    ["the stroller before the first birthday", "2026-05-04", "stroller"],
    ["a child who walks from it on", "2026-05-03", "walking"],
  ])("leads to the outfit of %s, whose chip comes first", (_, dueDate, usual) => {
    const reader = { ...READER, rooms: { indoors: null, night: 68 } };
    const page = show(factsOf(dueDate), "?for=night&when=midday", reader);
    const leadsTo = (selector: string) =>
      new URL(page.querySelector<HTMLAnchorElement>(selector)?.href ?? "about:blank").searchParams.get("for");
    expect([leadsTo(".today-lines p a"), leadsTo(".today-chips a")]).toEqual([usual, usual]);
  });
});

describe("an open page that loses its network", () => {
  const goes = (isOnline: boolean) =>
    act(async () => {
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
    });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("is worked out anew without a reload, again each minute, and is as it was read once the network is back", async () => {
    vi.useFakeTimers({ now: NOW });
    const facts = factsOf("2027-01-10");
    const read = { today: viewToday(facts, READER, NOW), facts, ofReader: READER };
    const workOut = () =>
      Promise.resolve(({ now }: HereAndNow) => ({ ...viewToday(facts, READER, now), day: `${now}` }));
    const { result } = renderHook(() => useTodayHere("plan1", read, NONE_MADE, workOut));
    expect(result.current).toBe(read.today);
    await goes(false);
    expect(result.current.day).toBe(`${NOW}`);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(result.current.day).toBe(`${NOW + 60_000}`);
    await goes(true);
    expect(result.current).toBe(read.today);
  });
});

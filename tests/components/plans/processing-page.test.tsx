// The processing page asks 120 times at most, and then leads to the dashboard, which says that the plan is still being prepared.
import { act, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveLineContext, useTabLine } from "~/components/live/use-live-line.ts";
import Processing from "~/routes/plans/quiz/processing-page.tsx";

const PLAN = {
  onboardingId: "mine",
  status: "pending",
  errorMessage: null,
  version: 1,
  role: "owner",
} as const;
const MOST_WAIT_MS = 5000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("after 120 polls the dashboard takes over", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ type: "attempt", ...PLAN })));
  const loaderData = { attempt: PLAN, planPath: "/dashboards/mine/0-3m", plainRefresh: null };
  const props: object = { loaderData, actionData: undefined, params: { onboardingId: "mine" }, matches: [] };
  /** Without a ticket, the line stays closed. */
  function WithLine() {
    return (
      <LiveLineContext value={useTabLine(null)}>{createElement(Processing, props as never)}</LiveLineContext>
    );
  }
  const Stub = createRoutesStub([
    { path: "/processing", Component: WithLine },
    { path: "/dashboards/mine/0-3m", Component: () => <p>Still being prepared</p> },
  ]);
  render(<Stub initialEntries={["/processing"]} />);
  for (let poll = 0; poll < 119; poll++) await act(() => vi.advanceTimersByTimeAsync(MOST_WAIT_MS));
  expect(screen.queryByText("Still being prepared")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(MOST_WAIT_MS));
  await vi.waitFor(() => expect(screen.getByText("Still being prepared")).toBeDefined());
});

// The notice that a plan was deleted: it goes away by itself, but not while someone is about to press Undo.
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DeletedNotice } from "~/components/plans/plan-list.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function renderNotice() {
  const Stub = createRoutesStub([
    { path: "/", Component: () => <DeletedNotice planId="mine" title="Our <b>spring</b> baby" /> },
  ]);
  render(<Stub />);
  return screen.getByRole("status");
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isThere = () => screen.queryByRole("status") !== null;

test("it names the plan, offers the way back, and goes away after ten seconds", async () => {
  const notice = renderNotice();
  expect(notice.textContent).toContain("“Our <b>spring</b> baby” was deleted.");
  const form = screen.getByRole("button", { name: "Undo" }).closest("form");
  expect([form?.getAttribute("action"), form?.method]).toEqual(["/dashboards/mine/restore", "post"]);
  await pass(9_900);
  expect(isThere()).toBe(true);
  await pass(200);
  expect(isThere()).toBe(false);
});

test("it stays under a pointer and under the keyboard, and for ten seconds after them", async () => {
  const notice = renderNotice();
  fireEvent.pointerEnter(notice);
  await pass(30_000);
  expect(isThere()).toBe(true);
  fireEvent.focus(screen.getByRole("button", { name: "Undo" }));
  fireEvent.pointerLeave(notice);
  await pass(30_000);
  expect(isThere()).toBe(true);
  fireEvent.blur(screen.getByRole("button", { name: "Undo" }));
  await pass(9_900);
  expect(isThere()).toBe(true);
  await pass(200);
  expect(isThere()).toBe(false);
});

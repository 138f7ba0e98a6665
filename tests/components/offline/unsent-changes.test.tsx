// The line that tells how many changes wait, and that all are saved.
import { cleanup, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { UnsentChanges } from "~/components/offline/unsent-changes.tsx";
import { ALL_SENT } from "~/words/en/offline/offline-copy.ts";

const said = () => screen.getByRole("status").textContent;

/** Shows the line once for each count, as a page does, and takes it off. */
function show(...counts: readonly number[]): void {
  const { rerender } = render(<UnsentChanges count={counts[0] ?? 0}>Two months old</UnsentChanges>);
  for (const count of counts.slice(1)) rerender(<UnsentChanges count={count}>Two months old</UnsentChanges>);
}

beforeEach(() => {
  localStorage.clear();
  show(0);
  cleanup();
});

test("says that all is saved once nothing waits anymore, and nothing if nothing did", () => {
  show(0);
  expect(said()).toBe("");
  cleanup();
  show(2);
  expect(said()).toMatch(/2 changes/);
  cleanup();
  show(2, 1, 0);
  expect(said()).toBe(ALL_SENT);
});

test("says so also if it was off the page meanwhile, unless something still waits", () => {
  show(2);
  cleanup();
  show(0);
  expect(said()).toBe(ALL_SENT);
  cleanup();
  show(0);
  expect(said()).toBe("");
  cleanup();
  show(2);
  cleanup();
  localStorage.setItem("unsent:items:plan:tab", "[]");
  show(0);
  expect(said()).toBe("");
});

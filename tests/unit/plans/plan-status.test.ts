// The status machine of an attempt: all transitions, the progress, and the badges. The transitions are listed
// in full on purpose: a new one must be added here deliberately. No status may be a dead end.
import fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import {
  badgeLeftMs,
  statusBadge as badgeOf,
  canMove,
  isComplete,
  isWorking,
  type NextStatus,
  progressOf,
  stageState,
  type WorkingStatus,
} from "../../../app/domain/plans/plan-status.ts";
import { PLAN_STATUSES, type PlanStatus } from "../../../app/domain/vocabulary.ts";
import { STATUS_BADGE_LABELS } from "../../../app/words/en/wardrobe/wardrobe-copy.ts";

const CREATED = new Date("2025-01-05T10:00:00Z");
const UPDATED = new Date("2025-01-05T10:05:00Z");

test("an attempt can take exactly the steps of the specification and its decisions", () => {
  const steps = PLAN_STATUSES.flatMap((from) =>
    PLAN_STATUSES.filter((to) => canMove(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(steps.toSorted()).toEqual(
    [
      "pending > processing_weather",
      "pending > failed",
      "processing_weather > processing_calcs",
      "processing_weather > failed",
      "processing_weather > pending",
      "processing_calcs > completed",
      "processing_calcs > failed",
      "processing_calcs > pending",
      "cloning_dashboard > completed",
      "cloning_dashboard > failed",
      "cloning_dashboard > pending",
      "failed > pending",
      "failed > cloning_dashboard",
      "completed > pending",
      "calculations_completed > pending",
    ].toSorted(),
  );
});

test("a step that the table does not have is no type", () => {
  expectTypeOf<NextStatus<"processing_calcs">>().toEqualTypeOf<
    "pending" | "processing_calcs" | "completed" | "failed"
  >();
  expectTypeOf<NextStatus<"completed" | "failed">>().toEqualTypeOf<"pending">();
  expectTypeOf<NextStatus<"completed">>().toEqualTypeOf<"pending">();
  expectTypeOf<NextStatus<WorkingStatus>>().toEqualTypeOf<"failed" | "pending">();
});

test("every attempt is either complete, working or failed", () => {
  for (const status of PLAN_STATUSES) {
    const states = [isComplete(status), isWorking(status), status === "failed"];
    expect(states.filter(Boolean), status).toHaveLength(1);
  }
});

test("the legacy status counts as complete", () => {
  expect(isComplete("calculations_completed")).toBe(true);
  expect(progressOf("calculations_completed")).toEqual({ percent: 100, step: 4 });
});

test("from every status some way leads to a complete attempt", () => {
  const reachable = new Set<PlanStatus>(PLAN_STATUSES.filter(isComplete));
  for (const _ of PLAN_STATUSES) {
    for (const from of PLAN_STATUSES) {
      if (PLAN_STATUSES.some((to) => reachable.has(to) && canMove(from, to))) reachable.add(from);
    }
  }
  expect(reachable.size).toBe(PLAN_STATUSES.length);
});

function statusBadge(...of: Parameters<typeof badgeOf>): string | null {
  const badge = badgeOf(...of);
  return badge && STATUS_BADGE_LABELS[badge];
}

test.each([
  ["pending", { percent: 25, step: 1 }],
  ["processing_weather", { percent: 50, step: 2 }],
  ["processing_calcs", { percent: 75, step: 3 }],
  ["completed", { percent: 100, step: 4 }],
  ["failed", null],
  ["cloning_dashboard", null],
] as const)("the progress of %s is %j", (status, progress) => {
  expect(progressOf(status)).toEqual(progress);
});

test.each([
  ["pending", ["working", "waiting", "waiting", "waiting"]],
  ["processing_weather", ["done", "working", "waiting", "waiting"]],
  ["processing_calcs", ["done", "done", "working", "waiting"]],
  ["completed", ["done", "done", "done", "done"]],
  ["calculations_completed", ["done", "done", "done", "done"]],
  ["failed", ["waiting", "waiting", "waiting", "waiting"]],
  ["cloning_dashboard", ["waiting", "waiting", "waiting", "waiting"]],
] as const)("the stages of %s are %j", (status, states) => {
  expect([1, 2, 3, 4].map((stage) => stageState(status, stage))).toEqual(states);
});

test.each([
  ["completed", "Completed"],
  ["calculations_completed", "Completed"],
  ["processing_weather", "Processing"],
  ["processing_calcs", "Processing"],
  ["pending", "Pending"],
  ["cloning_dashboard", "Cloning..."],
  ["failed", "Failed"],
] as const)("the badge of a fresh attempt that is %s reads %s", (status, label) => {
  expect(statusBadge(status, UPDATED, CREATED, UPDATED)).toBe(label);
});

test("a status that the product does not know reads Unknown and has no progress", () => {
  const status = JSON.parse('"archived"');
  expect(statusBadge(status, UPDATED, CREATED, UPDATED)).toBe("Unknown");
  expect(progressOf(status)).toBeNull();
});

test("the completed badge hides sixty seconds after the last update", () => {
  expect(statusBadge("completed", UPDATED, CREATED, later(UPDATED, 59_999))).toBe("Completed");
  expect(statusBadge("completed", UPDATED, CREATED, later(UPDATED, 60_000))).toBeNull();
});

test("without an update the completed badge counts from the creation", () => {
  expect(statusBadge("completed", null, CREATED, later(CREATED, 59_999))).toBe("Completed");
  expect(statusBadge("completed", null, CREATED, later(CREATED, 60_000))).toBeNull();
});

test("only the completed badge ever hides", () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLAN_STATUSES), fc.nat(), (status, milliseconds) => {
      const label = statusBadge(status, UPDATED, CREATED, later(UPDATED, milliseconds));
      expect(label === null).toBe(isComplete(status) && milliseconds >= 60_000);
    }),
  );
});

test("a badge goes by itself exactly when its time is over", () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLAN_STATUSES), fc.nat(120_000), (status, age) => {
      const left = badgeLeftMs(status, UPDATED, CREATED, later(UPDATED, age));
      expect(left === null).toBe(!isComplete(status));
      if (left === null) return;
      expect(statusBadge(status, UPDATED, CREATED, later(UPDATED, age + left))).toBeNull();
      if (left > 0) {
        expect(statusBadge(status, UPDATED, CREATED, later(UPDATED, age + left - 1))).toBe("Completed");
      }
    }),
  );
});

function later(date: Date, milliseconds: number): Date {
  return new Date(date.getTime() + milliseconds);
}

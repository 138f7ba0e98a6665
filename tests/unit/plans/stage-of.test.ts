// Where a restored or swept attempt continues: at the stage its status is waiting for.
import { expect, test } from "vitest";
import { PLAN_STATUSES } from "../../../app/domain/vocabulary.ts";
import { stageOf } from "../../../app/usecases/plans/under-lease.ts";

test("an attempt goes on where it stopped, and one that has ended goes nowhere", () => {
  expect(Object.fromEntries(PLAN_STATUSES.map((status) => [status, stageOf(status)]))).toEqual({
    pending: "weather",
    processing_weather: "weather",
    processing_calcs: "calculations",
    cloning_dashboard: "clone",
    calculations_completed: null,
    completed: null,
    failed: null,
  });
});

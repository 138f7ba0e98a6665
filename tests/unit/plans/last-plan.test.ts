// The plan that was open last, out of a browser's Cookie header.
import { expect, it } from "vitest";
import { readLastPlan } from "../../../app/domain/plans/last-plan.ts";

it.each<[string, string | null, string | null]>([
  ["alone", "last-plan=abc123", "abc123"],
  ["among others", "session=x; last-plan=abc-1_2; quiz=y", "abc-1_2"],
  ["missing", "session=x", null],
  ["no header", null, null],
  ["another cookie's end", "not-last-plan=abc", null],
  ["not an id", "last-plan=a%20b", null],
  ["empty", "last-plan=", null],
  ["endless", `last-plan=${"a".repeat(65)}`, null],
])("R23 %s", (_, header, id) => expect(readLastPlan(header, false)).toBe(id));

it("R23 on https only the one of this host counts", () => {
  expect(readLastPlan("last-plan=wrong; __Host-last-plan=right", true)).toBe("right");
  expect(readLastPlan("last-plan=wrong", true)).toBeNull();
});

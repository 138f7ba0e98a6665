// Every form of the route manifest says how many round trips it waits for, and docs/speed.md says it as well.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FORM_TRIPS, tableOfTrips, WHY_MORE } from "../../support/form-trips.ts";
import { DECISIONS, everyPath } from "../../support/route-decisions.ts";

const acts = FORM_TRIPS.map(({ act }) => act);

it("no form is without its round trips, and each act is named once", () => {
  const forms = everyPath().filter((path) => DECISIONS[path]?.form !== undefined);
  expect(forms.filter((path) => FORM_TRIPS.every((row) => row.path !== path))).toEqual([]);
  expect(FORM_TRIPS.filter(({ path }) => !forms.includes(path))).toEqual([]);
  expect(new Set(acts).size).toBe(acts.length);
});

it("a form that waits for more than two round trips has a reason, and no other has", () => {
  const slow = FORM_TRIPS.filter(({ trips }) => trips > 2).map(({ act }) => act);
  expect(Object.keys(WHY_MORE).toSorted()).toEqual(slow.toSorted());
});

it("the document has the same numbers and reasons", () => {
  const document = readFileSync("docs/speed.md", "utf8");
  expect(document).toContain(tableOfTrips());
  for (const why of new Set(Object.values(WHY_MORE))) expect(document).toContain(why);
});

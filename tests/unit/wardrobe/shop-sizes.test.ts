// The sizes that a country's shops print for an age range.

import { expect, it } from "vitest";
import { shopSize } from "../../../app/domain/wardrobe/shop-sizes.ts";
import { CALENDAR_SIZES } from "../../../app/domain/wardrobe/size-table.ts";

it.each([
  ["DE", ["EU 56/62", "EU 68", "EU 74", "EU 80"]],
  ["GB", ["UK 0–3", "UK 3–6", "UK 6–9", "UK 9–12"]],
  ["JP", ["JP 50–60", "JP 60–70", "JP 70", "JP 70–80"]],
  ["AU", ["AU 000", "AU 00", "AU 0", "AU 0"]],
  ["NZ", ["AU 000", "AU 00", "AU 0", "AU 0"]],
  ["US", [null, null, null, null]],
  ["", [null, null, null, null]],
])("in %s they are %j", (country, sizes) => {
  expect(CALENDAR_SIZES.map((ageRange) => shopSize(country, ageRange))).toEqual(sizes);
});

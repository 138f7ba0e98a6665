import { expect, it } from "vitest";
import { printedSize } from "../../../app/domain/growth/printed-sizes.ts";
import { CHART_SIZES } from "../../../app/domain/growth/size-charts.ts";
import { shopSize } from "../../../app/domain/wardrobe/shop-sizes.ts";

const printed = (country: string) => CHART_SIZES.slice(0, -1).map((size) => printedSize(country, size));

it.each([
  ["US", ["P", "NB", "3M", "6M", "9M", "12M", "18M"]],
  ["CA", ["P", "NB", "3M", "6M", "9M", "12M", "18M"]],
  ["DE", ["EU 44", "EU 50/56", "EU 62", "EU 68", "EU 74", "EU 80", "EU 86"]],
  ["AU", ["AU 00000", "AU 0000", "AU 000", "AU 00", "AU 0", "AU 0", "AU 1"]],
  ["GB", ["UK Tiny", "UK NB", "UK 0–3", "UK 3–6", "UK 6–9", "UK 9–12", "UK 12–18"]],
  ["JP", ["JP 40–50", "JP 50", "JP 50–60", "JP 60–70", "JP 70", "JP 70–80", "JP 80"]],
])("shops in %s print %j", (country, labels) => {
  expect(printed(country)).toEqual(labels);
});

it("where a country's label isn't known, nothing is said", () => {
  expect(printedSize("CN", "preemie")).toBeNull();
  expect(printedSize("CN", "3-6m")).toBe(shopSize("CN", "3-6m"));
});

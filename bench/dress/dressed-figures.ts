// The figures that have a bar. The goal's bars are here once, for the report and for the test that holds today's figures.
import { entriesOf, percent, sumOf, type Tally } from "./tally.ts";

/** Figures with a bar, in percent unless their bar has another unit. */
export type FigureName =
  | "essentialsCold"
  | "essentialsMuch"
  | "recommendedCold"
  | "recommendedMuch"
  | "tooWarm"
  | "nightsOutside"
  | "neverNamed"
  | "onNoLevel"
  | "partialMuch"
  | "partialBare"
  | "partialNeedless"
  | "partialUnsafe"
  | "stock"
  | "stockInHeat";

/** The goal, in the order of the report. */
export const BARS: readonly { name: FigureName; what: string; most: number; unit: "" | " %" }[] = [
  {
    name: "essentialsCold",
    what: "Essentials: stroller windows colder than the tolerance",
    most: 12,
    unit: " %",
  },
  { name: "essentialsMuch", what: "… by more than 1 clo", most: 2, unit: " %" },
  {
    name: "recommendedCold",
    what: "+ Recommended: stroller windows colder than the tolerance",
    most: 5,
    unit: " %",
  },
  { name: "recommendedMuch", what: "… by more than 1 clo", most: 0.3, unit: " %" },
  { name: "tooWarm", what: "Stroller windows that are too warm, essentials", most: 2, unit: " %" },
  {
    name: "nightsOutside",
    what: "Nights outside the charts' band at the plan's own room, essentials",
    most: 0,
    unit: " %",
  },
  {
    name: "neverNamed",
    what: "Essential pieces that a full year never names, mean of the plans",
    most: 0,
    unit: "",
  },
  {
    name: "onNoLevel",
    what: "Nothing counted: windows with a piece that the plan asks for on no level",
    most: 0,
    unit: " %",
  },
  { name: "partialMuch", what: "Partial drawers: windows short by more than 1 clo", most: 0.3, unit: " %" },
  { name: "partialBare", what: "… with nothing on", most: 0, unit: " %" },
  { name: "partialNeedless", what: "… with a needless piece that isn't counted", most: 2, unit: " %" },
  { name: "partialUnsafe", what: "… unsafe", most: 0, unit: " %" },
  {
    name: "stock",
    what: "Days with nothing clean for a dressing, essentials + recommended, every 2–3 days",
    most: 5,
    unit: " %",
  },
  { name: "stockInHeat", what: "… Phoenix and Miami, essentials, daily", most: 6, unit: " %" },
];

/** Places with heat for most of the year. */
const HOT_PLACES = ["Phoenix", "Miami"];

/** The figures of a count; 0 for what wasn't counted. */
export function figuresOf(tally: Tally): Readonly<Record<FigureName, number>> {
  const share = (of: readonly (string | null)[], what: string) =>
    percent(sumOf(tally, [...of, what]), sumOf(tally, [...of, "n"]));
  const stroller = (drawer: string, what: string) => share(["window", drawer, "stroller", null, null], what);
  const partial = (what: string) => share(["partial", "today", "windows"], what);
  const plans = entriesOf(tally, ["never in plan", null]);
  const hot = (what: string) =>
    HOT_PLACES.reduce((sum, place) => sum + sumOf(tally, ["stock", "essentials", "daily", place, what]), 0);
  return {
    essentialsCold: stroller("essentials", "cold"),
    essentialsMuch: stroller("essentials", "much"),
    recommendedCold: stroller("recommended", "cold"),
    recommendedMuch: stroller("recommended", "much"),
    tooWarm: stroller("essentials", "warm"),
    nightsOutside: 100 - share(["night", "essentials", "own", null], "inside"),
    neverNamed: plans.reduce((sum, { amount }) => sum + amount, 0) / Math.max(1, plans.length),
    onNoLevel: share(["uncounted", null], "on no level"),
    partialMuch: partial("much"),
    partialBare: partial("bare"),
    partialNeedless: partial("needless"),
    partialUnsafe: partial("unsafe"),
    stock: share(["stock", "recommended", "every_2_3_days", null], "nothing"),
    stockInHeat: percent(hot("nothing"), hot("n")),
  };
}

// No sentence about sizes speaks of a day that is over as if it were ahead, whatever day it is read on.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import { readPlanItem, wardrobeOn } from "~/views/wardrobe/plan-items.ts";
import { packMovesToTell, packPlannedSizes } from "../../../app/contracts/growth/stored-sizes.ts";
import { daysBetween, type IsoDay, plusDays } from "../../../app/domain/calendar.ts";
import type { SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import { planAnew, sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import { sizeOutlook } from "../../../app/domain/growth/size-outlook.ts";
import { packTotals } from "../../../app/domain/plans/number-changes.ts";
import { AGE_RANGES } from "../../../app/domain/vocabulary.ts";
import { catalogueItem, clothingRules } from "../../../app/domain/wardrobe/catalogue.ts";
import { perAgeRange } from "../../../app/domain/wardrobe/growth.ts";
import { calculateQuantities } from "../../../app/domain/wardrobe/quantities.ts";
import { packQuantities } from "../../../app/domain/wardrobe/quantity-code.ts";
import { perScenario } from "../../../app/domain/wardrobe/scenarios.ts";
import { usualSizeDays } from "../../../app/domain/wardrobe/size-days.ts";
import { sizeTimes } from "../../../app/domain/wardrobe/size-times.ts";
import { typicalHistory } from "../../../app/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "../../../app/domain/weather/weather-groups.ts";
import { normalsToday } from "../../../app/domain/weather/world-climate.ts";
import { viewMovedSizes } from "../../../app/views/growth/moved-sizes-view.ts";
import { viewBuyBy, viewPartedSizes, viewSizeLine } from "../../../app/views/growth/size-line-view.ts";
import { viewSizePage } from "../../../app/views/growth/size-page-view.ts";
import { MINNEAPOLIS } from "../fixtures/normals.ts";

/** The calendar year of the plan is one, so that a month and a day say which day is meant. */
const BORN = "2027-01-03";
const DATES = { expectedDueDate: BORN, babyBornOn: BORN };
const HISTORY = typicalHistory(normalsToday(MINNEAPOLIS, { shiftF: null }));
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const AHEAD = /(?:from|from about|until about|by|~) ?([A-Z][a-z]{2}) (\d{1,2})\b/g;
/** A day so long before today is one of the next year. */
const NEXT_YEAR_DAYS = 200;

/** The days that a sentence names as ahead. What a move says of before isn't ahead. */
function daysAhead(text: string, today: IsoDay): IsoDay[] {
  return [...text.replaceAll(/, not (?:from )?\w+ \d+/g, "").matchAll(AHEAD)].map(
    ([, name = "", day = ""]) => {
      const month = `${MONTHS.indexOf(name) + 1}`.padStart(2, "0");
      const named = `2027-${month}-${day.padStart(2, "0")}`;
      return daysBetween(named, today) > NEXT_YEAR_DAYS ? named.replace("2027", "2028") : named;
    },
  );
}

const aRead = fc.record({
  kilos: fc.array(fc.integer({ min: 150, max: 480 }), { minLength: 1, maxLength: 2 }),
  later: fc.option(fc.integer({ min: 460, max: 640 }), { nil: null }),
  age: fc.integer({ min: 0, max: 362 }),
});

function readOn({ kilos, later, age }: { kilos: number[]; later: number | null; age: number }) {
  const today = plusDays(BORN, age);
  const babies = kilos.map((decagrams) => {
    const facts: SizeFact[] = [{ kind: "weight", on: BORN, kg: decagrams / 100 }];
    if (later !== null) facts.push({ kind: "weight", on: plusDays(BORN, 61), kg: later / 100 });
    return planBaby(DATES, { sex: null, facts }, kilos.length);
  });
  const planned = planAnew({ dates: DATES, babies, seen: ["one"] }, null, BORN);
  const sizes = sizesOfPlan(planned, DATES, kilos.length);
  const groups = buildWeatherGroups(HISTORY, BORN, sizes.days);
  const sleeper = clothingRules(catalogueItem("sleeper_footed") ?? expect.fail());
  const nothing = packTotals(perScenario(() => perAgeRange(() => 0)));
  const sizeMoves = packMovesToTell({
    days: usualSizeDays(BORN),
    items: { sleeper_footed: nothing },
    facts: [],
  });
  const row = {
    ...{
      dashboardItemId: 1,
      clothingId: 1,
      clothingNameId: "sleeper_footed",
      name: "Sleeper",
      category: "sleepwear",
    },
    ...{
      sizeUp: false,
      validAgeRanges: JSON.stringify(AGE_RANGES),
      userAddedQuantities: "{}",
      personalNotes: "{}",
    },
    ...{ calculatedQuantities: packQuantities(calculateQuantities(sleeper, groups)), setAside: "[]" },
    ...{ ownerId: null, version: 1 },
  };
  const wardrobe = wardrobeOn(planOnDay(sizes, groups, today), [readPlanItem(row)], "daily");
  const moved = viewMovedSizes(wardrobe, sizeMoves, "US");
  const times = sizeTimes(sizes.days, today);
  const line = viewSizeLine(sizes, today, "US");
  const stored = {
    plannedMonths: 12,
    plannedSizes: packPlannedSizes(planned),
    babies: kilos.length,
    ...{ country: "US", nightRoomF: null },
    sizeMoves,
  };
  const page = viewSizePage({ ...DATES, ...stored }, [], today);
  const sentences = [
    ...[moved?.title, ...(moved?.others ?? [])],
    ...[
      line?.text,
      ...(line?.notes ?? []),
      ...Object.values(line?.marks ?? {}),
      viewPartedSizes(sizes, today, "US"),
    ],
    ...AGE_RANGES.map((age) => viewBuyBy({ times, starts: sizes.starts }, age, today, "US")),
    ...page.babies.flatMap(({ next, later: others, hints }) => [
      ...[next, ...others].map((coming) => coming?.outlook),
      ...hints,
    ]),
    ...page.moved,
  ];
  return { today, moved, sizes, sentences: sentences.filter((one) => typeof one === "string") };
}

it("an outlook names no day before today", () => {
  const aDay = fc.integer({ min: -200, max: 400 }).map((days) => plusDays(BORN, days));
  fc.assert(
    fc.property(fc.array(aDay, { minLength: 4, maxLength: 4 }), aDay, (days, today) => {
      const [early = "", safe = "", likely = "", late = ""] = days.toSorted();
      const outlook = sizeOutlook({ early, safe, likely, late }, today);
      if (outlook.kind === "about") expect(outlook.on > today).toBe(true);
      if (outlook.kind === "between")
        expect([outlook.from >= today, outlook.to > today]).toEqual([true, true]);
    }),
  );
});

describe("sentences about sizes", () => {
  it("name no day as ahead that is over, on any day of the year", () => {
    fc.assert(
      fc.property(aRead, (read) => {
        const { today, sentences } = readOn(read);
        for (const sentence of sentences)
          for (const day of daysAhead(sentence, today))
            expect(day >= today ? "" : `${today}: ${sentence}`).toBe("");
      }),
      { numRuns: 60 },
    );
  });

  it("of a size that has begun earlier than was said, say since when and what is still to get", () => {
    expect(readOn({ kilos: [440], later: null, age: 70 }).moved?.title).toMatch(
      /^3–6m since \w+ \d+, not from Apr 3$/,
    );
    const ages = Array.from({ length: 24 }, (_, at) => readOn({ kilos: [440], later: null, age: at * 15 }));
    for (const { today, moved, sizes } of ages) {
      const [first] = AGE_RANGES.filter((age) => moved?.title.startsWith(age.replace("-", "–")));
      const start = first && sizes.days[first]?.start;
      const [line] = moved?.lines ?? [];
      if (start && line) expect(line).toMatch(start <= today ? /^Still to get:/ : /^Buy sooner:/);
    }
  });
});

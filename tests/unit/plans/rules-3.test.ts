// What the third version of the rules changed from the second, across the whole country and the world: months
// whose names contradicted their averages, the names of cold months, the warming, and bitter cold. The second
// version's results are a fixture written by its own code; the tables are printed.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readZipNormals } from "../../../app/contracts/weather/climate-normals.ts";
import { LEADING, progressOf, type ShoppingItem } from "../../../app/domain/shopping/shopping-list.ts";
import { AGE_RANGES, WEATHER_CATEGORIES, type WeatherCategory } from "../../../app/domain/vocabulary.ts";
import { CATALOGUE, clothingRules } from "../../../app/domain/wardrobe/catalogue.ts";
import { calculateQuantities } from "../../../app/domain/wardrobe/quantities.ts";
import { sizeTotals } from "../../../app/domain/wardrobe/size-totals.ts";
import { contradictsItsMean } from "../../../app/domain/weather/climate.ts";
import { buildMonthCards, indexHistory, type MonthCard } from "../../../app/domain/weather/month-cards.ts";
import {
  expandNormals,
  type MonthNormal,
  typicalHistory,
  typicalYear,
} from "../../../app/domain/weather/typical-climate.ts";
import { normalsAt } from "../../../app/domain/weather/world-climate.ts";
import { itemName } from "../../../app/words/en/wardrobe/item-copy.ts";
import { readClimateExceptions } from "../../../scripts/seed/climate-exceptions.ts";
import { readWorldClimate } from "../../../scripts/seed/world-climate.ts";
import { areaOf } from "../fixtures/climate-areas.ts";

/** Calculating whole countries from the climate takes seconds on a busy processor. */
const LONG = 300_000;

/** The middle of January to the middle of February, and so on, as instant plans start. */
const FIRST_DAY = "2027-01-15";
const BIRTHS = ["2027-01-15", "2027-04-15", "2027-07-15", "2027-10-15"];

interface AreaBefore {
  zip3: string;
  /** The categories of the twelve month cards from FIRST_DAY on. */
  categories: (WeatherCategory | undefined)[];
  /** "essential pieces/all pieces" of the four sizes together, every 2-3 days, for each of BIRTHS. */
  plans: string[];
}

/**
 * One line per area: its ZIP digits, one digit per month for the category's index in WEATHER_CATEGORIES, the
 * plans.
 */
const BEFORE: readonly AreaBefore[] = readFileSync(
  new URL("../fixtures/rules-2.txt", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => {
    const [zip3 = "", digits = "", ...plans] = line.split(" ");
    return { zip3, categories: [...digits].map((digit) => WEATHER_CATEGORIES[Number(digit)]), plans };
  });

const meanOf = ({ avgTempMax, avgTempMin }: Pick<MonthCard, "avgTempMax" | "avgTempMin">) =>
  (avgTempMax + avgTempMin) / 2;
const cardsOf = (normals: readonly MonthNormal[]) => buildMonthCards(typicalHistory(normals), FIRST_DAY);
const isContradicted = (card: MonthCard) => contradictsItsMean(card.primaryWeatherCategory, meanOf(card));

type Cause = "same" | "its name contradicted its mean" | "cold, named after its rain and snow" | "warmer";

/**
 * Why a month's name changed: `before` by the second rules, `byRules` by today's in the same climate, `now`.
 */
function causeOf(before: WeatherCategory, byRules: MonthCard, now: MonthCard): Cause {
  if (now.primaryWeatherCategory === before) return "same";
  if (byRules.primaryWeatherCategory === before) return "warmer";
  const wasContradicted = contradictsItsMean(before, meanOf(byRules));
  return wasContradicted ? "its name contradicted its mean" : "cold, named after its rain and snow";
}

/** Every month card of the country, before and now. */
function everyMonth() {
  return BEFORE.flatMap(({ zip3, categories }) => {
    const area = areaOf(zip3);
    const sameClimate = cardsOf(area.table);
    return cardsOf(area.normals).flatMap((now, month) => {
      const byRules = sameClimate[month];
      const before = categories[month];
      return byRules && before ? [{ before, byRules, now }] : [];
    });
  });
}

test(
  "no month card of any ZIP area contradicts its mean; 447 of 10,980 did",
  () => {
    const months = everyMonth();
    const causes = new Map<Cause, number>();
    for (const { before, byRules, now } of months) {
      const cause = causeOf(before, byRules, now);
      causes.set(cause, (causes.get(cause) ?? 0) + 1);
    }
    const counts = {
      cards: months.length,
      contradictedBefore: months.filter(({ before, byRules }) => contradictsItsMean(before, meanOf(byRules)))
        .length,
      contradicted: months.filter(({ now }) => isContradicted(now)).length,
    };
    console.table({ ...counts, ...Object.fromEntries(causes) });
    expect(counts).toEqual({ cards: 10_980, contradictedBefore: 447, contradicted: 0 });
  },
  LONG,
);

test(
  "no month card of any cell of the world contradicts its mean, nor of any climate of mountains and deserts",
  () => {
    // One year instead of five: the vote is the same, and 22,404 cells take a fifth of the time.
    const contradicted = (normals: readonly MonthNormal[]) =>
      buildMonthCards(indexHistory(expandNormals(normals, "2023-01-01", "2023-12-31")), "2023-01-01").filter(
        isContradicted,
      ).length;
    const cells = readWorldClimate();
    expect(cells).toHaveLength(22_404);
    expect(cells.filter((cell) => contradicted(normalsAt(cell, null)) > 0)).toEqual([]);
    const { climates, ranges } = readClimateExceptions();
    const shared = new Map(
      ranges.map(({ climateId, shiftF }) => [`${climateId} ${shiftF}`, { climateId, shiftF }]),
    );
    const bad = [...shared.values()].filter(({ climateId, shiftF }) =>
      contradicted(readZipNormals({ months: JSON.stringify(climates[climateId]), shiftF })),
    );
    expect(bad).toEqual([]);
  },
  LONG,
);

/** Essentials that version 6 adds to the average year of these plans: its figures in place of version 5's. */
const ADDED_BY_6 = 10.4;

/** Every plan of the country: all pieces and the essential ones, before and now. */
function everyPlan() {
  return BEFORE.flatMap(({ zip3, plans }) => {
    const history = typicalHistory(areaOf(zip3).normals);
    return BIRTHS.map((firstDay, birth) => {
      const { groups } = typicalYear(history, firstDay);
      const totals = CATALOGUE.flatMap((item) => {
        const quantities = calculateQuantities(clothingRules(item), groups);
        return Object.values(sizeTotals(item.key, quantities, groups, "every_2_3_days"));
      });
      const sum = (of: typeof totals) => of.reduce((pieces, { needed }) => pieces + needed, 0);
      const [essential = 0, all = 0] = (plans[birth] ?? "").split("/").map(Number);
      return {
        before: { essential, all },
        now: {
          essential: sum(totals.filter(({ essentiality }) => essentiality === "Essential")),
          all: sum(totals),
        },
        isBitter: Object.values(groups)
          .flat()
          .some((group) => group.isBitter),
      };
    });
  });
}

test(
  "plans of 915 areas and four births: how many changed, and why",
  () => {
    const plans = everyPlan();
    const changed = plans.filter(
      ({ before, now }) => before.essential !== now.essential || before.all !== now.all,
    );
    const average = (of: (plan: (typeof plans)[number]) => number) =>
      Math.round((plans.reduce((sum, plan) => sum + of(plan), 0) / plans.length) * 10) / 10;
    const essentials = {
      before: average(({ before }) => before.essential),
      now: average(({ now }) => now.essential),
    };
    console.table({
      plans: plans.length,
      changed: changed.length,
      "with bitter cold": changed.filter(({ isBitter }) => isBitter).length,
      "with other names of the weather only": changed.filter(({ isBitter }) => !isBitter).length,
      "more pieces": changed.filter(({ before, now }) => now.all > before.all).length,
      "fewer pieces": changed.filter(({ before, now }) => now.all < before.all).length,
      "essentials a year before": essentials.before,
      "essentials a year now": essentials.now,
    });
    expect(plans).toHaveLength(3_660);
    expect(changed.length).toBeGreaterThan(0);
    // Versions 3 to 5 changed only edge cases, so the country's average plan hardly moved. Version 6 adds to it by
    // itself: sleepers for the night, pants in heat, a blanket and a footmuff for the stroller.
    expect(Math.abs(essentials.now - ADDED_BY_6 - essentials.before)).toBeLessThan(3);
  },
  LONG,
);

test("Portland and Seattle have a wet December, not a dry one", () => {
  for (const zip3 of ["972", "981"]) {
    const december = buildMonthCards(typicalHistory(areaOf(zip3).normals), "2027-12-01")[0];
    expect(december).toMatchObject({ primaryWeatherCategory: "Cold & Wet" });
    expect(december?.rainDays).toBeGreaterThan(15);
  }
});

test("Yakutsk does not ask for what Tokyo asks for", () => {
  const cells = readWorldClimate();
  const planAt = (latitude: number, longitude: number, elevationM: number) => {
    const own = cells.find(
      ({ cell }) => cell === Math.floor((latitude + 90) * 2) * 720 + Math.floor((longitude + 180) * 2),
    );
    if (!own) throw new Error("No cell there");
    const { groups } = typicalYear(typicalHistory(normalsAt(own, elevationM), latitude), "2027-01-15");
    const items = CATALOGUE.map((item, id): ShoppingItem => {
      const totals = sizeTotals(
        item.key,
        calculateQuantities(clothingRules(item), groups),
        groups,
        "every_2_3_days",
      );
      const ages = Object.fromEntries(AGE_RANGES.map((age) => [age, { ...totals[age], owned: 0 }]));
      return { id, nameId: item.key, name: itemName(item.key), category: item.category, ages };
    });
    return { first: groups["0-3m"], essentials: progressOf(items, "0-3m", LEADING).needed };
  };
  const yakutsk = planAt(62.03, 129.73, 95);
  const tokyo = planAt(35.69, 139.69, 44);
  expect(yakutsk.first.some(({ isBitter }) => isBitter)).toBe(true);
  expect(tokyo.first.some(({ isBitter }) => isBitter)).toBe(false);
  expect(yakutsk.essentials).toBeGreaterThan(tokyo.essentials + 5);
});

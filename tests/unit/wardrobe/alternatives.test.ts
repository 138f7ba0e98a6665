// Which items say that they can stand in for another (decision Q16).
import { describe, expect, test } from "vitest";
import {
  type AgeRange,
  ESSENTIALITIES,
  type Essentiality,
  WEATHER_CATEGORIES,
  type WeatherCategory,
} from "../../../app/domain/vocabulary.ts";
import { insteadOf } from "../../../app/domain/wardrobe/alternatives.ts";
import {
  CATALOGUE,
  catalogueItem,
  clothingRules,
  SECOND_YEAR_CATALOGUE,
  secondYearItem,
} from "../../../app/domain/wardrobe/catalogue.ts";
import { type GroupWeather, recommend } from "../../../app/domain/wardrobe/quantities.ts";
import { CALENDAR_SIZES, SECOND_YEAR_SIZES } from "../../../app/domain/wardrobe/size-table.ts";
import { itemName, togetherWords } from "../../../app/words/en/wardrobe/item-copy.ts";

type Candidate = Parameters<typeof insteadOf>[0][number];

function anItem(key: string, ...levels: (Essentiality | null)[]): Candidate {
  const cells = levels.map((essentiality, at) => ({
    weatherGroupOrder: at + 1,
    quantity: essentiality ? 1 : 0,
    essentiality,
  }));
  return { key, name: itemName(key), cells };
}

/** An item as a plan shows it for an age range and these weathers. */
function planned(key: string, ageRange: AgeRange, ...weathers: WeatherCategory[]): Candidate {
  return plannedOf(catalogueItem, key, ageRange, ...weathers);
}

function plannedOf(
  itemOf: typeof catalogueItem,
  key: string,
  ageRange: AgeRange,
  ...weathers: WeatherCategory[]
): Candidate {
  const item = itemOf(key);
  if (!item) throw new Error(`No such item: ${key}`);
  const cells = weathers.map((category, at) => {
    const group: GroupWeather = {
      weatherGroupOrder: at + 1,
      category,
      durationDays: 45,
      rainyDays: 3,
      isBitter: false,
    };
    return { weatherGroupOrder: at + 1, ...recommend(clothingRules(item), "daily", ageRange, group) };
  });
  return { key, name: itemName(key), cells };
}

const found = (...items: Candidate[]) =>
  Object.fromEntries([...insteadOf(items)].map(([key, names]) => [key, togetherWords(names)]));

describe("the 0.5 and 1.0 TOG sleep sacks, which name each other", () => {
  const LIGHT = "sleep_sack_tog_05";
  const MIDDLE = "sleep_sack_tog_10";
  const both = (...weathers: WeatherCategory[]) =>
    found(planned(LIGHT, "3-6m", ...weathers), planned(MIDDLE, "3-6m", ...weathers));

  test.each<[WeatherCategory, Record<string, string>]>([
    ["Hot & Dry", { [MIDDLE]: "Sleep Sack 0.5 TOG" }],
    ["Hot & Humid", { [MIDDLE]: "Sleep Sack 0.5 TOG" }],
    ["Mild", { [LIGHT]: "Sleep Sack 1.0 TOG" }],
    ["Transitional", { [LIGHT]: "Sleep Sack 1.0 TOG" }],
    ["Cool", {}],
    ["Cold & Dry", {}],
  ])("in %s weather only the weaker says so", (weather, expected) => {
    const names = Object.fromEntries(
      Object.entries(expected).map(([key]) => [key, itemName(key === LIGHT ? MIDDLE : LIGHT)]),
    );
    expect(both(weather)).toEqual(names);
  });

  test("each says so in a plan with weathers for both, as each yields in one of them", () => {
    expect(Object.keys(both("Hot & Dry", "Mild")).sort()).toEqual([LIGHT, MIDDLE]);
  });

  test("either of 1.0 and 2.5 says so where the other leads in the plan", () => {
    const WARM = "sleep_sack_tog_25";
    const usual = found(anItem(MIDDLE, "Essential"), anItem(WARM, "Nice-to-have"));
    expect(usual).toEqual({ [WARM]: itemName(MIDDLE) });
    const cool = found(anItem(MIDDLE, "Nice-to-have"), anItem(WARM, "Essential"));
    expect(cool).toEqual({ [MIDDLE]: itemName(WARM) });
  });

  test("neither does where both are alike, as each would take the other's place", () => {
    expect(found(anItem(LIGHT, "Essential"), anItem(MIDDLE, "Essential"))).toEqual({});
  });
});

describe("an item that names another", () => {
  const NAME = itemName("pants_soft");

  test.each<[string, Candidate, Candidate, boolean]>([
    [
      "says so where it is weaker",
      anItem("leggings", "Nice-to-have"),
      anItem("pants_soft", "Essential"),
      true,
    ],
    [
      "says so where both are alike",
      anItem("leggings", "Essential"),
      anItem("pants_soft", "Essential"),
      true,
    ],
    [
      "says nothing where it is stronger",
      anItem("leggings", "Essential"),
      anItem("pants_soft", "Recommended"),
      false,
    ],
    [
      "says nothing where it is not needed",
      anItem("leggings", null),
      anItem("pants_soft", "Essential"),
      false,
    ],
    [
      "says nothing where the other is not",
      anItem("leggings", "Nice-to-have"),
      anItem("pants_soft", null),
      false,
    ],
    [
      "says nothing where no weather asks for both",
      anItem("leggings", "Nice-to-have", null),
      anItem("pants_soft", null, "Essential"),
      false,
    ],
    [
      "says so where one weather asks for both",
      anItem("leggings", "Nice-to-have", "Nice-to-have"),
      anItem("pants_soft", null, "Essential"),
      true,
    ],
    [
      "says nothing where the other has no such weather",
      anItem("leggings", "Nice-to-have"),
      anItem("pants_soft"),
      false,
    ],
  ])("%s", (_, item, other, says) => {
    expect(found(item, other)).toEqual(says ? { leggings: NAME } : {});
    expect(found(other, item)).toEqual(says ? { leggings: NAME } : {});
  });

  test("says nothing where the other is not in the plan, or set aside", () => {
    expect(found(anItem("leggings", "Nice-to-have"))).toEqual({});
  });

  test("names all that it replaces together, and only those that are worn", () => {
    const names = (...keys: string[]) => keys.map((key) => itemName(key)).join(" and ");
    const inHeat = (age: AgeRange) =>
      found(
        ...["romper_short", "bodysuit_short_sleeve", "shorts"].map((key) => planned(key, age, "Hot & Dry")),
      );
    expect(inHeat("3-6m")).toEqual({ romper_short: names("bodysuit_short_sleeve", "shorts") });
    expect(inHeat("0-3m")).toEqual({ romper_short: names("bodysuit_short_sleeve") });
  });

  test("an item added by hand names none and is named by none", () => {
    expect(found(anItem("custom_1", "Nice-to-have"), anItem("pants_soft", "Essential"))).toEqual({});
  });
});

const YEARS = [
  { year: "first", ages: CALENDAR_SIZES, catalogue: CATALOGUE, itemOf: catalogueItem },
  { year: "second", ages: SECOND_YEAR_SIZES, catalogue: SECOND_YEAR_CATALOGUE, itemOf: secondYearItem },
];

test.each(
  YEARS.flatMap(({ ages, ...year }) =>
    ages.flatMap((ageRange) => WEATHER_CATEGORIES.map((weather) => ({ ...year, ageRange, weather }))),
  ),
)(
  "at $ageRange in $weather of the $year year, only what is no stronger speaks, and never both of a pair",
  ({ catalogue, itemOf, ageRange, weather }) => {
    const items = catalogue.map(({ key }) => plannedOf(itemOf, key, ageRange, weather));
    const said = insteadOf(items, itemOf);
    const namesOf = (key: string) => said.get(key) ?? [];
    const pairs = items.flatMap((item) =>
      namesOf(item.key).map((name) => ({ item, other: items.find((one) => one.name === name) })),
    );
    expect(pairs.length).toBeGreaterThan(0);
    for (const { item, other } of pairs) {
      expect(item.cells[0]?.quantity, item.key).toBeGreaterThan(0);
      expect(other?.cells[0]?.quantity, item.key).toBeGreaterThan(0);
      expect(rankOf(item.cells[0]), item.key).toBeGreaterThanOrEqual(rankOf(other?.cells[0]));
      expect(namesOf(other?.key ?? ""), item.key).not.toContain(item.name);
    }
  },
);

/** A smaller rank is more essential. */
function rankOf(cell: { essentiality?: Essentiality | null } | undefined): number {
  return cell?.essentiality ? ESSENTIALITIES.indexOf(cell.essentiality) : 9;
}

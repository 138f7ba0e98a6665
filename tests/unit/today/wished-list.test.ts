// E10: the way of a missing piece to the shopping list.
import { describe, expect, test } from "vitest";
import { planOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import { packWeatherGroups } from "../../../app/contracts/plans/stored-plan.ts";
import { sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import { stillAsked } from "../../../app/domain/growth/still-asked.ts";
import { parseShoppingScope } from "../../../app/domain/shopping/shopping-list.ts";
import { AGE_RANGES, LAUNDRY_SCENARIOS } from "../../../app/domain/vocabulary.ts";
import type { ItemKey } from "../../../app/domain/wardrobe/catalogue-table.ts";
import { isItemKey } from "../../../app/domain/wardrobe/insulation-table.ts";
import { expandNormals } from "../../../app/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "../../../app/domain/weather/weather-groups.ts";
import { waysToList } from "../../../app/views/today/wished-list.ts";
import {
  type ItemRow,
  readPlanItem,
  readWardrobe,
  wardrobeOn,
} from "../../../app/views/wardrobe/plan-items.ts";
import { listOf } from "../../support/wardrobe-views.ts";
import { aRow, everyRow } from "../fixtures/item-rows.ts";
import { MINNEAPOLIS } from "../fixtures/normals.ts";

const BORN = "2027-03-10";
const GROUPS = buildWeatherGroups(expandNormals(MINNEAPOLIS, "2021-01-01", "2025-12-31"), BORN);
const PLAN = { weatherGroups: packWeatherGroups(GROUPS), laundryScenario: LAUNDRY_SCENARIOS[1] };
const SIZES = sizesOfPlan(null, { expectedDueDate: BORN, babyBornOn: BORN });

const wayIn = (items: readonly ItemRow[], key: ItemKey, day = "2027-04-10", worn = ["0-3m"] as const) =>
  waysToList(wardrobeOn(planOnDay(SIZES, GROUPS, day), items.map(readPlanItem), PLAN.laundryScenario))(
    key,
    worn,
  );

/** Needed nowhere. */
const unneeded = (key: ItemKey, fields: Partial<ItemRow> = {}) =>
  aRow(key, GROUPS, { calculatedQuantities: "", ...fields });

describe("a missing piece", () => {
  test("is on the list exactly if the list has it, on its own line", () => {
    const items = everyRow(GROUPS);
    const view = listOf(
      {
        weatherGroups: PLAN.weatherGroups,
        newbornDays: null,
        still: stillAsked(SIZES, GROUPS, "2027-04-10"),
      },
      items,
      PLAN.laundryScenario,
      { scope: "0-3m", levels: ["Essential", "Recommended", "Nice-to-have", null] },
    );
    const lines = view.list.sections.flatMap(({ essentiality, categories }) =>
      categories.flatMap(({ lines: all }) => all.map(({ id }) => `line-${id}-${essentiality ?? "unrated"}`)),
    );
    expect(lines.length).toBeGreaterThan(20);
    const ways = items.map(({ clothingNameId }) =>
      isItemKey(clothingNameId) ? wayIn(items, clothingNameId) : null,
    );
    const anchors = ways.flatMap((way) => (way?.kind === "listed" ? [way.path.split("#")[1]] : []));
    expect(anchors.toSorted()).toEqual(lines.toSorted());
  });

  test("that is nice to have is on the list with those", () => {
    const items = everyRow(GROUPS);
    const paths = items.flatMap(({ clothingNameId: key }) => {
      const way = isItemKey(key) ? wayIn(items, key) : null;
      return way?.kind === "listed" ? [way.path] : [];
    });
    for (const path of paths) {
      const [search = "", anchor = ""] = path.replace("shopping-list?", "").split("#");
      const asked = new URLSearchParams(search);
      expect(parseShoppingScope(asked.get("for"))).toBe("0-3m");
      expect(asked.get("nice")).toBe(anchor.endsWith("-Nice-to-have") ? "1" : null);
    }
  });

  test("comes back from being set aside, in the size that is worn or in all", () => {
    const aside = (setAside: readonly string[]) =>
      wayIn([aRow("hat_warm", GROUPS, { setAside: JSON.stringify(setAside) })], "hat_warm");
    const { dashboardItemId: itemId } = aRow("hat_warm", GROUPS);
    expect(aside(["0-3m"])).toEqual({ kind: "aside", itemId, ageRange: "0-3m" });
    expect(aside(AGE_RANGES)).toEqual({ kind: "aside", itemId, ageRange: "0-3m" });
    expect(aside(["3-6m"]).kind).toBe("listed");
  });

  test("that the plan doesn't need becomes an own item as warm as it, or else leads to its row", () => {
    const own = wayIn([unneeded("cardigan")], "cardigan");
    const [path = "", search = ""] = "path" in own ? own.path.split("?") : [];
    expect([own.kind, path]).toEqual(["own", "0-3m"]);
    const asked = new URLSearchParams(search.replace("#add-item", ""));
    expect(asked.get("add")).toBe("Tops & Layers");
    const draft = Object.fromEntries(new URLSearchParams(asked.get("draft") ?? ""));
    expect(draft).toMatchObject({ warmAs: "cardigan", "group-1": "1" });
    expect(draft.name).toMatch(/cardigan/i);

    const row = unneeded("mittens_warm");
    expect(wayIn([row], "mittens_warm")).toEqual({ kind: "row", path: `0-3m#item-${row.dashboardItemId}` });
    const skipped = unneeded("mittens_warm", { setAside: JSON.stringify(AGE_RANGES) });
    expect(wayIn([skipped], "mittens_warm").kind).toBe("row");
    expect(wayIn([], "mittens_warm").kind).toBe("own");
  });

  test("is on the list as the parents' own item that is as warm", () => {
    const own = aRow("cardigan", GROUPS, { clothingNameId: "own_1", warmAs: "cardigan", dashboardItemId: 7 });
    const way = wayIn([unneeded("cardigan"), own], "cardigan");
    expect("path" in way && way.path).toMatch(/#line-7-/);
  });

  test("in a plan whose weather can't be read has a way as well, and a form without numbers", () => {
    const dates = {
      expectedDueDate: BORN,
      babyBornOn: BORN,
      plannedMonths: 12,
      plannedSizes: null,
      babies: 1,
    };
    const plan = {
      ...dates,
      attic: null,
      dayCare: null,
      country: "US",
      nightRoomF: null,
      weatherGroups: "{",
      laundryScenario: "never",
    };
    const ways = waysToList(readWardrobe(plan, [], { today: "2027-04-10" }));
    const way = ways("coat_warm", ["0-3m"]);
    expect(way.kind).toBe("own");
    expect("path" in way && way.path).not.toContain("group-");
  });
});

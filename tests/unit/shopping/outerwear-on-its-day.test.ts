// Heavy outerwear on a plan's surfaces: nothing to go before its day, the same day said everywhere, the numbers in all as before.
import { describe, expect, it } from "vitest";
import { shoppingListText } from "~/components/shopping/shopping-list-text.ts";
import { packWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { type IsoDay, plusDays } from "~/domain/calendar.ts";
import { feedDays } from "~/domain/feed/feed-days.ts";
import { sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { progressOf } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { isHeavyOuterwear } from "~/domain/wardrobe/decide-outerwear.ts";
import { everAsked, planOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import { typicalHistory } from "~/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "~/domain/weather/weather-groups.ts";
import { normalsToday } from "~/domain/weather/world-climate.ts";
import { decidedDays, sayFeedDay } from "~/views/feed/feed-view.ts";
import { viewGiftLines } from "~/views/gifts/gift-lines-view.ts";
import { viewGiverPage } from "~/views/gifts/giver-page-view.ts";
import { tellWaiting, viewSizeAhead } from "~/views/growth/size-ahead-view.ts";
import { viewSizeReminder } from "~/views/mail/size-reminder-view.ts";
import { viewInstantPlan } from "~/views/public/instant-plan-view.ts";
import { shoppingListCsv, viewShoppingList } from "~/views/shopping/shopping-list-view.ts";
import { bagItems } from "~/views/wardrobe/bag-view.ts";
import { viewOtherBoxes } from "~/views/wardrobe/boxes-view.ts";
import { viewDashboard } from "~/views/wardrobe/dashboard-view.ts";
import { decidesOnFit, type ItemRow, readPlanItem, wardrobeOn } from "~/views/wardrobe/plan-items.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";
import { parseCsv } from "../../support/csv.ts";
import { aRow, everyRow } from "../fixtures/item-rows.ts";
import { MINNEAPOLIS } from "../fixtures/normals.ts";

const BORN = "2027-05-10";
const DATES = { attic: null, dayCare: null, expectedDueDate: BORN, babyBornOn: BORN };
const SIZES = sizesOfPlan(null, DATES);
const GROUPS = buildWeatherGroups(typicalHistory(normalsToday(MINNEAPOLIS, { shiftF: null })), BORN);
const weatherGroups = packWeatherGroups(GROUPS);
const SCENARIO = "every_2_3_days" as const;
const EXTRAS = { withLinks: new Set<number>(), images: new Map<number, string>() };

/** The coat of 6–9m, worn from November 10; its cold begins on that day. */
const COAT_DAY = "2027-10-27";
const BEFORE = "2027-06-01";
const COAT = itemName("coat_warm");

const wardrobeOf = (today: IsoDay, rows: readonly ItemRow[] = [aRow("coat_warm", GROUPS)]) =>
  wardrobeOn(planOnDay(SIZES, GROUPS, today), rows.map(readPlanItem), SCENARIO);

const coat = (today: IsoDay, fields = {}, size: AgeRange = "6-9m") =>
  wardrobeOf(today, [aRow("coat_warm", GROUPS, fields)]).needs[0]?.ages[size];
const owned = (pieces: number) => ({
  userAddedQuantities: JSON.stringify({ "6-9m": { Default: { quantity: pieces } } }),
});
const reserved = { coming: JSON.stringify([["6-9m", 1]]) };

describe("a coat that waits for its day", () => {
  it("is not to go before it, and to go from it on", () => {
    expect(coat(plusDays(COAT_DAY, -1))).toMatchObject({ needed: 0, waits: { day: COAT_DAY, pieces: 1 } });
    expect(coat(COAT_DAY)).toMatchObject({ needed: 1, owned: 0 });
    expect(coat(COAT_DAY)).not.toHaveProperty("waits");
  });

  it("counts if it is there or coming, and is never too many", () => {
    for (const fields of [owned(1), owned(3), reserved]) {
      expect(coat(BEFORE, fields)).toMatchObject({ needed: 1 });
      expect(coat(BEFORE, fields)).not.toHaveProperty("waits");
    }
    expect(bagItems(wardrobeOf(BEFORE))[0]?.at["6-9m"]).toMatchObject({ needed: 1, asked: 0 });
  });

  it("is as before in numbers that are anyone's", () => {
    const ever = wardrobeOn(everAsked(GROUPS), [readPlanItem(aRow("coat_warm", GROUPS))], SCENARIO);
    expect(ever.needs[0]?.ages["6-9m"]).toEqual({ needed: 1, owned: 0, essentiality: "Essential" });
  });

  it("stands on the list in a group of its own, with its day, and in its number of all pieces", () => {
    const viewOn = (today: IsoDay) =>
      viewShoppingList(wardrobeOf(today, everyRow(GROUPS)), { scope: "6-9m", country: "US" });
    const [before, on] = [viewOn(plusDays(COAT_DAY, -1)), viewOn(COAT_DAY)];
    expect(before.waiting.map(({ nameId, day }) => [nameId, day])).toContainEqual(["coat_warm", "Oct 27"]);
    expect(before.waiting.every(({ nameId }) => isHeavyOuterwear(nameId))).toBe(true);
    expect(on.waiting).toEqual([]);
    expect(before.everything).toBe(on.everything);
    expect(before.list.essentials.needed).toBeLessThan(on.list.essentials.needed);
    const text = shoppingListText(before.list, "", [], before.waiting);
    expect(text).toContain(`\n\nNOT YET\n- ${COAT}: Decide around Oct 27\n`);
    const file = shoppingListCsv(before.list, "US", before.waiting);
    expect(file).toContain(`6-9m,Essential,Outerwear,${COAT},1,0,0,0,0,Oct 27\r\n`);
    expect(new Set(parseCsv(file).map(({ length }) => length)).size).toBe(1);
  });

  it("says on its row of the dashboard until when, and why not after that", () => {
    const heldOn = (today: IsoDay, fields = {}) =>
      viewDashboard(wardrobeOf(today, [aRow("coat_warm", GROUPS, fields)]), "6-9m", EXTRAS).categories[0]
        ?.items[0];
    expect(heldOn(BEFORE)).toMatchObject({ needed: 1, held: { words: "Decide around Oct 27", waits: true } });
    expect(heldOn(COAT_DAY)).not.toHaveProperty("held");
    expect(heldOn("2028-02-05")).toMatchObject({
      held: { words: "The cold is almost over: no more needed", waits: false },
    });
    expect(heldOn("2026-11-01")).toMatchObject({ held: { words: "Decide around Oct 27, 2027" } });
  });

  it("has the same day on the pages of sizes and the year, on the card, and in the mail", () => {
    const line = `${COAT} · 6–9m: Decide around Oct 27`;
    expect(tellWaiting(wardrobeOf(BEFORE), "year", "US")).toContain(line);
    const ahead = viewSizeAhead({ status: "completed", country: "US" }, wardrobeOf("2027-10-25"));
    expect(ahead).toMatchObject({ ageRange: "6-9m", buy: 0, waiting: [line] });
    expect(viewSizeReminder(wardrobeOf("2027-10-20"), "6-9m", "US").waiting).toEqual([
      { title: "Decide around Oct 27", lines: [{ count: 1, name: COAT }] },
    ]);
  });

  it("has it in calendars by its week, to the end of it, unless a coat is there", () => {
    const columns = { ...DATES, weatherGroups, laundryScenario: SCENARIO, plannedMonths: 12 };
    const plan = { ...columns, plannedSizes: null, babies: 1, nightRoomF: null, country: "US" };
    const feed = {
      sizes: SIZES,
      firstDay: BORN,
      trips: [],
      monthCards: null,
      hasDayCare: false,
      country: "US",
    };
    const daysOn = (today: IsoDay, fields = {}) => {
      const decided = decidedDays(plan, [aRow("coat_warm", GROUPS, fields)], today);
      return feedDays({ ...feed, decided }, today).filter(
        ({ facts }) => facts.kind === "outerwear" && facts.size === "6-9m",
      );
    };
    const week = { start: "2027-10-24", end: "2027-10-31" };
    for (const today of [BEFORE, "2027-10-24", COAT_DAY, "2027-10-30"])
      expect(daysOn(today)).toMatchObject([{ facts: week }]);
    expect(daysOn(BEFORE, owned(1))).toEqual([]);
    const [day] = daysOn(BEFORE);
    const said = day && sayFeedDay(day.facts, { country: "US", origin: "https://x.example", names: null });
    expect(said?.summary).toBe("Baby clothes: decide on winter outerwear about now, size 6–9m");
  });

  it("may be given at any time, as likely, with its day where the list says the month", () => {
    const { personalNotes: _, ...item } = aRow("coat_warm", GROUPS);
    const list = {
      ...{ ...DATES, weatherGroups, laundryScenario: SCENARIO, plannedMonths: 12 },
      ...{
        babies: 1,
        nightRoomF: null,
        country: "US",
        sizes: null,
        starred: "[]",
        leftOff: "[]",
        plannedSizes: null,
      },
      ...{ essentialities: '["Essential","Recommended"]', parentsNames: "[]", heldVersion: 1, title: "" },
      ...{ greeting: "", saysPlace: false, city: null, state: null },
    };
    const lines = viewGiftLines({ list, items: [item], wishes: [], reservations: [] }, BEFORE);
    const line = lines.find((one) => one.kind === "garment" && one.size === "6-9m");
    expect(line).toMatchObject({ left: 1, decidedOn: COAT_DAY });
    const shown = { lines, items: [item], links: [], images: [], monthCards: null, today: BEFORE, own: [] };
    const likely = (saysMonth: boolean) => {
      const page = viewGiverPage({ ...shown, list: { ...list, saysMonth } }, { country: null, asked: null });
      const all = [...page.ideas, ...page.kinds.flatMap((kind) => kind.lines)];
      return all.find(({ key }) => key === line?.key)?.likely;
    };
    expect(likely(true)).toBe("Likely the size for the winter, not sure yet: decided around Oct 27");
    expect(likely(false)).toBe("Likely the size for the winter, not sure yet");
    const onDay = viewGiftLines({ list, items: [item], wishes: [], reservations: [] }, COAT_DAY);
    expect(onDay.find(({ key }) => key === line?.key)).not.toHaveProperty("decidedOn");
  });

  it("comes from a box before its day", () => {
    const wardrobe = wardrobeOf("2027-10-20");
    const content = JSON.stringify([[1, "coat_warm", COAT, "6-9m", 1]]);
    const box = { ...{ id: "box", label: "", place: "", content, onboardingId: "older" } };
    const other = {
      ...box,
      cardTitle: null,
      babyNames: null,
      attemptNumber: 1,
      expectedDueDate: "2024-05-10",
    };
    expect(viewOtherBoxes([other], wardrobe)[0]?.fits).toBe(1);
  });

  it("asks what fits in the two weeks before the cold, unless a coat is there or coming", () => {
    const asks = (today: IsoDay, fields = {}) =>
      decidesOnFit(wardrobeOf(today, [aRow("coat_warm", GROUPS, fields), aRow("socks", GROUPS)]));
    expect(asks(plusDays(COAT_DAY, -1))).toBe(false);
    expect(asks(COAT_DAY)).toBe(true);
    expect(asks(COAT_DAY, owned(1))).toBe(false);
    expect(asks(COAT_DAY, reserved)).toBe(false);
    expect(asks(plusDays(COAT_DAY, 14))).toBe(false);
  });
});

it("an instant plan counts a coat as before, with the same words beside it", () => {
  const place = {
    ...{ name: "Minneapolis, MN", country: "US", latitude: 45, climateKey: "minneapolis" },
    readNormals: () => normalsToday(MINNEAPOLIS, { shiftF: null }),
  };
  const choice = { month: "2027-05", laundry: SCENARIO, size: "6-9m", fit: null } as const;
  const plan = viewInstantPlan(place, choice, "f", "2027-02-01");
  const [row] = plan.categories.flatMap(({ items }) => items.filter(({ nameId }) => nameId === "coat_warm"));
  expect(row).toMatchObject({ needed: 1, held: { waits: true } });
  const listed = plan.categories.flatMap(({ items }) => items.map(({ needed }) => needed));
  expect(plan.essentials).toBe(listed.reduce((sum, needed) => sum + needed, 0));
  const needs = wardrobeOn(everAsked(GROUPS), everyRow(GROUPS).map(readPlanItem), SCENARIO).needs;
  expect(plan.everything).toBe(progressOf(needs, "6-9m").needed);
});

// O3: after a plan's last size each page, notice, and text has one sentence and no outfit. Until the due date none proposes an outing for a
// baby who was born early or small.
import { describe, expect, it } from "vitest";
import { planOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import { wardrobeOn } from "~/views/wardrobe/plan-items.ts";
import { NOTICE_COPY } from "~/words/en/today/notice-copy.ts";
import type { TodayInput } from "../../../app/contracts/today/today-input.ts";
import { type SizesOfPlan, sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import { WEATHER } from "../../../app/domain/ids.ts";
import { inUntil } from "../../../app/domain/plans/birth-date.ts";
import { NO_OWN_TIMES } from "../../../app/domain/today/own-times.ts";
import type { AgeRange } from "../../../app/domain/vocabulary.ts";
import { CARRIED_ON_MONTHS, PLANNED_MONTHS } from "../../../app/domain/wardrobe/growth.ts";
import { viewDayCare } from "../../../app/views/today/day-care-view.ts";
import { viewHelper } from "../../../app/views/today/helper-view.ts";
import { pushedNotice, viewNotice } from "../../../app/views/today/notice-view.ts";
import { todayFacts } from "../../../app/views/today/today-facts.ts";
import { viewToday, viewTodayLine } from "../../../app/views/today/today-view.ts";
import { WITHOUT_COPY } from "../../../app/words/en/today/today-copy.ts";

const BORN = "2027-01-10";
const MONTHS = Array.from({ length: 12 }, (_, month) => {
  const start = `2027-${String(month + 1).padStart(2, "0")}`;
  return {
    ...{ startDate: `${start}-01`, endDate: `${start}-28`, avgTempMax: 60, avgTempMin: 45 },
    primaryWeatherCategory: WEATHER.cool as "Cool",
  };
});
const HOME = { trip: null, marksZone: "America/Chicago" };
const READER = {
  ...{ rooms: { indoors: 70, night: 68 }, last: null, own: NO_OWN_TIMES, isHere: false },
  ...{ situation: null, names: null },
};

interface Case {
  due?: string;
  born?: string;
  months?: typeof PLANNED_MONTHS | typeof CARRIED_ON_MONTHS;
  wasSmall?: boolean;
  sizes?: SizesOfPlan;
}

/** All that is said on a day at seven in the morning. */
function said(
  day: string,
  { due = BORN, born = BORN, months = PLANNED_MONTHS, wasSmall = false, sizes: own }: Case = {},
) {
  const now = Date.parse(`${day}T13:00:00Z`);
  const dates = { expectedDueDate: due, babyBornOn: born };
  const sizes = own ?? sizesOfPlan(null, dates, 1, months);
  const plain = todayFacts({
    plan: { ...dates, babyNames: null, country: "US", wasSmall },
    weather: { timeZone: "America/Chicago", monthCards: null, forecast: null },
    wardrobe: wardrobeOn(planOnDay(sizes, {}, day), [], "daily"),
    ...{ units: "f" as const, marks: null, now, ...HOME },
  });
  const facts: TodayInput = { ...plain, months: MONTHS };
  const notice = viewNotice(facts, READER, now);
  const care = viewDayCare(
    { ...dates, country: "US", babies: 1 },
    wardrobeOn(planOnDay(sizes, {}, day), [], "daily"),
    { lists: [], asked: null },
  );
  return {
    today: viewToday(facts, READER, now),
    line: viewTodayLine(facts, NO_OWN_TIMES, now),
    helper: viewHelper([facts, facts], { name: "", asked: null, country: "US" }, now),
    notice,
    push: notice && pushedNotice(notice.said, "/").body,
    care,
  };
}

const LAST = WITHOUT_COPY.next("12–18m");
const LATER = WITHOUT_COPY.next("18–24m");
const END = WITHOUT_COPY.end;

describe("after a plan's last size", () => {
  it.each([
    ["a day after the first year", "2028-01-10", PLANNED_MONTHS, LAST],
    ["at 17 months", "2028-06-20", PLANNED_MONTHS, LAST],
    ["at 23 months", "2028-12-20", PLANNED_MONTHS, LATER],
    ["at 24 months", "2029-01-10", PLANNED_MONTHS, END],
    ["at 24 months", "2029-01-10", CARRIED_ON_MONTHS, END],
    ["at 26 months", "2029-03-20", CARRIED_ON_MONTHS, END],
    ["at 27 months", "2029-04-10", CARRIED_ON_MONTHS, END],
  ] as const)("every surface says one sentence and dresses nobody %s", (_, day, months, words) => {
    const { today, line, helper, notice, push, care } = said(day, { months });
    expect(today.without?.words).toBe(words);
    expect(JSON.stringify(today.groups)).not.toContain('"sentence"');
    expect(today.groups[0]?.rooms).toEqual({ indoors: [], night: [] });
    expect(line).toBe(`Today: ${words}`);
    expect([helper.without, helper.days]).toEqual([words, []]);
    expect(helper.text).toBe(`Clothes for the baby\n\n${words}`);
    const lastNotice = `${words} ${NOTICE_COPY.last}`;
    expect(notice).toMatchObject({ said: { sentence: lastNotice, paragraphs: [] }, isOnce: true });
    expect(push).toBe(lastNotice);
    expect(care.without).toBe(words);
  });

  it.each([
    ["before the birth", "2026-12-30", PLANNED_MONTHS],
    ["on the first year's last day", "2028-01-09", PLANNED_MONTHS],
    ["at 17 months of a plan of 24", "2028-06-20", CARRIED_ON_MONTHS],
    ["on the last day of 24 months", "2029-01-09", CARRIED_ON_MONTHS],
  ] as const)("not %s", (_, day, months) => {
    const { today, line, helper, notice, care } = said(day, { months });
    expect([today.without, helper.without, care.without]).toEqual([null, null, null]);
    expect(today.groups[0]?.outdoors?.now?.outfits).not.toEqual({});
    expect(line).toMatch(/^Today · [\w ]+: \w/);
    expect(notice?.isOnce).toBe(false);
  });

  it.each([
    ["in different sizes", "18-24m", "12–18m and 18–24m by now. This plan ends with the size before."],
    ["in the same size", "12-18m", LAST],
  ] as const)("twins %s have one sentence everywhere, and one last notice", (_, size, words) => {
    const dates = { expectedDueDate: BORN, babyBornOn: BORN };
    const worn = (key: AgeRange) => ({
      "9-12m": { start: "2027-10-10", end: "2027-12-31" },
      [key]: { start: "2028-01-01", end: "2028-12-31" },
    });
    const sizes = { ...sizesOfPlan(null, dates, 2), untilOutgrown: [worn("12-18m"), worn(size)] };
    const { today, helper, notice, care } = said("2028-06-20", { sizes });
    expect([today.without?.words, helper.without, care.without]).toEqual([words, words, words]);
    expect(notice).toMatchObject({ isOnce: true, said: { sentence: `${words} ${NOTICE_COPY.last}` } });
  });

  it("a sentence says it in the evening, too, when the day's windows are over", () => {
    const now = Date.parse("2028-01-11T04:00:00Z");
    const dates = { expectedDueDate: BORN, babyBornOn: BORN };
    const facts = todayFacts({
      plan: { ...dates, babyNames: null, country: "US", wasSmall: false },
      weather: { timeZone: "America/Chicago", monthCards: null, forecast: null },
      wardrobe: wardrobeOn(planOnDay(sizesOfPlan(null, dates), {}, "2028-01-10"), [], "daily"),
      ...{ units: "f" as const, marks: null, now, ...HOME },
    });
    expect(viewToday(facts, READER, now).without?.words).toBe(LAST);
    expect(viewNotice(facts, READER, now)?.said.sentence).toBe(`${LAST} ${NOTICE_COPY.last}`);
    expect(viewHelper([facts, facts], { name: "", asked: null, country: "US" }, now).without).toBe(LAST);
  });
});

describe("until the due date", () => {
  const early = { due: "2027-03-21", born: BORN };

  it.each([
    ["born ten weeks early, at five days", "2027-01-15", early, WITHOUT_COPY.in],
    ["born ten weeks early, the day before the due date", "2027-03-20", early, WITHOUT_COPY.in],
    ["born small, two weeks early", "2027-01-15", { due: "2027-01-24", wasSmall: true }, WITHOUT_COPY.in],
    ["still small, without a due date", "2027-01-15", { wasSmall: true }, WITHOUT_COPY.small],
    ["still small, at 17 weeks", "2027-05-15", { wasSmall: true }, WITHOUT_COPY.small],
  ])("no outing is proposed for a baby %s", (_, day, baby, words) => {
    const { today, line, helper, notice, push } = said(day, baby);
    expect(today.without).toEqual({ kind: "in", words: words });
    expect(today.situations).toEqual(["indoors", "night"]);
    expect(today.opened.situation).toBe("night");
    expect(
      Object.values(today.groups[0]?.outdoors ?? {}).flatMap(({ outfits }) => Object.keys(outfits)),
    ).toEqual([]);
    expect(today.groups[0]?.rooms.night.length).toBeGreaterThan(0);
    expect(line).toBe(`Today: ${words}`);
    expect([helper.without, helper.days]).toEqual([words, []]);
    expect(helper.text).toContain(words);
    expect(notice).toMatchObject({ said: { sentence: words }, isOnce: false });
    expect(push).toBe(words);
  });

  it.each([
    ["on the due date", "2027-03-21", early],
    ["three weeks early", "2027-01-15", { due: "2027-01-31" }],
    ["small, after the due date", "2027-01-15", { due: "2027-01-12", wasSmall: true }],
    ["small, 18 weeks after a birth without a due date,", "2027-05-16", { wasSmall: true }],
  ])("but %s it is", (_, day, baby) => {
    const { today, notice } = said(day, baby);
    expect(today.without).toBeNull();
    expect(today.situations[0]).toBe("stroller");
    expect(notice?.said.sentence).not.toBe(WITHOUT_COPY.in);
  });

  it("counts 37 weeks as three weeks before it", () => {
    const born = (babyBornOn: string | null) => inUntil({ expectedDueDate: "2027-03-21", babyBornOn }, false);
    expect([born(null), born("2027-02-28"), born("2027-02-27"), born("2027-03-21")]).toEqual([
      ...[null, null, "2027-03-21", null],
    ]);
  });
});

// The numbers and words of an instant plan: the same as in every other plan, and the same wherever they
// appear.

import { describe, expect, it } from "vitest";
import { unpackNormals } from "../../../app/contracts/weather/climate-normals.ts";
import { plusDays } from "../../../app/domain/calendar.ts";
import { namesDays } from "../../../app/domain/public/plan-address.ts";
import { LAUNDRY_SCENARIOS } from "../../../app/domain/vocabulary.ts";
import { CALENDAR_SIZES } from "../../../app/domain/wardrobe/size-table.ts";
import { countEssentials, viewInstantPlan } from "../../../app/views/public/instant-plan-view.ts";
import { EXAMPLE_BABY, EXAMPLE_PLACES, workOutExamples } from "../../../app/views/public/landing-example.ts";
import {
  babyWords,
  pictureLines,
  planTitle,
  sizeLine,
} from "../../../app/words/en/public/instant-plan-copy.ts";

const [COLD, HOT] = EXAMPLE_PLACES;
const place = ({ place: name, months }: { place: string; months: string }) => ({
  name,
  country: "US",
  latitude: 40,
  climateKey: months,
  readNormals: () => unpackNormals(months),
});
const FIRST = { month: "2027-02", size: "0-3m", laundry: "every_2_3_days", fit: null } as const;
const TODAY = "2026-11-22";

describe("an instant plan", () => {
  it("has the numbers of the landing page where it speaks of the same weather", () => {
    const [example] = workOutExamples().us;
    // The page uses the middle of the month, the example its first day.
    const plan = viewInstantPlan(
      place(COLD),
      { ...FIRST, month: EXAMPLE_BABY.dueDate.slice(0, 7) },
      "f",
      "2026-10-01",
    );
    expect(plan.groups[0]?.start).toBe("2026-10-15");
    expect(Math.abs(plan.essentials - (example?.essentials ?? 0))).toBeLessThanOrEqual(6);
  });

  it("agrees with itself: headline, rows, sizes, and what the picture says", () => {
    for (const size of CALENDAR_SIZES) {
      for (const laundry of LAUNDRY_SCENARIOS) {
        const plan = viewInstantPlan(place(COLD), { ...FIRST, size, laundry }, "f", TODAY);
        const rows = plan.categories.flatMap(({ items }) => items);
        const others = plan.others.flatMap(({ items }) => items);
        const sum = (items: typeof rows) => items.reduce((total, { needed }) => total + needed, 0);
        expect(rows.every(({ essentiality }) => essentiality === "Essential")).toBe(true);
        expect(sum(rows)).toBe(plan.essentials);
        expect(sum(rows) + sum(others)).toBe(plan.everything);
        expect(plan.sizes.find((one) => one.size === size)?.essentials).toBe(plan.essentials);
        expect(countEssentials(place(COLD), { ...FIRST, size, laundry }, TODAY)).toEqual({
          count: plan.essentials,
          size,
        });
        expect(plan.year).toBeLessThanOrEqual(plan.sizes.reduce((total, one) => total + one.essentials, 0));
        expect(plan.year).toBeGreaterThan(Math.max(...plan.sizes.map((one) => one.essentials)));
      }
    }
  });

  it("abroad asks for the sack of a cool bedroom where windows are closed", () => {
    const abroad = { ...place(COLD), country: "DE" };
    const sacksOf = (where: typeof abroad, month: string) => {
      const plan = viewInstantPlan(where, { ...FIRST, month }, "f", TODAY);
      const shown = [...plan.categories, ...plan.others].flatMap(({ items }) => items);
      return shown.flatMap(({ nameId, essentiality }) =>
        /tog_(10|25)$/.test(nameId) ? [[nameId, essentiality]] : [],
      );
    };
    const [thin, thick] = ["sleep_sack_tog_10", "sleep_sack_tog_25"];
    expect(sacksOf(place(COLD), "2027-01")).toEqual([
      [thin, "Essential"],
      [thick, "Nice-to-have"],
    ]);
    expect(sacksOf(abroad, "2027-01")).toEqual([
      [thick, "Essential"],
      [thin, "Nice-to-have"],
    ]);
    const inHeat = [place(HOT), { ...place(HOT), country: "MX" }].map((where) => sacksOf(where, "2027-07"));
    expect(inHeat).toEqual([[[thin, "Nice-to-have"]], [[thin, "Nice-to-have"]]]);
  });

  it.each([
    ["hot", place(HOT)],
    ["abroad", { ...place(COLD), country: "DE" }],
  ])("gives every number its reason, and draws the year without a today: %s", (_, where) => {
    const { categories, others, picture } = viewInstantPlan(where, FIRST, "f", TODAY);
    for (const { needed, reasons } of [...categories, ...others].flatMap(({ items }) => items)) {
      expect(
        reasons.reasons.some(({ why }) => new RegExp(`(: | so )${needed}( is enough)?$`).test(why)),
      ).toBe(true);
    }
    expect(picture?.today).toBeNull();
    expect(picture?.start?.label.text).toBe("Due");
  });

  it("is the same whenever it is asked for", () => {
    expect(viewInstantPlan(place(COLD), FIRST, "f", TODAY)).toEqual(
      viewInstantPlan(place(COLD), FIRST, "f", TODAY),
    );
  });

  it("is the same every day until its month begins, and may then say something else each day", () => {
    const asked = { ...FIRST, size: null, fit: "2027-12" };
    const days = Array.from({ length: 220 }, (_, at) => plusDays("2026-11-01", at));
    const plans = days.map((today) => JSON.stringify(viewInstantPlan(place(COLD), asked, "f", today)));
    const told = days.filter((_, at) => at + 1 < days.length && plans[at] !== plans[at + 1]);
    expect(told.length).toBeGreaterThan(50);
    for (const day of told) expect(namesDays("2027-02", day), day).toBe(true);
    expect(days.filter((day) => !namesDays("2027-02", day)).at(-1)).toBe("2027-01-31");
  });

  it("answers a giver who asks what fits in a month, by the size, the weather, and what it needs", () => {
    const asked = { ...FIRST, fit: "2027-12" };
    const { fit } = viewInstantPlan(place(COLD), asked, "f", TODAY);
    expect(fit?.months.map(({ value }) => value).slice(0, 2)).toEqual(["2027-02", "2027-03"]);
    expect(fit?.months).toHaveLength(13);
    expect(fit?.answer?.text).toMatch(/^December 2027: (between 6–9m and )?9–12m$/);
    expect(fit?.answer?.warmth).toMatch(/^Highs near −?\d+°F, lows near −?\d+°F, with snow\.$/);
    expect(fit?.answer?.pieces).toHaveLength(5);
    expect(fit?.answer?.pieces.map(({ words }) => words).join()).toMatch(/Snowsuit|Bunting|Coat/);
    expect(viewInstantPlan(place(COLD), asked, "c", TODAY).fit?.answer?.warmth).toMatch(/°C/);
    expect(viewInstantPlan(place(COLD), FIRST, "f", TODAY).fit).toMatchObject({ answer: null });
    // Without a question, the coldest month is offered first.
    expect(fit?.chosen).toBe("2027-12");
    expect(viewInstantPlan(place(COLD), FIRST, "f", TODAY).fit?.chosen).toMatch(/^202[78]-01$/);
    expect(viewInstantPlan(place(COLD), FIRST, "f", "2028-04-01").fit).toBeNull();
  });

  it("changes nothing but its weather's words in other units", () => {
    const [american, metric] = [
      viewInstantPlan(place(COLD), FIRST, "f", TODAY),
      viewInstantPlan(place(COLD), FIRST, "c", TODAY),
    ];
    expect(metric.units).toBe("c");
    expect({ ...metric, units: "f", picture: null }).toEqual({ ...american, picture: null });
    expect(american.picture?.rows[0]?.high).toMatch(/°F$/);
    expect(metric.picture?.rows[0]).toMatchObject({
      high: expect.stringMatching(/°C$/),
      precipitation: expect.stringMatching(/^\d+ mm$/),
    });
  });

  it("opens a June baby's plan at the next size, leaves out what is over, and says the age and what still fits", () => {
    const june = { ...FIRST, month: "2026-06", size: null };
    const plan = viewInstantPlan(place(COLD), june, "f", "2026-11-22");
    expect(plan).toMatchObject({
      age: { months: 5, weeks: 22 },
      size: "6-9m",
      opening: "6-9m",
      ending: { ageRange: "3-6m", day: "Dec 14" },
    });
    expect(plan.sizes.map(({ size }) => size)).toEqual(["3-6m", "6-9m", "9-12m"]);
    expect(plan.ending?.remaining).toBe(plan.sizes[0]?.essentials);
    expect(plan.year).toBeLessThan(viewInstantPlan(place(COLD), june, "f", "2026-06-01").year);
    expect(plan.picture?.today).not.toBeNull();
    // A size that is over isn't shown, whatever the address says.
    expect(viewInstantPlan(place(COLD), { ...june, size: "0-3m" }, "f", "2026-11-22").size).toBe("6-9m");
    expect(viewInstantPlan(place(COLD), { ...june, size: "3-6m" }, "f", "2026-11-22").size).toBe("3-6m");
    // In its last two weeks, nothing of a size is asked for.
    const later = viewInstantPlan(place(COLD), { ...june, size: "3-6m" }, "f", "2026-12-02");
    expect(later).toMatchObject({ size: "6-9m", ending: null });
  });

  it("asks for no newborn pieces once they would be worn for fewer than two weeks", () => {
    const newborns = (today: string) =>
      viewInstantPlan(place(COLD), { ...FIRST, month: "2026-11" }, "f", today)
        .categories.flatMap(({ items }) => items)
        .filter(({ nameId }) => nameId.endsWith("_nb")).length;
    expect(newborns("2026-11-10")).toBeGreaterThan(2);
    expect(newborns("2026-12-01")).toBeGreaterThan(2);
    expect(newborns("2026-12-02")).toBe(0);
    expect(newborns("2027-01-05")).toBe(0);
  });

  it("says of a baby who is here how old it is", () => {
    const words = (age: { months: number; weeks: number }) => babyWords(36, "June", "Minneapolis, MN", age);
    expect(words({ months: 5, weeks: 23 })).toBe(
      "essentials for a June baby, now 5 months, in Minneapolis, MN",
    );
    expect(words({ months: 1, weeks: 4 })).toContain("now 1 month,");
    expect(words({ months: 0, weeks: 3 })).toContain("now 3 weeks,");
    expect(words({ months: 0, weeks: 0 })).toContain("baby, just born, in");
    expect(sizeLine("3-6m", null, "daily", "June 15", true)).toBe(
      "For 3 to 6 months, born around June 15, with laundry every day",
    );
  });

  it("speaks of a February and of an August baby", () => {
    expect(babyWords(48, "February", "Minneapolis, MN")).toBe(
      "essentials for a February baby in Minneapolis, MN",
    );
    expect(planTitle(1, "August", "Miami, FL")).toBe("1 essential for an August baby in Miami, FL");
    expect(babyWords(2, "October", "Miami, FL")).toContain("an October");
    expect(sizeLine("0-3m", null, "daily", "February 15")).toBe(
      "For the first three months, due around February 15, with laundry every day",
    );
  });

  it("says the size as shops at the place print it, in the picture too", () => {
    expect(sizeLine("3-6m", "EU 68", "weekly_plus", "May 15")).toBe(
      "For 3 to 6 months (EU 68), due around May 15, with laundry once a week",
    );
    expect(pictureLines("April", "Munich, Germany", "EU 56/62")).toEqual([
      "for an April baby (EU 56/62)",
      "in Munich, Germany",
    ]);
    expect(pictureLines("April", "Chicago, IL", null)).toEqual(["for an April baby", "in Chicago, IL"]);
  });
});

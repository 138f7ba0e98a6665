// The addresses of instant plans: one spelling each, containing only a place, a month, the two choices, and
// the units.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPlanQuestion } from "../../../app/contracts/public/plan-question.ts";
import { middleOf, plusDays, plusMonths, readMonth } from "../../../app/domain/calendar.ts";
import { dueDateProblem } from "../../../app/domain/plans/birth-date.ts";
import {
  offeredMonths,
  plannableMonths,
  planPath,
  readPlanAddress,
  sizesOfMonth,
} from "../../../app/domain/public/plan-address.ts";

const TODAY = "2026-11-22";
const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, "https://layette.example");
  return readPlanAddress(pathname, searchParams, "en");
};

describe("the address of an instant plan", () => {
  it.each([
    ["/plan/55401/2027-02", "/plan/55401/2027-02"],
    ["/plan/55401/2027-02?size=0-3m&laundry=every_2_3_days", "/plan/55401/2027-02?size=0-3m"],
    ["/plan/55401/2027-02?laundry=daily&size=3-6m", "/plan/55401/2027-02?size=3-6m&laundry=daily"],
    ["/plan/55401/2027-02?size=9-12m&utm_source=x&size=3-6m", "/plan/55401/2027-02?size=9-12m"],
    ["/plan/55401/2027-02?size=huge&laundry=never", "/plan/55401/2027-02"],
    ["/plan/55401/2027-02?units=c&size=3-6m", "/plan/55401/2027-02?size=3-6m&units=c"],
    // The place's usual units are left out.
    ["/plan/55401/2027-02?units=f", "/plan/55401/2027-02"],
    ["/plan/55401/2027-02?units=C", "/plan/55401/2027-02"],
    ["/plan/55401/2027-02?units=k&units=c", "/plan/55401/2027-02"],
    ["/plan/de/munich-2867714/2027-02?laundry=every_2_3_days&x=y", "/plan/de/munich-2867714/2027-02"],
    ["/plan/br/sao-paulo-3448439/2027-02?laundry=daily", "/plan/br/sao-paulo-3448439/2027-02?laundry=daily"],
    ["/plan/jp/1850147/2027-02", "/plan/jp/1850147/2027-02"],
    // A month for which somebody asks what fits is one of the baby's first year.
    ["/plan/55401/2027-02?fit=2027-12&units=c", "/plan/55401/2027-02?units=c&fit=2027-12"],
    ["/plan/55401/2027-02?fit=2028-02", "/plan/55401/2027-02?fit=2028-02"],
    ["/plan/55401/2027-02?fit=2028-03", "/plan/55401/2027-02"],
    ["/plan/55401/2027-02?fit=2027-01", "/plan/55401/2027-02"],
    ["/plan/55401/2027-02?fit=December", "/plan/55401/2027-02"],
  ])("S49 %s is the plan at %s", (address, canonical) => {
    const plan = read(address);
    expect(plan && planPath(plan)).toBe(canonical);
  });

  it.each([
    "/plan",
    "/plan/",
    "/plan/55401",
    "/plan/5540/2027-02",
    "/plan/554011/2027-02",
    "/plan/５５４０１/2027-02",
    "/plan/55401/2027-2",
    "/plan/55401/2027-13",
    "/plan/55401/2027-00",
    "/plan/55401/2027-02/",
    "/plan/55401/2027-02/picture.png",
    "/plan/55401'/2027-02",
    "/plan/%35%35401/2027-02",
    "/Plan/55401/2027-02",
    "/plan/de/munich/2027-02",
    "/plan/DE/munich-2867714/2027-02",
    "/plan/deu/munich-2867714/2027-02",
    "/plan/de/m%C3%BCnchen-2867714/2027-02",
    "/plan/de/munich--2867714/2027-02",
    "/plan/de/munich-0/2027-02",
    "/plan/de/munich-99999999999999/2027-02",
    "/plan/de/munich-2867714/2027-02/picture.png",
    "/plan/de/x/munich-2867714/2027-02",
    `/plan/de/${"a".repeat(100)}-2867714/2027-02`,
  ])("S49 %s is no plan's", (address) => {
    expect(read(address)).toBeNull();
  });

  it("has the months whose middle the quiz takes, back to the last one whose first year isn't over", () => {
    const months = plannableMonths(TODAY);
    expect([months.at(0), months.at(-1), months.length]).toEqual(["2025-12", "2027-09", 22]);
    expect(plannableMonths("2026-11-14").at(0)).toBe("2025-11");
    expect(plannableMonths("2026-11-15").at(0)).toBe("2025-12");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (days) => {
        const today = plusDays(TODAY, days);
        const taken = plannableMonths(today).map(middleOf);
        expect(taken.map((day) => dueDateProblem(day, today)).every((problem) => problem === null)).toBe(
          true,
        );
        const [first = "", last = ""] = [taken.at(0), taken.at(-1)];
        expect(plusMonths(first, 12) > today).toBe(true);
        expect(plusMonths(first, 11) > today).toBe(false);
        expect(dueDateProblem(plusMonths(last, 1), today)).toBe("DUE_DATE_TOO_FAR");
      }),
    );
  });

  it("offers the months from now on, the one in four months first of all, and those of the last year", () => {
    const { months, born, usual } = offeredMonths("2026-08-31");
    expect([months.at(0), usual, months.at(-1)]).toEqual(["2026-08", "2026-12", "2027-06"]);
    expect([born.at(0), born.at(-1), born.length]).toEqual(["2026-08", "2025-09", 12]);
  });

  it.each([
    // The middle of the month is ahead: a plan of a baby who is due.
    [
      "2026-11-15",
      { isBorn: false, opening: "0-3m", sizes: ["0-3m", "3-6m", "6-9m", "9-12m"], ending: null },
    ],
    ["2026-11-16", { isBorn: true, opening: "0-3m", sizes: ["0-3m", "3-6m", "6-9m", "9-12m"], ending: null }],
    // The first size ends on Feb 14.
    ["2027-01-09", { isBorn: true, opening: "0-3m", sizes: ["0-3m", "3-6m", "6-9m", "9-12m"], ending: null }],
    [
      "2027-01-10",
      {
        isBorn: true,
        opening: "3-6m",
        sizes: ["0-3m", "3-6m", "6-9m", "9-12m"],
        ending: { ageRange: "0-3m", lastDay: "2027-02-14" },
      },
    ],
    // Fewer than 14 days are left of it.
    ["2027-02-02", { isBorn: true, opening: "3-6m", sizes: ["3-6m", "6-9m", "9-12m"], ending: null }],
    ["2027-11-14", { isBorn: true, opening: "9-12m", sizes: ["9-12m"], ending: null }],
  ] as const)("opens a November baby's plan on %s at the size that matters", (today, { ...expected }) => {
    expect(sizesOfMonth("2026-11", today)).toMatchObject(expected);
  });

  it("always opens at one of the sizes that it has", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (days) => {
        const today = plusDays(TODAY, days);
        for (const month of plannableMonths(today)) {
          const { sizes, opening, ending } = sizesOfMonth(month, today);
          expect(sizes).toContain(opening);
          if (ending) expect(sizes.indexOf(opening)).toBe(sizes.map(String).indexOf(ending.ageRange) + 1);
        }
      }),
    );
  });

  it("names real months only", () => {
    expect(["2027-02", "2027-2", "0000-00", "2027-02-01", " 2027-02"].map(readMonth)).toEqual([
      "2027-02",
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("the form of a place and a month", () => {
  const ask = (search: string) => readPlanQuestion(new URLSearchParams(search));

  it.each([
    ["zip=55401&month=2027-02", "/plan/55401/2027-02"],
    ["zip=+55401-1234+&month=2027-02", "/plan/55401/2027-02"],
    ["zip=02108&month=2027-02&size=9-12m", "/plan/02108/2027-02"],
    ["zip=Denver,+CO+80202&month=2027-02", "/plan/80202/2027-02"],
    ["zip=MN+55401&month=2027-02", "/plan/55401/2027-02"],
    // A button with a month of birth.
    ["zip=55401&month=2027-02&born=2026-06", "/plan/55401/2026-06"],
  ])("leads from %s to the plan", (search, path) => {
    expect(ask(search)).toEqual({ kind: "plan", path });
  });

  it.each([
    ["zip=Denver+CO&month=2027-02", "/plan/cities?q=Denver+CO&month=2027-02"],
    ["zip=+M%C3%BCnchen+&month=soon", "/plan/cities?q=M%C3%BCnchen"],
    ["zip=80331+M%C3%BCnchen", "/plan/cities?q=80331+M%C3%BCnchen"],
  ])("leads from the city in %s to the search for it", (search, path) => {
    expect(ask(search)).toEqual({ kind: "cities", path });
  });

  it.each([
    ["zip=5540&month=2027-02", { zip: "5540", month: "2027-02", errors: { zip: "ZIP_INVALID" } }],
    ["zip=a&month=2027-02", { zip: "", month: "2027-02", errors: { zip: "ZIP_INVALID" } }],
    ["zip=09012&month=2027-02", { zip: "09012", month: "2027-02", errors: { zip: "ZIP_NOT_COVERED" } }],
    ["zip=55401&month=soon", { zip: "55401", month: "", errors: { month: "MONTH_INVALID" } }],
    ["zip=%3Cscript%3E", { zip: "", month: "", errors: { zip: "ZIP_INVALID", month: "MONTH_INVALID" } }],
    ["zip=&month=2027-02", { zip: "", month: "2027-02", errors: { zip: "ZIP_INVALID" } }],
  ])("S47 says what is wrong with %s, and shows nothing but digits again", (search, question) => {
    expect(ask(search)).toEqual({ kind: "question", question });
  });

  it.each([
    ["q=Munich&place=&month=2027-02", "2027-02"],
    ["q=&place=&month=2027-13", ""],
    ["place=&month=%3Cscript%3E", ""],
  ])("takes the month along from the city search, %s, where no ZIP code is wrong yet", (search, month) => {
    expect(ask(search)).toEqual({ kind: "question", question: { zip: "", month, errors: {} } });
  });

  it.each([
    ["utm=1", ""],
    ["month=2027-02", "2027-02"],
  ])("speaks of no ZIP code where nobody else has: %s", (search, month) => {
    expect(ask(search)).toEqual({ kind: "question", question: { zip: null, month, errors: {} } });
  });
});

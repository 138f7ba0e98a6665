// A year of reminders for any plan anywhere: each size is announced once, three weeks ahead, in the morning.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayInZone, daysBetween, minuteInZone, plusDays, plusYears } from "../../../app/domain/calendar.ts";
import { BIRTH_ASKED, type PastReminder, reminderMove } from "../../../app/domain/mail/size-reminder.ts";
import type { PlanDates } from "../../../app/domain/plans/birth-date.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const at = (moment: string) => Date.parse(moment);

/** From −11 to +14, with half hours and clock changes in both hemispheres. */
const ZONES = [
  "Pacific/Pago_Pago",
  "Pacific/Honolulu",
  "America/Adak",
  "America/Anchorage",
  "America/Los_Angeles",
  "America/Phoenix",
  "America/Denver",
  "America/Chicago",
  "America/New_York",
  "America/St_Johns",
  "America/Santiago",
  "UTC",
  "Europe/London",
  "Africa/Casablanca",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
];

interface Told {
  ageRange: string;
  at: number;
  daysLeft: number;
  minute: number;
}

interface Walk {
  from: number;
  until: number;
  timeZone: string;
  /** The plan at a given instant. */
  planAt: (now: number) => PlanDates & { onboardingId: string };
  /** When the cron is down. */
  down?: [from: number, until: number];
  past?: PastReminder[];
}

/** Checks the plan whenever it is due, at the cron's next minute. */
function walk({ from, until, timeZone, planAt, down, past = [] }: Walk): Told[] {
  const told: Told[] = [];
  const reminded = [...past];
  let looks = 0;
  for (let now = from; now < until; ) {
    if (down && now >= down[0] && now < down[1]) now = down[1];
    const plan = planAt(now);
    const move = reminderMove({ plan, past: reminded, timeZone, now });
    expect(move.lookAt).toBeGreaterThan(now);
    expect(move.lookAt - now).toBeLessThanOrEqual(DAY_MS);
    if (move.kind === "ask") {
      reminded.push({ onboardingId: plan.onboardingId, ageRange: BIRTH_ASKED, createdAt: now });
      told.push({
        ageRange: BIRTH_ASKED,
        at: now,
        daysLeft: 0,
        minute: minuteInZone(new Date(now), timeZone),
      });
    }
    if (move.kind === "remind") {
      const today = dayInZone(new Date(now), timeZone);
      told.push({
        ageRange: move.ageRange,
        at: now,
        daysLeft: daysBetween(today, move.start),
        minute: minuteInZone(new Date(now), timeZone),
      });
      reminded.push({ onboardingId: plan.onboardingId, ageRange: move.ageRange, createdAt: now });
    }
    now = Math.ceil(move.lookAt / 60_000) * 60_000;
    looks += 1;
  }
  // About one a day.
  expect(looks).toBeLessThan(((until - from) / DAY_MS) * 1.2 + 12);
  return told;
}

const plan = (expectedDueDate: string, babyBornOn: string | null = null) => ({
  onboardingId: "p",
  expectedDueDate,
  babyBornOn,
});

/** Born on the due date, which its parents enter at once, in any time zone. */
const bornOn = (dueDate: string) => (now: number) =>
  plan(dueDate, now >= at(`${dueDate}T00:00:00Z`) - DAY_MS ? dueDate : null);

const ALL = ["0-3m", "3-6m", "6-9m", "9-12m"];

describe("F29 a year of reminders", () => {
  it.each(ZONES)("are four in %s, each three weeks ahead between eight and eleven", (timeZone) => {
    for (const dueDate of ["2027-04-25", "2028-02-29", "2027-11-22"]) {
      for (const hour of [5.5, 23.99]) {
        const from = at(`${plusDays(dueDate, -60)}T00:00:00Z`) + hour * HOUR_MS;
        const until = at(`${plusYears(dueDate, 1)}T00:00:00Z`);
        const told = walk({ from, until, timeZone, planAt: bornOn(dueDate) });
        expect(told.map(({ ageRange }) => ageRange)).toEqual(ALL);
        for (const one of told) {
          expect(one.daysLeft).toBe(21);
          expect(one.minute).toBeGreaterThanOrEqual(8 * 60);
          expect(one.minute).toBeLessThan(11 * 60);
        }
      }
    }
  });

  it("hold for any start, zone and second of looking first", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.constantFrom(...ZONES),
        fc.integer({ min: 0, max: DAY_MS }),
        (offset, timeZone, first) => {
          const dueDate = plusDays("2025-01-01", offset);
          const from = at(`${plusDays(dueDate, -30)}T00:00:00Z`) + first;
          const told = walk({
            from,
            until: at(`${plusYears(dueDate, 1)}T00:00:00Z`),
            timeZone,
            planAt: bornOn(dueDate),
          });
          expect(told.map(({ ageRange, daysLeft }) => [ageRange, daysLeft])).toEqual(
            ALL.map((ageRange) => [ageRange, 21]),
          );
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("another plan of the same baby", () => {
  const now = at("2027-04-04T14:00:00Z");
  const question = { plan: plan("2027-04-25"), timeZone: "America/Chicago", now };
  const reminded = (createdAt: number) => [{ onboardingId: "another", ageRange: "0-3m" as const, createdAt }];

  it("counts for sixty days, and on the sixty-first no more", () => {
    expect(reminderMove({ ...question, past: [] })).toMatchObject({ kind: "remind", ageRange: "0-3m" });
    expect(reminderMove({ ...question, past: reminded(now - 60 * DAY_MS + 1) }).kind).toBe("wait");
    expect(reminderMove({ ...question, past: reminded(now - 60 * DAY_MS) }).kind).toBe("remind");
    expect(reminderMove({ ...question, past: reminded(now - 61 * DAY_MS) }).kind).toBe("remind");
  });
});

describe("dates that move", () => {
  const timeZone = "America/Chicago";

  it("remind once of a size, although the birth has brought it closer", () => {
    // Announced for the due date, then the baby is born nine days early.
    const told = walk({
      from: at("2027-03-01T12:00:00Z"),
      until: at("2028-04-01T12:00:00Z"),
      timeZone,
      planAt: (now) => plan("2027-04-25", now >= at("2027-04-17T00:00:00Z") ? "2027-04-16" : null),
    });
    expect(told.map(({ ageRange, at: when }) => [ageRange, dayInZone(new Date(when), timeZone)])).toEqual([
      ["0-3m", "2027-04-04"],
      ["3-6m", "2027-06-25"],
      ["6-9m", "2027-09-25"],
      ["9-12m", "2027-12-26"],
    ]);
  });

  it("remind the next morning of what has come closer than three weeks, and skip what is past a week", () => {
    const move = (babyBornOn: string) =>
      walk({
        from: at("2027-04-10T20:00:00Z"),
        until: at("2027-04-12T00:00:00Z"),
        timeZone,
        planAt: () => plan("2027-02-10", babyBornOn),
      });
    // 3-6m starts on April 20, nine days after the next morning.
    expect(move("2027-01-20")).toMatchObject([{ ageRange: "3-6m", daysLeft: 9 }]);
    // 3-6m starts on April 16, five days after the next morning.
    expect(move("2027-01-16")).toEqual([]);
  });

  it("do not remind of a size again when its plan moves it months away", () => {
    const told = walk({
      from: at("2027-03-01T12:00:00Z"),
      until: at("2028-12-01T12:00:00Z"),
      timeZone,
      planAt: (now) => bornOn(now >= at("2027-07-20T00:00:00Z") ? "2027-09-25" : "2027-04-25")(now),
    });
    expect(told.map(({ ageRange }) => ageRange)).toEqual(ALL);
  });
});

describe("a cron that was down", () => {
  const timeZone = "America/New_York";
  const dueDate = "2027-04-25";
  const reminded = (down: [string, string]) =>
    walk({
      from: at("2027-03-01T12:00:00Z"),
      until: at("2027-06-01T00:00:00Z"),
      timeZone,
      planAt: bornOn(dueDate),
      down: [at(down[0]), at(down[1])],
    });

  it("catches up in the next morning after a week", () => {
    expect(reminded(["2027-04-02T00:00:00Z", "2027-04-09T20:00:00Z"])).toMatchObject([
      { ageRange: "0-3m", daysLeft: 15, minute: 480 },
    ]);
  });

  it("says nothing once fewer than seven days are left", () => {
    expect(reminded(["2027-04-02T00:00:00Z", "2027-04-18T11:59:00Z"])).toMatchObject([{ daysLeft: 7 }]);
    expect(reminded(["2027-04-02T00:00:00Z", "2027-04-18T15:00:00Z"])).toEqual([]);
  });
});

describe("a birth that nobody enters", () => {
  const timeZone = "America/Chicago";
  const told = (bornFrom: string) =>
    walk({
      from: at("2027-03-01T12:00:00Z"),
      until: at("2029-06-01T12:00:00Z"),
      timeZone,
      planAt: (now) => plan("2027-04-25", now >= at(bornFrom) ? "2027-04-25" : null),
    }).map(({ ageRange, at: when, minute }) => [ageRange, dayInZone(new Date(when), timeZone), minute]);

  it("is asked for once, two weeks after the due date, and nothing is said as if it had happened", () => {
    expect(told("2030-01-01T00:00:00Z")).toEqual([
      ["0-3m", "2027-04-04", 480],
      [BIRTH_ASKED, "2027-05-09", 480],
    ]);
  });

  it("lets the sizes be said again once it is entered", () => {
    expect(told("2027-08-01T12:00:00Z").map(([ageRange]) => ageRange)).toEqual([
      "0-3m",
      BIRTH_ASKED,
      "6-9m",
      "9-12m",
    ]);
  });

  it("isn't asked for when the plan is over", () => {
    const now = at("2028-04-25T14:00:00Z");
    expect(reminderMove({ plan: plan("2027-04-25"), past: [], timeZone, now }).kind).toBe("wait");
  });
});

describe("several plans", () => {
  const now = at("2027-04-04T13:00:00Z");
  const timeZone = "America/Chicago";
  const other = (daysAgo: number): PastReminder => ({
    onboardingId: "another",
    ageRange: "0-3m",
    createdAt: now - daysAgo * DAY_MS,
  });

  it("remind once of a size, whichever of them has done it", () => {
    expect(reminderMove({ plan: plan("2027-04-25"), past: [other(10)], timeZone, now }).kind).toBe("wait");
  });

  it("remind again of a size that is another child's, long afterwards", () => {
    expect(reminderMove({ plan: plan("2027-04-25"), past: [other(400)], timeZone, now })).toMatchObject({
      kind: "remind",
      ageRange: "0-3m",
      start: "2027-04-25",
    });
  });
});

describe("a plan whose sizes have days of their own", () => {
  const now = at("2027-06-14T14:00:00Z");
  const question = { plan: plan("2027-04-25", "2027-04-25"), timeZone: "America/Chicago", now, past: [] };
  const sizeDays = {
    "0-3m": { start: "2027-04-25", end: "2027-07-04" },
    "3-6m": { start: "2027-07-05", end: "2028-04-24" },
  };

  it("is reminded three weeks before those", () => {
    expect(reminderMove(question).kind).toBe("wait");
    expect(reminderMove({ ...question, sizeDays })).toMatchObject({
      kind: "remind",
      ageRange: "3-6m",
      start: "2027-07-05",
    });
    const moved = { ...sizeDays, "3-6m": { start: "2027-07-07", end: "2028-04-24" } };
    expect(reminderMove({ ...question, sizeDays: moved }).kind).toBe("wait");
  });
});

// E24, F38: when a morning notice is due: by the clock of the place, once a day, on chosen days, and not when it is too late.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayInZone, minuteInZone, plusDays, toDate } from "../../../app/domain/calendar.ts";
import {
  EVERY_DAY,
  hasWeekday,
  instantOf,
  LATEST_MS,
  nextNotice,
  noticeMove,
  readNoticeTimes,
  USUAL_TIMES,
  weekdaysOf,
} from "../../../app/domain/today/morning-notice.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ZONES = [
  "America/Chicago",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Pacific/Auckland",
  "America/Santiago",
  "UTC",
];

const iso = (at: number) => new Date(at).toISOString();
const at = (text: string) => Date.parse(text);
const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

describe("the instant of a minute", () => {
  it.each([
    ["an ordinary morning", "2026-11-28", "07:00", "America/Chicago", "2026-11-28T13:00:00.000Z"],
    ["a quarter of an hour off", "2026-11-28", "07:00", "Asia/Kathmandu", "2026-11-28T01:15:00.000Z"],
    ["skipped: the next one there is", "2027-03-14", "02:30", "America/Chicago", "2027-03-14T08:00:00.000Z"],
    ["the first one skipped", "2027-03-14", "02:00", "America/Chicago", "2027-03-14T08:00:00.000Z"],
    ["the last one before", "2027-03-14", "01:59", "America/Chicago", "2027-03-14T07:59:00.000Z"],
    ["shown twice: the first one", "2026-11-01", "01:30", "America/Chicago", "2026-11-01T06:30:00.000Z"],
    ["skipped in Berlin", "2027-03-28", "02:15", "Europe/Berlin", "2027-03-28T01:00:00.000Z"],
    ["shown twice in Berlin", "2026-10-25", "02:15", "Europe/Berlin", "2026-10-25T00:15:00.000Z"],
    ["half an hour skipped", "2026-10-04", "02:10", "Australia/Lord_Howe", "2026-10-03T15:30:00.000Z"],
    ["half an hour twice", "2027-04-04", "01:45", "Australia/Lord_Howe", "2027-04-03T14:45:00.000Z"],
    ["midnight skipped", "2026-09-06", "00:10", "America/Santiago", "2026-09-06T04:00:00.000Z"],
    ["an unknown zone is UTC", "2026-11-28", "07:00", "Mars/Olympus", "2026-11-28T07:00:00.000Z"],
  ])("%s", (_, day, time, zone, expected) => {
    expect(iso(instantOf(day, minuteOf(time), zone))).toBe(expected);
  });

  const anyDay = fc.integer({ min: 0, max: 3 * 366 }).map((days) => plusDays("2026-01-01", days));
  const anyMinute = fc.integer({ min: 0, max: 1439 });

  it("shows that minute, or is the first after those that are skipped, in any zone", () => {
    fc.assert(
      fc.property(anyDay, anyMinute, fc.constantFrom(...ZONES), (day, minute, zone) => {
        const found = instantOf(day, minute, zone);
        const shown = (instant: number) =>
          (toDate(dayInZone(new Date(instant), zone)).getTime() - toDate(day).getTime()) / MINUTE_MS +
          minuteInZone(new Date(instant), zone);
        expect(shown(found)).toBeGreaterThanOrEqual(minute);
        expect(shown(found - MINUTE_MS)).toBeLessThan(minute);
      }),
    );
  });

  it("is later for a later minute, and for a later day", () => {
    fc.assert(
      fc.property(anyDay, anyMinute, fc.constantFrom(...ZONES), (day, minute, zone) => {
        const found = instantOf(day, minute, zone);
        expect(instantOf(plusDays(day, 1), minute, zone)).toBeGreaterThan(found);
        if (minute < 1439) expect(instantOf(day, minute + 1, zone)).toBeGreaterThanOrEqual(found);
      }),
    );
  });
});

/** Seven in the morning in Chicago, on a Saturday. */
const SEVEN = at("2026-11-28T13:00:00Z");
const question = (
  fields: Partial<Parameters<typeof noticeMove>[0]> = {},
): Parameters<typeof noticeMove>[0] => ({
  times: USUAL_TIMES,
  zoneOn: (): string => "America/Chicago",
  lastDay: null,
  now: SEVEN,
  ...fields,
});

describe("F38 whether a notice is due", () => {
  it.each([
    ["a second before", -1000, false],
    ["on time", 0, true],
    ["40 minutes late", 40 * MINUTE_MS, true],
    ["90 minutes late", LATEST_MS, true],
    ["over 90 minutes late", LATEST_MS + 1, false],
    ["91 minutes late", 91 * MINUTE_MS, false],
  ])("%s", (_, late, isDue) => {
    const move = noticeMove(question({ now: SEVEN + late }));
    expect(move.kind).toBe(isDue ? "due" : "wait");
    expect(iso(move.next)).toBe(late < 0 ? iso(SEVEN) : "2026-11-29T13:00:00.000Z");
    if (move.kind === "due") expect([move.day, move.at]).toEqual(["2026-11-28", SEVEN]);
  });

  it("is due once a day, also at another minute chosen since", () => {
    const done = question({ lastDay: "2026-11-28", now: SEVEN + MINUTE_MS });
    expect(noticeMove(done)).toEqual({ kind: "wait", next: SEVEN + DAY_MS });
    const later = { ...done, times: { ...USUAL_TIMES, minute: 8 * 60 } };
    expect(iso(nextNotice(later).at)).toBe("2026-11-29T14:00:00.000Z");
    expect(noticeMove({ ...later, now: SEVEN + 65 * MINUTE_MS }).kind).toBe("wait");
  });

  it("is due once where clocks show its minute twice", () => {
    const times = { ...USUAL_TIMES, minute: 90 };
    const first = at("2026-11-01T06:30:00Z");
    const move = noticeMove(question({ times, now: first }));
    expect(move).toMatchObject({ kind: "due", day: "2026-11-01" });
    const second = noticeMove(question({ times, now: first + 60 * MINUTE_MS, lastDay: "2026-11-01" }));
    expect(second).toMatchObject({ kind: "wait", next: at("2026-11-02T07:30:00Z") });
  });

  it("belongs to its own day after midnight", () => {
    const times = { ...USUAL_TIMES, minute: 23 * 60 + 50 };
    const now = at("2026-11-28T06:20:00Z");
    expect(noticeMove(question({ times, now }))).toMatchObject({ kind: "due", day: "2026-11-27" });
    expect(noticeMove(question({ times, now, lastDay: "2026-11-27" })).kind).toBe("wait");
  });

  it("waits for a chosen day", () => {
    // A Saturday, with Mondays and Fridays chosen.
    const times = { ...USUAL_TIMES, weekdays: weekdaysOf([1, 5]) };
    expect(noticeMove(question({ times }))).toEqual({ kind: "wait", next: at("2026-11-30T13:00:00Z") });
  });

  it("isn't held up by a last day that can't be", () => {
    expect(noticeMove(question({ lastDay: "2199-01-01" })).kind).toBe("due");
    expect(noticeMove(question({ lastDay: "1900-01-01" })).kind).toBe("due");
  });

  it("is due by the clock of where the baby is, each day once", () => {
    // In Honolulu from Monday on, and in Auckland after that.
    const zoneOn = (day: string) =>
      day < "2026-11-30" ? "America/Chicago" : day < "2026-12-03" ? "Pacific/Honolulu" : "Pacific/Auckland";
    const told: string[] = [];
    let [lastDay, now]: [string | null, number] = [null, SEVEN];
    while (told.length < 7) {
      const move = noticeMove(question({ zoneOn, lastDay, now }));
      if (move.kind === "due") {
        told.push(`${move.day} ${iso(now)}`);
        lastDay = move.day;
      }
      now = move.next;
    }
    expect(told).toEqual([
      "2026-11-28 2026-11-28T13:00:00.000Z",
      "2026-11-29 2026-11-29T13:00:00.000Z",
      "2026-11-30 2026-11-30T17:00:00.000Z",
      "2026-12-01 2026-12-01T17:00:00.000Z",
      "2026-12-02 2026-12-02T17:00:00.000Z",
      "2026-12-03 2026-12-02T18:00:00.000Z",
      "2026-12-04 2026-12-03T18:00:00.000Z",
    ]);
  });

  it("waits a day more where the baby has moved west over the date line", () => {
    expect(noticeMove(question({ lastDay: "2026-11-29" }))).toEqual({
      kind: "wait",
      next: at("2026-11-30T13:00:00Z"),
    });
  });

  it("comes exactly once on each chosen day of a year of minutes that are asked for late, doubled, or missed", () => {
    const runs = fc.record({
      zone: fc.constantFrom(...ZONES),
      minute: fc.integer({ min: 0, max: 1439 }),
      weekdays: fc.integer({ min: 1, max: EVERY_DAY }),
      start: fc.integer({ min: 0, max: 700 }),
      gaps: fc.array(fc.integer({ min: 0, max: 89 }), { minLength: 20, maxLength: 20 }),
    });
    fc.assert(
      fc.property(runs, ({ zone, minute, weekdays, start, gaps }) => {
        const times = { minute, weekdays };
        const begin = at("2026-01-01T00:00:00Z") + start * DAY_MS;
        let [now, lastDay]: [number, string | null] = [begin, null];
        const days: string[] = [];
        let next = nextNotice({ times, zoneOn: () => zone, lastDay, now }).at;
        for (const late of gaps) {
          now = next + late * MINUTE_MS;
          for (const again of [0, MINUTE_MS]) {
            const move = noticeMove({ times, zoneOn: () => zone, lastDay, now: now + again });
            expect(move.next).toBeGreaterThan(now + again);
            if (move.kind === "due") {
              days.push(move.day);
              lastDay = move.day;
            }
            next = move.next;
          }
        }
        // Each chosen day after the first one, without a gap or a double.
        const [first = ""] = days;
        const expected = Array.from({ length: 400 }, (_, ahead) => plusDays(first, ahead))
          .filter((day) => hasWeekday(weekdays, toDate(day).getUTCDay()))
          .slice(0, days.length);
        expect(days).toEqual(expected);
        expect(days).toHaveLength(gaps.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe("a stored notice", () => {
  it.each([
    [
      { minute: 425, weekdays: 3 },
      { minute: 425, weekdays: 3 },
    ],
    [{ minute: 1440, weekdays: 128 }, USUAL_TIMES],
    [{ minute: -1, weekdays: 0 }, USUAL_TIMES],
    [{ minute: 7.5, weekdays: 1.5 }, USUAL_TIMES],
  ])("of %j is read as %j", (stored, read) => {
    expect(readNoticeTimes(stored)).toEqual(read);
  });
});

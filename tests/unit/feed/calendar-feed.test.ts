// E26: a plan's calendar feed, read by a parser that nobody here wrote: what it holds, and what it tells calendars of a change.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packFeedFacts, readFeedFacts } from "../../../app/contracts/feed/stored-feed-day.ts";
import { packPlannedSizes, readSizes, type SizeColumns } from "../../../app/contracts/growth/stored-sizes.ts";
import { plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import {
  type AnnouncedDay,
  CANCELLED_MS,
  daysInFeed,
  daysToAnnounce,
  MOST_ANNOUNCED,
} from "../../../app/domain/feed/announced-days.ts";
import { feedDays, MOST_FEED_DAYS, wornOn } from "../../../app/domain/feed/feed-days.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import { sizeWindows } from "../../../app/domain/growth/size-windows.ts";
import { calendarFeed, calendarFile } from "../../../app/lib/ics.ts";
import { sayFeedDay, viewFeed } from "../../../app/views/feed/feed-view.ts";
import { CALENDAR_COPY } from "../../../app/words/en/feed/calendar-links-copy.ts";
import { readCalendar } from "../../support/calendars.ts";

const ORIGIN = "https://layette.example";
const READER = { country: "US", origin: ORIGIN, names: null };
const DAY_MS = 86_400_000;
const NOW = Date.parse("2027-01-10T08:30:05.678Z");
const DUE = "2027-03-20";

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

const CHICAGO = [26, 30, 40, 51, 62, 72, 78, 76, 68, 56, 43, 31].map((mean, at) => ({
  startDate: plusMonths("2027-01-01", at),
  endDate: plusDays(plusMonths("2027-01-01", at + 1), -1),
  avgTempMax: mean + 10,
  avgTempMin: mean - 10,
}));

const PLAN: SizeColumns = {
  expectedDueDate: DUE,
  babyBornOn: null,
  plannedMonths: 12,
  plannedSizes: null,
  babies: 1,
  ...{ country: "US", nightRoomF: null },
};

type FeedOf = Parameters<typeof feedDays>[0];

interface Family extends Partial<Omit<FeedOf, "sizes" | "firstDay">> {
  plan?: Partial<SizeColumns>;
}

function daysOf({ plan: columns, ...rest }: Family = {}, now = NOW) {
  const plan = { ...PLAN, ...columns };
  const firstDay = plan.babyBornOn ?? plan.expectedDueDate;
  const usual = { trips: [], monthCards: CHICAGO, hasDayCare: false, country: "US", decided: [] };
  const facts = { sizes: readSizes(plan), firstDay, ...usual, ...rest };
  return feedDays(facts, dayOf(now));
}

/** What a plan's calendars were told, one reading after another. */
class Readings {
  known: AnnouncedDay[] = [];
  made = 0;
  private readonly uids: string;

  constructor(uids = "uid") {
    this.uids = uids;
  }

  read(family: Family, now: number): AnnouncedDay[] {
    const wanted = daysOf(family, now).map((day) => ({
      ...day,
      digest: JSON.stringify([day.facts, sayFeedDay(day.facts, READER)]),
    }));
    const changed = daysToAnnounce(this.known, wanted, {
      now,
      today: dayOf(now),
      newUid: () => `${this.uids}${this.made++}`,
      mayCancel: (key) => !key.startsWith("season:") || family.monthCards !== null,
    });
    const keys = new Set(changed.map(({ key }) => key));
    this.known = [...this.known.filter(({ key }) => !keys.has(key)), ...changed];
    return changed;
  }

  feed(now: number, country = "US") {
    return readCalendar(viewFeed([{ ...READER, country, announced: this.known, worn: [] }], "Ours", now));
  }

  of(key: string) {
    return this.known.find((day) => day.key === key);
  }
}

type Child = Parameters<typeof viewFeed>[0][number];

function calendarOf(
  { known }: Readings,
  { label = "Ours", ...child }: Partial<Pick<Child, "names" | "worn">> & { label?: string },
) {
  return readCalendar(viewFeed([{ ...READER, announced: known, worn: [], ...child }], label, NOW));
}

function withFacts(kg: number, babies = 1): Partial<SizeColumns> {
  const born = { ...PLAN, babyBornOn: DUE };
  const windows = Array.from({ length: babies }, (_, at) =>
    sizeWindows(
      planBaby(born, { sex: "boy", facts: [{ kind: "weight", on: DUE, kg: at === 0 ? kg : 2.1 }] }, babies),
    ),
  );
  const planned = { kind: "windows", babies: windows, movedOn: null, seen: ["fact"] } as const;
  return { babyBornOn: DUE, babies, plannedMonths: 12, plannedSizes: packPlannedSizes(planned) };
}

describe("E26 what a plan's feed holds", () => {
  const trips = [{ id: "trip1", startDate: "2027-06-04", endDate: "2027-06-11" }];

  it("names the babies before each day once their owner lets them stand outside", () => {
    const readings = new Readings();
    readings.read({ trips }, NOW);
    const summaries = (names: string[] | null) =>
      calendarOf(readings, { names }).events.map(({ summary }) => summary);
    expect(summaries(["Mia", "Leo"])).toEqual(
      summaries(null).map((summary) => `Mia and Leo · ${summary.split(" · ").at(-1)}`),
    );
  });

  it("tells two children apart by their sizes where no name and no other label does", () => {
    const label = CALENDAR_COPY.usualLabel;
    const children = [
      { plan: {}, worn: ["0-3m"] },
      { plan: { babyBornOn: "2026-07-01" }, worn: ["6-9m"] },
    ] as const;
    const [one, other] = children.map(({ plan, worn }) => {
      const readings = new Readings();
      readings.read({ plan, trips }, NOW);
      const { name, events } = calendarOf(readings, { label, worn });
      return { name, summaries: events.map(({ start, summary }) => `${start} ${summary}`) };
    });
    expect([one?.name, other?.name]).toEqual([
      "Layette: Our calendar · 0–3m",
      "Layette: Our calendar · 6–9m",
    ]);
    expect(one?.summaries).toContain("2027-06-04 0–3m · Trip");
    expect(other?.summaries).toContain("2027-06-04 9–12m · Trip");
    expect(one?.summaries.filter((summary) => other?.summaries.includes(summary))).toEqual([]);
    // A name that both have says it all.
    const readings = new Readings();
    expect(calendarOf(readings, { label, names: ["Mia"], worn: ["0-3m"] }).name).toBe(
      "Layette: Our calendar · Mia",
    );
    expect(calendarOf(readings, { label: "Mia at home", worn: ["0-3m"] }).name).toBe("Layette: Mia at home");
  });

  it("has all children of a family's, each with their own words, and is named for all of them", () => {
    const family = [
      { plan: { plannedMonths: 24 }, names: ["Mia"], worn: ["0-3m"] },
      { plan: { babyBornOn: "2026-07-01" }, names: null, worn: ["6-9m"] },
    ] as const;
    const children = family.map(({ plan, ...child }, at): Child => {
      const readings = new Readings(`child${at}-`);
      readings.read({ plan, trips }, NOW);
      return { ...READER, ...child, announced: readings.known };
    });
    const read = (of: readonly Child[], label: string) => readCalendar(viewFeed(of, label, NOW));
    const { name, events } = read(children, CALENDAR_COPY.usualLabel);
    expect(name).toBe("Layette: Our calendar · Mia and 6–9m");
    expect(read(children, "Oma").name).toBe("Layette: Oma");
    const alone = children.map((child) => read([child], "Ours").events);
    expect(events.map(({ uid, summary }) => `${uid} ${summary}`)).toEqual(
      alone.flat().map(({ uid, summary }) => `${uid} ${summary}`),
    );
    const onTrip = events.filter(({ start }) => start === "2027-06-04").map(({ summary }) => summary);
    expect(onTrip).toEqual(["Mia · Trip", "9–12m · Trip"]);
    const remove = "You can remove this calendar.";
    expect(alone[0]?.map(({ description }) => description).join()).toContain(remove);
    expect(events.map(({ description }) => description).join()).not.toContain(remove);
  });

  it("says both sizes of twins who wear different ones", () => {
    const twins = { sizes: readSizes({ ...PLAN, ...withFacts(4.6, 2) }), country: "US" };
    expect([wornOn(twins, "2027-01-01"), wornOn(twins, DUE)]).toEqual([["0-3m"], ["0-3m"]]);
    const parted = Array.from({ length: 300 }, (_, day) => wornOn(twins, plusDays(DUE, day)));
    expect(parted.filter((worn) => worn.length === 2).length).toBeGreaterThan(14);
    expect(wornOn(twins, "2029-01-01")).toEqual(["9-12m", "12-18m"]);
  });

  it("is sizes by their week, trips by their days, and the changes of twelve months", () => {
    const readings = new Readings();
    readings.read({ trips }, NOW);
    const { events, ...calendar } = readings.feed(NOW);
    expect(calendar).toEqual({ name: "Layette: Ours", method: null, refresh: "P1D", ttl: "P1D" });
    expect(events.map(({ start, end, summary }) => [start, end, summary])).toEqual([
      ["2027-04-01", "2027-04-02", "0–3m · Baby clothes: cool weather usually starts about now"],
      ["2027-05-16", "2027-05-17", "0–3m · Baby clothes: mild weather usually starts about now"],
      ["2027-06-04", "2027-06-12", "0–3m · Trip"],
      ["2027-06-20", "2027-06-27", "Baby clothes: size 3–6m starts about now"],
      ["2027-09-19", "2027-09-26", "Baby clothes: size 6–9m starts about now"],
      ["2027-10-01", "2027-10-02", "6–9m · Baby clothes: cool weather usually starts about now"],
      ["2027-11-16", "2027-11-17", "6–9m · Baby clothes: cold weather usually starts about now"],
      ["2027-12-19", "2027-12-26", "Baby clothes: size 9–12m starts about now"],
      ["2028-03-19", "2028-03-26", "9–12m · Baby clothes: the plan ends about now"],
    ]);
    expect(events[3]?.description).toBe(
      `It lasts until about the week of Sep 19, 2027.\nSee what you still need: https://layette.example/shopping?of=${events[3]?.uid}`,
    );
    expect(new Set(events.map(({ sequence, status, stamp }) => `${sequence} ${status} ${stamp}`))).toEqual(
      new Set(["0 null 2027-01-10T08:30:05Z"]),
    );
  });

  it("has the swaps of the day care in the weeks of the sizes, once there is a list for it", () => {
    const readings = new Readings();
    readings.read({}, NOW);
    readings.read({ hasDayCare: true }, NOW + DAY_MS);
    const swaps = readings.feed(NOW + DAY_MS).events.filter(({ summary }) => summary.startsWith("Day care"));
    expect(swaps.map(({ start, summary }) => [start, summary])).toEqual([
      ["2027-06-20", "Day care: swap the spare clothes for size 3–6m"],
      ["2027-09-19", "Day care: swap the spare clothes for size 6–9m"],
      ["2027-12-19", "Day care: swap the spare clothes for size 9–12m"],
    ]);
    readings.read({}, NOW + 2 * DAY_MS);
    const after = readings.feed(NOW + 2 * DAY_MS).events.filter(({ status }) => status === "CANCELLED");
    expect(after.map(({ uid }) => uid)).toEqual(swaps.map(({ uid }) => uid));
  });

  it.each([
    ["a due date", (day: string) => ({ expectedDueDate: day })],
    ["a birth", (day: string) => ({ babyBornOn: day })],
  ])("S92 is the same for %s of six days, so that no one can tell which of them it was", (_, of) => {
    const everyDay = Array.from({ length: 60 }, (_, at) => {
      const startDate = plusDays(DUE, at < 20 ? at - 10 : at + 52);
      return { id: `trip${at}`, startDate, endDate: startDate };
    });
    const feeds = ["2027-03-20", "2027-03-21", "2027-03-22", "2027-03-23", "2027-03-24", "2027-03-25"].map(
      (day) => {
        const readings = new Readings();
        readings.read({ plan: of(day), trips: everyDay }, NOW);
        return viewFeed([{ ...READER, announced: readings.known, worn: [] }], "Ours", NOW);
      },
    );
    expect(new Set(feeds).size).toBe(1);
  });

  it("S92 has no due date, no weight, and no id", () => {
    for (const plan of [{}, { babyBornOn: DUE }, withFacts(4.6)]) {
      const readings = new Readings();
      readings.read({ plan, trips }, NOW);
      const text = viewFeed([{ ...READER, announced: readings.known, worn: [] }], "Ours", NOW);
      expect(text.replaceAll("\r\n ", "")).not.toMatch(/20270320|Mar 20|4\.6|trip1|size:|season:/);
    }
  });

  it("begins weeks as the plan's country does", () => {
    const startOf = (country: string) =>
      daysOf({ country }).find(({ key }) => key === "size:3-6m:0")?.facts.start;
    expect([startOf("US"), startOf("DE")]).toEqual(["2027-06-20", "2027-06-14"]);
  });

  it("says between which days a size begins once something is known of the baby", () => {
    const said = daysOf({ plan: withFacts(4.6) }).map(({ facts }) => sayFeedDay(facts, READER));
    expect(said.map(({ description }) => description).join("\n")).toMatch(
      /^Probably some time in these weeks: [A-Z][a-z]{2} \d+ – .+, 2027\.$/m,
    );
  });

  it("says which of several babies a size is for where they part", () => {
    const keys = daysOf({ plan: withFacts(4.6, 2) }).map(({ key }) => key);
    expect(keys).toContain("size:3-6m:0");
    expect(keys).toContain("size:3-6m:1");
    const titles = daysOf({ plan: withFacts(4.6, 2) }).map(({ facts }) => sayFeedDay(facts, READER).summary);
    expect(titles).toContain("Baby clothes: size 3–6m starts about now (Baby 2)");
  });

  it("leaves out what can't be read, and has a limit", () => {
    const many = Array.from({ length: 150 }, (_, at) => ({
      id: `t${at}`,
      startDate: plusDays("2027-02-01", at),
      endDate: plusDays("2027-02-03", at),
    }));
    expect(daysOf({ trips: many })).toHaveLength(MOST_FEED_DAYS);
    const broken = [
      { id: "a", startDate: "1900-01-01", endDate: "2027-02-03" },
      { id: "b", startDate: "2027-02-05", endDate: "2027-02-03" },
    ];
    expect(daysOf({ trips: broken }).filter(({ key }) => key.startsWith("trip:"))).toEqual([]);
    expect(daysOf({ monthCards: null }).filter(({ key }) => key.startsWith("season:"))).toEqual([]);
    expect(
      daysOf({ plan: { expectedDueDate: "1900-01-01" } }).filter(({ key }) => key.startsWith("size:")),
    ).toEqual([]);
  });
});

describe("E26 what a feed tells of a change", () => {
  it("moves an event under its own name, and counts only changes", () => {
    const readings = new Readings();
    readings.read({}, NOW);
    const before = readings.of("size:3-6m:0");
    expect(readings.read({}, NOW + DAY_MS)).toEqual([]);
    // A day that doesn't change the week is none either.
    expect(readings.read({ plan: { babyBornOn: "2027-03-22" } }, NOW + DAY_MS)).toEqual([]);
    readings.read({ plan: { babyBornOn: "2027-03-02" } }, NOW + 60 * DAY_MS);
    const after = readings.of("size:3-6m:0");
    expect(after).toMatchObject({ uid: before?.uid, sequence: 1, changedAt: NOW + 60 * DAY_MS });
    expect([before?.facts?.start, after?.facts?.start]).toEqual(["2027-06-20", "2027-05-30"]);
    expect(readings.of("season:warmer-cool-2027")?.sequence).toBe(0);
    readings.read({}, NOW + 61 * DAY_MS);
    expect(readings.of("size:3-6m:0")).toMatchObject({ uid: before?.uid, sequence: 2, facts: before?.facts });
  });

  it("calls off for 30 days what is gone, then forgets it, and takes it up again under its name", () => {
    const trips = [{ id: "t", startDate: "2027-02-04", endDate: "2027-02-06" }];
    const readings = new Readings();
    readings.read({ trips }, NOW);
    readings.read({}, NOW + DAY_MS);
    const cancelled = (now: number) =>
      readings
        .feed(now)
        .events.filter(({ status }) => status === "CANCELLED")
        .map(({ uid, sequence, start, end, summary }) => [uid, sequence, start, end, summary]);
    const uid = readings.of("trip:t")?.uid;
    expect(cancelled(NOW + DAY_MS)).toEqual([[uid, 1, "2027-02-04", "2027-02-07", "0–3m · Trip"]]);
    expect(readings.read({}, NOW + 2 * DAY_MS)).toEqual([]);
    expect(cancelled(NOW + DAY_MS + CANCELLED_MS - 1)).toHaveLength(1);
    expect(cancelled(NOW + DAY_MS + CANCELLED_MS)).toEqual([]);
    readings.read({ trips }, NOW + 3 * DAY_MS);
    expect(readings.of("trip:t")).toMatchObject({ uid, sequence: 2, cancelledAt: null });
  });

  it("keeps what is over for a year, and announces nothing that was over before anyone looked", () => {
    const trips = [
      { id: "past", startDate: "2026-12-04", endDate: "2027-01-09" },
      { id: "now", startDate: "2026-12-04", endDate: "2027-01-10" },
    ];
    const readings = new Readings();
    readings.read({ trips }, NOW);
    expect([readings.of("trip:past"), readings.of("trip:now")?.sequence]).toEqual([undefined, 0]);
    readings.read({ trips }, NOW + 364 * DAY_MS);
    expect(readings.of("trip:now")?.cancelledAt).toBeNull();
    readings.read({ trips }, NOW + 366 * DAY_MS);
    expect(readings.of("trip:now")?.cancelledAt).toBe(NOW + 366 * DAY_MS);
  });

  const MIAMI = CHICAGO.map((card) => ({ ...card, avgTempMax: 86, avgTempMin: 70 }));
  /** Cold comes in October there, and cool weather in May. */
  const FAIRBANKS = CHICAGO.map((card) => ({
    ...card,
    avgTempMax: card.avgTempMax - 18,
    avgTempMin: card.avgTempMin - 18,
  }));
  const seasonsTold = (readings: Readings, now: number) =>
    readings
      .feed(now)
      .events.filter(({ summary }) => summary.includes("weather usually"))
      .map(({ start, summary, status }) => [start, summary.split(" ").at(-6), status ?? "stands"]);

  it("says no season before the birth, and none after the plan's end", () => {
    for (const plan of [{}, { babyBornOn: "2027-01-08" }, { babyBornOn: "2025-01-10", plannedMonths: 24 }]) {
      const { babyBornOn, plannedMonths } = { ...PLAN, ...plan };
      const [from, to] = [babyBornOn ?? DUE, plusMonths(babyBornOn ?? DUE, plannedMonths)];
      const seasons = daysOf({ plan }).filter(({ facts }) => facts.kind === "season");
      expect(seasons.every(({ facts }) => facts.start >= from && facts.start <= to)).toBe(true);
    }
  });

  it("lets the seasons that are over stand when the plan moves elsewhere", () => {
    const plan = { babyBornOn: "2027-01-08" };
    const move = Date.parse("2027-10-05T09:00:00Z");
    for (const monthCards of [FAIRBANKS, MIAMI]) {
      const readings = new Readings();
      readings.read({ plan }, NOW);
      readings.read({ plan }, move - DAY_MS);
      const before = readings.known.filter(({ facts }) => facts && facts.end <= dayOf(move));
      expect(before.length).toBeGreaterThan(3);
      readings.read({ plan, monthCards }, move);
      for (const day of before) expect(readings.of(day.key)).toEqual(day);
      // Nothing is said to have come there before the family did.
      const told = seasonsTold(readings, move).filter(([start = ""]) => start <= dayOf(move));
      expect(told).toEqual([
        ["2027-04-01", "cool", "stands"],
        ["2027-05-16", "mild", "stands"],
        ["2027-10-01", "cool", "stands"],
      ]);
      expect(readings.read({ plan, monthCards }, move + DAY_MS)).toEqual([]);
    }
  });

  it("tells of a season again if it comes after the move, too", () => {
    const readings = new Readings();
    const plan = { babyBornOn: "2027-01-08" };
    const move = Date.parse("2027-10-15T09:00:00Z");
    readings.read({ plan, monthCards: FAIRBANKS }, NOW);
    expect(readings.of("season:colder-cold-2027")?.facts?.start).toBe("2027-10-01");
    readings.read({ plan }, move);
    expect(readings.of("season:colder-cold-2027")?.facts?.start).toBe("2027-10-01");
    expect(readings.of("season:colder-cold-2027-again")?.facts?.start).toBe("2027-11-16");
    expect(readings.read({ plan }, move + DAY_MS)).toEqual([]);
  });

  it("ends with the plan, in its week, and later if the plan goes on", () => {
    const readings = new Readings();
    const born = { babyBornOn: DUE };
    readings.read({ plan: born }, NOW);
    const ends = (now: number) =>
      readings
        .feed(now)
        .events.filter(({ summary }) => summary.endsWith("the plan ends about now"))
        .map(({ start, description }) => [start, description.split(":")[0]]);
    expect(ends(NOW)).toEqual([
      ["2028-03-19", "Nothing more is planned. You can go on to 24 months from here"],
    ]);
    const later = Date.parse("2028-04-10T09:00:00Z");
    readings.read({ plan: { ...born, plannedMonths: 24 } }, later);
    expect(ends(later)).toEqual([
      ["2029-03-18", "Layette plans clothes for the first 24 months. You can remove this calendar."],
    ]);
  });

  it("leaves seasons as they were told while the plan has no months", () => {
    const readings = new Readings();
    readings.read({}, NOW);
    expect(readings.read({ monthCards: null }, NOW + DAY_MS)).toEqual([]);
  });

  it("has a limit, and makes room once something is gone", () => {
    const fill = Array.from(
      { length: MOST_ANNOUNCED },
      (_, at): AnnouncedDay => ({
        key: `trip:${at}`,
        uid: `u${at}`,
        sequence: 1,
        facts: { kind: "trip", start: "2027-02-01", end: "2027-02-02" },
        digest: "",
        changedAt: NOW,
        cancelledAt: NOW,
      }),
    );
    const readings = new Readings();
    readings.known = fill;
    expect(readings.read({}, NOW)).toEqual([]);
    readings.known = fill.slice(2);
    expect(readings.read({}, NOW)).toHaveLength(2);
  });

  it("takes damaged facts for a change, and shows nothing of them", () => {
    const readings = new Readings();
    readings.read({}, NOW);
    readings.known = readings.known.map((day) => ({ ...day, facts: null }));
    expect(daysInFeed(readings.known, NOW)).toEqual([]);
    const changed = readings.read({}, NOW);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.every(({ sequence, facts }) => sequence === 1 && facts !== null)).toBe(true);
    readings.known = changed.slice(0, 1).map((day) => ({ ...day, key: "trip:gone", facts: null }));
    expect(readings.read({}, NOW).map(({ key }) => key)).not.toContain("trip:gone");
  });

  it("stores facts that are read back, and takes nothing else", () => {
    for (const { facts } of daysOf({ plan: withFacts(4.6, 2) })) {
      expect(readFeedFacts(packFeedFacts(facts))).toEqual(facts);
    }
    for (const text of ["", "{}", "[1]", '{"kind":"trip","start":"2027-02-02","end":"2027-02-02"}'])
      expect(readFeedFacts(text)).toBeNull();
  });

  it("keeps names apart and numbers rising, whatever a plan goes through", () => {
    const family = fc.record({
      plan: fc.constantFrom<Partial<SizeColumns>[]>(
        {},
        { babyBornOn: "2027-03-01" },
        { babyBornOn: "2027-04-09" },
        withFacts(4.6),
        withFacts(2.4),
        withFacts(4.6, 2),
        { expectedDueDate: "2027-05-05" },
      ),
      trips: fc.subarray([
        { id: "a", startDate: "2027-02-04", endDate: "2027-02-06" },
        { id: "b", startDate: "2027-05-04", endDate: "2027-05-30" },
        { id: "c", startDate: "2026-11-04", endDate: "2026-11-06" },
      ]),
      monthCards: fc.constantFrom(
        CHICAGO,
        null,
        CHICAGO.map((card) => ({ ...card, avgTempMax: 90 })),
      ),
      wait: fc.integer({ min: 0, max: 40 }),
    });
    fc.assert(
      fc.property(fc.array(family, { minLength: 1, maxLength: 8 }), (steps) => {
        const readings = new Readings();
        let [now, told] = [NOW, new Map<string, Told>()];
        for (const { wait, ...step } of steps) {
          now += wait * DAY_MS;
          readings.read(step, now);
          expect(readings.read(step, now)).toEqual([]);
          const next = toldBy(readings, now);
          expectRisingOnly(told, next);
          expectCalledOff(told, next, now);
          told = next;
        }
      }),
      { numRuns: 150 },
    );
  });
});

interface Told {
  sequence: number;
  shape: string;
  cancelledAt: number | null;
}

/** What calendars know after a reading, by the names of events. */
function toldBy(readings: Readings, now: number): Map<string, Told> {
  const { events } = readings.feed(now);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  return new Map(
    events.map(({ uid, sequence, ...shown }) => {
      const own = readings.known.find((day) => day.uid === uid);
      const shape = JSON.stringify({ ...shown, stamp: null });
      return [uid, { sequence, shape, cancelledAt: own?.cancelledAt ?? null }];
    }),
  );
}

function expectRisingOnly(told: ReadonlyMap<string, Told>, next: ReadonlyMap<string, Told>): void {
  for (const [uid, { sequence, shape }] of next) {
    const before = told.get(uid);
    if (before) expect(sequence > before.sequence).toBe(shape !== before.shape);
  }
}

/** Nothing vanishes that wasn't called off 30 days before. */
function expectCalledOff(
  told: ReadonlyMap<string, Told>,
  next: ReadonlyMap<string, Told>,
  now: number,
): void {
  for (const [uid, { cancelledAt }] of told) {
    if (!next.has(uid)) expect(cancelledAt).toBeLessThanOrEqual(now - CANCELLED_MS);
  }
}

describe("S97 any text in a calendar", () => {
  const anything = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        "\r\n",
        "\n",
        "\r",
        ";",
        ",",
        "\\",
        ":",
        '"',
        " ",
        "\u202e",
        "BEGIN:VEVENT",
        "=cmd()",
        "<b>",
        "é",
        "🧦",
        "中",
      ),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
    ),
    maxLength: 120,
  });
  /** Line ends are one kind, and characters that calendars may not have are gone. */
  const kept = (text: string) =>
    text.replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n]/gu, "");

  it.each([
    ["a feed", (parts: Parameters<typeof calendarFile>[0]) => calendarFeed(parts, "P1D")],
    ["a file", calendarFile],
  ])("of %s is read back as it was, from lines of 75 octets at most", (_, write) => {
    fc.assert(
      fc.property(anything, anything, (summary, description) => {
        const text = write({
          producer: "-//Layette//EN",
          name: summary,
          days: [
            {
              ...{ uid: "u", sequence: 3, stampedAt: NOW, day: "2027-02-28", end: "2027-03-01" },
              ...{ summary, description, url: ORIGIN, alarm: null },
            },
          ],
        });
        const encoder = new TextEncoder();
        for (const line of text.split("\r\n")) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        const { events } = readCalendar(text);
        expect(events).toHaveLength(1);
        expect(events[0]).toMatchObject({
          summary: kept(summary),
          description: kept(description),
          sequence: 3,
        });
      }),
    );
  });
});

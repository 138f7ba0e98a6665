// E23: the page of a helper's link, and its text for a chat.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TodayInput, TodayPieceCounts } from "../../../app/contracts/today/today-input.ts";
import { WEATHER } from "../../../app/domain/ids.ts";
import { NO_OWN_TIMES } from "../../../app/domain/today/own-times.ts";
import { NO_MARKS } from "../../../app/domain/today/today-marks.ts";
import { CALM } from "../../../app/domain/today/today-terms.ts";
import { viewHelper } from "../../../app/views/today/helper-view.ts";
import { viewTodayLine } from "../../../app/views/today/today-view.ts";

/** Nine in the morning in Chicago. */
const NOW = Date.parse("2026-11-27T15:00:00Z");
const HOUR_MS = 3_600_000;

const have = (
  itemId: number,
  key: TodayPieceCounts["key"],
  size: "3-6m" | "6-9m" = "3-6m",
): TodayPieceCounts => ({ itemId, key, sizes: { [size]: { have: 7391, isAsked: true, isSetAside: false } } });

const FACTS: TodayInput = {
  plan: { expectedDueDate: "2026-07-04", babyBornOn: "2026-07-03", babyNames: ["Zwanhild"], country: "US" },
  timeZone: "America/Chicago",
  months: [
    {
      startDate: "2026-11-01",
      endDate: "2026-11-30",
      avgTempMax: 41,
      avgTempMin: 27,
      primaryWeatherCategory: WEATHER.mild,
    },
  ],
  forecast: null,
  sizes: {
    days: {},
    untilOutgrown: [],
    endsOn: "2028-12-31",
    shares: [{ ageRange: "3-6m", babies: [0, 1], start: "2026-10-01", end: "2027-01-31" }],
    starts: null,
    startsOfEach: [],
    newborns: [],
    babies: 1,
  },
  pieces: [
    have(1, "sleeper_footed"),
    { ...have(2, "hat_warm"), own: { nameId: "own_1", name: "Grandma's secret bonnet" } },
    have(3, "bunting_fleece"),
  ],
  marks: { ...NO_MARKS, necks: [{ day: "2026-11-26", feel: "cold" }] },
  inUntil: null,
  units: "f",
};

const view = (
  facts: Partial<TodayInput> = {},
  { name = "", asked = null as string | null, now = NOW } = {},
) =>
  viewHelper(
    [
      { ...FACTS, ...facts },
      { ...FACTS, ...facts },
    ],
    { name, asked, country: "US" },
    now,
  );

describe("E23 a helper's page", () => {
  it("has today's times that aren't over, and all of tomorrow's", () => {
    const { days } = view();
    const all = "Morning, 7–10 · Midday, 10–2 · Afternoon, 2–6 · Evening, 6–9";
    expect(days.map(({ title, times }) => [title, times.map(({ label }) => label).join(" · ")])).toEqual([
      ["Today, Friday, November 27, 2026", all],
      ["Tomorrow, Saturday, November 28, 2026", all],
    ]);
    const [first] = days[0]?.times[0]?.outfits ?? [];
    expect(first?.dressed?.sentence).toMatch(/sleeper|pants/i);
    expect(first?.sizes).toBeNull();
  });

  it("says an outfit once for the times that follow each other in it, with the weather of each", () => {
    const months = FACTS.months.map((month) => ({ ...month, avgTempMin: 28, avgTempMax: 34 }));
    const { days, text } = view({ months });
    for (const { times } of days) {
      const worn = times.map(({ outfits }) =>
        outfits.map(({ dressed }) => `${dressed?.stay} ${dressed?.sentence}`).join(),
      );
      expect(worn.filter((sentence, at) => sentence === worn[at - 1])).toEqual([]);
    }
    const later = days[0]?.times.findLast(({ label }) => label.includes("·"));
    expect(later?.label).toBe("Afternoon, 2–6 · Evening, 6–9");
    expect(later?.outfits[0]?.dressed?.weather?.match(/(?:10|2|6)\s[AP]M/g)).toHaveLength(2);
    expect(text).toContain(`${later?.label}: ${later?.outfits[0]?.dressed?.sentence}.`);
  });

  it("says on the page, in its text, and in the dashboard's line that a forecast can't be true of the place", () => {
    const hour = { humidity: 50, windMph: 0, wetChance: 0, rainIn: 0, snowIn: 0, uv: 0, isDay: true };
    const forecast = (tempF: number) => ({
      forecast: {
        fetchedAt: NOW,
        hours: Array.from({ length: 40 }, (_, at) => ({ ...hour, tempF, at: NOW + at * HOUR_MS })),
      },
    });
    const doubted = "The forecast is far from any weather this place has had, so we don't use it";
    const { days, text } = view(forecast(104));
    expect(days[0]?.times[0]?.line).toBe(`Usual for late November, not a forecast. ${doubted}`);
    expect(text.split(`${doubted}.`)).toHaveLength(2);
    expect(JSON.stringify(view(forecast(38)))).not.toContain(doubted);
    const lineOf = (facts: Partial<TodayInput>) => viewTodayLine({ ...FACTS, ...facts }, NO_OWN_TIMES, NOW);
    expect(lineOf(forecast(104))?.endsWith(`. ${doubted}`)).toBe(true);
    expect(lineOf(forecast(38))).toMatch(/^Today · In the stroller: [A-Z]/);
    expect(lineOf(forecast(38))).not.toContain(doubted);
  });

  const weatherOf = (weather: { tempF: number; uv?: number }): Partial<TodayInput> => ({
    months: FACTS.months.map((month) => ({ ...month, avgTempMin: weather.tempF, avgTempMax: weather.tempF })),
    forecast: {
      fetchedAt: NOW,
      hours: Array.from({ length: 40 }, (_, at) => ({
        ...{ ...CALM, isDay: true, at: NOW + at * HOUR_MS },
        ...weather,
      })),
    },
  });
  const planned = (itemId: number, key: TodayPieceCounts["key"]): TodayPieceCounts => ({
    ...{ itemId, key },
    sizes: { "3-6m": { have: 0, isAsked: true, isPlanned: true, isSetAside: false } },
  });
  const WARM = (["sleeper_footed", "cardigan", "bunting_fleece", "stroller_footmuff"] as const).map(
    (key, at) => have(10 + at, key),
  );
  const TOO_LITTLE = "Too little is counted for this, so it comes from the usual drawer";

  it.each<[string, Partial<TodayInput>, string]>([
    ["hat and mittens that aren't counted", { pieces: WARM }, "Not counted yet: a warm hat and mittens"],
    [
      "a hat that is in the wash",
      {
        pieces: [...WARM, have(5, "hat_warm"), have(6, "mittens_warm")],
        marks: { ...NO_MARKS, out: [{ key: "hat_warm", day: "2026-11-27" }] },
      },
      "In the wash: a warm hat.",
    ],
    ["a drawer from which nobody could be dressed", { pieces: [have(3, "bunting_fleece")] }, TOO_LITTLE],
  ])("says %s in the sentence, where it is cold", (_, facts, words) => {
    const { days, text } = view({ ...weatherOf({ tempF: 23 }), ...facts });
    expect(days[0]?.times[0]?.outfits[0]?.dressed?.sentence).toContain(words.replace(/\.$/, ""));
    expect(text).toContain(words);
  });

  it.each([
    [23, "Not counted yet: bunting and a warm hat"],
    [48, "Not counted yet: bunting"],
    [54, null],
  ])("at %d °F in the car says that no coat for the way from it is counted", (tempF, words) => {
    const hat = tempF > 40 ? [have(5, "hat_warm")] : [];
    const pieces = [have(10, "sleeper_footed"), have(11, "cardigan"), ...hat];
    const { text, days } = view({ ...weatherOf({ tempF }), pieces }, { asked: "car" });
    const taken = days.flatMap(({ times }) =>
      times.flatMap(({ outfits }) => outfits[0]?.dressed?.take ?? []),
    );
    expect(taken.some((take) => take.includes("bunting"))).toBe(words !== null);
    expect(text.match(/Not counted yet: [^.\n]*/)?.[0] ?? null).toBe(words);
    const along = view(
      { ...weatherOf({ tempF }), pieces: [...pieces, have(12, "bunting_fleece")] },
      { asked: "car" },
    );
    expect(along.text).not.toMatch(/yet: [^.\n]*bunting/);
  });

  it("says nothing of a drawer that nobody has begun to count, or of pieces that weren't wanted", () => {
    const { text } = view({ ...weatherOf({ tempF: 23 }), pieces: [] });
    expect(text).not.toMatch(/counted|in the wash/i);
    const unwanted = (["hat_warm", "mittens_warm"] as const).map((key, at) => ({
      ...{ itemId: 7 + at, key },
      sizes: { "3-6m": { have: 0, isAsked: true, isSetAside: true } },
    }));
    const { text: without } = view({ ...weatherOf({ tempF: 23 }), pieces: [...WARM, ...unwanted] });
    expect(without).not.toMatch(/hat|mittens|in the wash/i);
  });

  it("has the plan's shorts on a child who walks in warm air, and its thin sleeves on a young baby in the sun", () => {
    const pieces = [
      have(1, "bodysuit_short_sleeve"),
      planned(2, "shorts"),
      planned(3, "sleeper_footed"),
      planned(4, "hat_sun"),
    ];
    const born = { plan: { ...FACTS.plan, expectedDueDate: "2025-10-04", babyBornOn: "2025-10-03" } };
    const walking = view({ ...weatherOf({ tempF: 84 }), ...born, pieces }, { asked: "walking" });
    expect(walking.text).toContain("Short-sleeve bodysuit and shorts. Not counted yet: shorts.");
    const sunny = view({ ...weatherOf({ tempF: 78, uv: 6 }), pieces }, { asked: "stroller" });
    expect(sunny.text).toContain("Sleeper and a sun hat. Not counted yet: sleeper and a sun hat.");
  });

  it("has tomorrow alone late in the evening", () => {
    expect(view({}, { now: NOW + 13 * HOUR_MS }).days.map(({ title }) => title)).toEqual([
      "Tomorrow, Saturday, November 28, 2026",
    ]);
  });

  it("says nothing of the family: no name, no words of theirs, no counts, dates, or neck checks", () => {
    const text = JSON.stringify(view());
    for (const secret of ["Zwanhild", "Grandma", "7391", "2026-07", 'cold","day', "November 26"])
      expect(text).not.toContain(secret);
    expect(text).toContain("a warm hat");
  });

  it("shows the name that was typed for it, as it is", () => {
    const name = "<b>Mia</b> & =1+1";
    expect(view({}, { name })).toMatchObject({ name });
    expect(view({}, { name }).text.split("\n")[0]).toBe(`Clothes for ${name}`);
    expect(view().text.split("\n")[0]).toBe("Clothes for the baby");
  });

  it.each([
    [null, "stroller"],
    ["carrier", "carrier"],
    ["asleep", "asleep"],
    // The baby is too young for it.
    ["ground", "stroller"],
    ["night", "stroller"],
    ["<script>", "stroller"],
  ])("asked for %s is for %s", (asked, situation) => {
    expect(view({}, { asked }).situation).toBe(situation);
  });

  it("says in its text what the clothes are for, as its chip does on the page", () => {
    const headOf = (asked: string | null) => view({}, { asked, name: "Mia" }).text.split("\n\n")[0];
    expect(headOf(null)).toBe("Clothes for Mia\nIn the stroller");
    expect(headOf("car")).toBe("Clothes for Mia\nIn the car");
    expect(headOf("asleep")).toBe("Clothes for Mia\nAsleep in the stroller");
    expect(view({ months: [] }, { asked: "car" }).text).toBe("Clothes for the baby");
  });

  it("labels babies who wear different sizes by their sizes", () => {
    const days = { start: "2026-10-01", end: "2027-01-31" };
    const shares = (["3-6m", "6-9m"] as const).map((ageRange, at) => ({ ageRange, babies: [at], ...days }));
    const [day] = view({ sizes: { ...FACTS.sizes, shares, babies: 2 } }).days;
    expect(day?.times[0]?.outfits.map(({ sizes }) => sizes)).toEqual(["3–6m", "6–9m"]);
  });

  it("says so where all that could be worn is in the wash", () => {
    const { days, text } = view({
      pieces: [have(1, "sleeper_footed")],
      marks: { ...FACTS.marks, out: [{ day: "2026-11-27", key: "sleeper_footed" }] },
    });
    expect(days[0]?.times[0]?.outfits[0]?.dressed).toBeNull();
    expect(text).toContain("Evening, 6–9: Everything to put on is in the wash.");
    // Tomorrow it is dry.
    expect(days[1]?.times[0]?.outfits[0]?.dressed?.sentence).toMatch(/sleeper/i);
  });

  it("has no days without weather", () => {
    expect(view({ months: [] })).toMatchObject({ days: [], notes: [], forecast: null });
  });

  it("has each note once, the neck check first", () => {
    const { notes } = view();
    expect(notes[0]).toBe("Feel the back of the neck: warm and dry is right.");
    expect(new Set(notes).size).toBe(notes.length);
  });

  it("is a text of plain lines, one for each time, at any hour and in any weather", () => {
    const degrees = fc.integer({ min: -20, max: 105 });
    fc.assert(
      fc.property(degrees, fc.nat(20), fc.nat(47), (low, range, hour) => {
        const months = FACTS.months.map((month) => ({ ...month, avgTempMin: low, avgTempMax: low + range }));
        const { text, days, notes } = view({ months }, { now: NOW + hour * HOUR_MS });
        const lines = text.split("\n").filter((line) => line !== "");
        const times = days.reduce((sum, day) => sum + day.times.length, 0);
        expect(lines).toHaveLength(2 + days.length + times + notes.length);
        expect(text).not.toMatch(/null|undefined|\.\.|\n\n\n| {2}/);
      }),
    );
  });
});

// E24, S92: the morning notice in words: the outfit that Today opens with, and nothing else of the plan.
import { describe, expect, it } from "vitest";
import type { TodayInput, TodayPieceCounts } from "../../../app/contracts/today/today-input.ts";
import { WEATHER } from "../../../app/domain/ids.ts";
import { NO_OWN_TIMES } from "../../../app/domain/today/own-times.ts";
import type { ShownSituation } from "../../../app/domain/today/shown-situation.ts";
import { NO_MARKS } from "../../../app/domain/today/today-marks.ts";
import { type ForecastHour, HOUR_MS } from "../../../app/domain/weather/hourly-forecast.ts";
import { pushedNotice, viewNotice } from "../../../app/views/today/notice-view.ts";
import { viewOwnNotice } from "../../../app/views/today/own-notice-view.ts";
import { viewToday } from "../../../app/views/today/today-view.ts";

/** Seven in the morning in Chicago, on a Saturday. */
const SEVEN = Date.parse("2026-11-28T13:00:00Z");

const have = (itemId: number, key: TodayPieceCounts["key"], more: object = {}): TodayPieceCounts => ({
  itemId,
  key,
  sizes: Object.fromEntries(
    (["3-6m", "6-9m"] as const).map((size) => [size, { have: 7391, isAsked: true, isSetAside: false }]),
  ),
  ...more,
});

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
    have(2, "hat_warm", { own: { nameId: "own_1", name: "Grandma's secret bonnet" } }),
    have(3, "bunting_fleece"),
    have(4, "snowsuit"),
  ],
  inUntil: null,
  marks: NO_MARKS,
  units: "f",
};

const hours = (fields: Partial<ForecastHour> = {}, count = 30): ForecastHour[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{
      at: SEVEN + index * HOUR_MS,
      tempF: 38,
      humidity: 50,
      windMph: 0,
      wetChance: 0,
      rainIn: 0,
      snowIn: 0,
    },
    ...{ uv: 0, isDay: true },
    ...fields,
  }));

const forecast = (fields: Partial<ForecastHour> = {}, fetchedAt = SEVEN) => ({
  forecast: { fetchedAt, hours: hours(fields) },
});

interface Wish {
  now?: number;
  situation?: ShownSituation | null;
  names?: string[] | null;
  own?: typeof NO_OWN_TIMES;
}

const view = (facts: Partial<TodayInput> = {}, { now = SEVEN, ...wish }: Wish = {}) =>
  viewNotice({ ...FACTS, ...facts }, { situation: null, names: null, own: NO_OWN_TIMES, ...wish }, now);

describe("E24 a morning notice", () => {
  it.each([
    ["in the morning", SEVEN, null, "In the stroller"],
    ["in the afternoon, in the carrier", SEVEN + 8 * HOUR_MS, "carrier", "In the carrier"],
    ["asleep", SEVEN, "asleep", "Asleep in the stroller"],
    ["at five in the morning", SEVEN - 2 * HOUR_MS, "car", "In the car"],
  ] as const)("says what Today opens with %s", (_, now, last, where) => {
    const facts = { ...FACTS, ...forecast({}, now) };
    const reader = { rooms: { indoors: null, night: null }, last, own: NO_OWN_TIMES, isHere: false };
    const today = viewToday(facts, reader, now);
    const { situation, when } = today.opened;
    const dressed = today.groups[0]?.outdoors?.[when]?.outfits[situation as "stroller"];
    const said = view(facts, { now, situation: last })?.said;
    expect(said?.sentence).toBe(`${where}: ${dressed?.sentence}. ${dressed?.weather}`);
    expect(said?.stay).toBe(dressed?.stay ?? null);
    for (const text of [dressed?.take, ...(dressed?.changes ?? []), ...(dressed?.notes ?? [])])
      if (text) expect(said?.paragraphs.join("\n")).toContain(text);
  });

  it("says on a device and by mail that a forecast can't be true of the place, and is dressed for its usual weather", () => {
    const { said } = view(forecast({ tempF: 104 })) ?? expect.fail();
    const doubted = "The forecast is far from any weather this place has had, so we don't use it.";
    expect(pushedNotice(said, "/today").body).toBe(`${said.stay}. ${said.sentence} ${doubted}`);
    expect(said.sentence).toMatch(/About \d+°F at 7\sAM\.$/);
    expect(said.subject).not.toContain(doubted);
    expect(said.paragraphs.filter((text) => text.includes(doubted))).toHaveLength(1);
    expect(JSON.stringify(view(forecast()))).not.toContain(doubted);
  });

  it("says the window, the weather line, notes, the advice, and the credit", () => {
    const paragraphs = view(forecast({ windMph: 10 }))?.said.paragraphs ?? [];
    expect(paragraphs[0]).toMatch(/^Morning, 7–10: Feels like \d+°F, light wind\.$/);
    expect(paragraphs.join("\n")).toContain("Feel the back of the neck: warm and dry is right.");
    expect(paragraphs.at(-2)).toMatch(/^General advice, not medical/);
    expect(paragraphs.at(-1)).toContain("Open-Meteo");
  });

  it("E17 is of usual weather where the forecast says what the place has never had, and says so", () => {
    const facts = { ...FACTS, ...forecast({ tempF: 95 }) };
    const said = view(facts)?.said;
    expect(said?.sentence).toMatch(/About 2\d°F at 7\u00a0AM\.$/);
    expect(said?.paragraphs[0]).toBe(
      "Morning, 7–10: Usual for late November, not a forecast. The forecast is far from any weather this place has had, so we don't use it.",
    );
    expect(said?.paragraphs.at(-1)).not.toContain("Open-Meteo");
    const reader = { rooms: { indoors: null, night: null }, last: null, own: NO_OWN_TIMES };
    const line = (isHere: boolean) =>
      viewToday(facts, { ...reader, isHere }, SEVEN).groups[0]?.outdoors?.now?.line;
    expect(line(false)).toContain("we don't use it");
    // Of where the reader is, the usual weather isn't known.
    expect(line(true)).not.toContain("we don't use it");
  });

  it("says the pieces that the sentence has no room for", () => {
    const layers = [
      "thermal_base_layer",
      "cardigan",
      "mittens_warm",
      "socks_warm",
      "stroller_footmuff",
    ] as const;
    const pieces = [...FACTS.pieces, ...layers.map((key, index) => have(10 + index, key))];
    const said = view({ ...forecast({ tempF: 25, windMph: 15 }), pieces })?.said;
    const text = `${said?.sentence}\n${said?.paragraphs.join("\n")}`;
    expect(said?.sentence).toContain("mittens");
    expect(said?.sentence).not.toContain("warm socks");
    expect(text).toMatch(/^Also: .*warm socks.*\.$/m);
  });

  it("says the usual weather as usual, without a credit", () => {
    const said = view()?.said;
    expect(said?.sentence).toMatch(/About \d+°F at 7\sAM\.$/);
    expect(said?.paragraphs[0]).toBe("Morning, 7–10: Usual for late November, not a forecast.");
    expect(said?.paragraphs.join()).not.toContain("Open-Meteo");
  });

  it("says how old a forecast is that isn't fresh", () => {
    const old = { forecast: { fetchedAt: SEVEN - 4 * HOUR_MS, hours: hours() } };
    expect(view(old)?.said.paragraphs[0]).toMatch(/^Morning, 7–10: As of 3:00\sAM\. /);
  });

  it("says how long to stay out before the sentence", () => {
    expect(view(forecast({ tempF: 20 }))?.said.stay).toBe("Check often");
  });

  it("is of one's own times, and of the next day in the evening", () => {
    const own = { weekday: null, weekend: { out: 8 * 60 + 30, back: 12 * 60 } };
    expect(view({}, { own })?.said.paragraphs[0]).toMatch(/^Out 8:30 to 12: /);
    expect(view({}, { now: SEVEN + 13 * HOUR_MS })?.said.paragraphs[0]).toMatch(/^Tomorrow: Morning, 7–10: /);
  });

  it.each(["night", "indoors", "ground", null] as const)(
    "is of the stroller for whoever has chosen %s, which isn't offered",
    (situation) => {
      expect(view({}, { situation })).toEqual(view({}, { situation: "stroller" }));
    },
  );

  it("S92 says no name, no words of the family, no count, and no date of the baby's", () => {
    const text = JSON.stringify(view(forecast()));
    for (const secret of ["Zwanhild", "Grandma", "7391", "2026-07", "Chicago"])
      expect(text).not.toContain(secret);
  });

  it("says whose morning it is: by the size, or by the name once the owner lets it stand outside", () => {
    const said = view(forecast({ tempF: 20 }))?.said;
    expect(said?.subject).toMatch(/^3–6m · Check often\. In the stroller: [A-Z]/);
    const named = view(forecast(), { names: ["Zwanhild"] })?.said;
    expect(named?.subject).toMatch(/^Zwanhild · In the stroller: [A-Z]/);
    expect(named?.paragraphs.join()).not.toContain("Zwanhild");
    const titles = [said, named].map((one) => one && pushedNotice(one, "/today").title);
    expect(titles).toEqual(["Today · 3–6m", "Today · Zwanhild"]);
  });

  it("leaves the weather out of a subject that a mail program would cut, and in the mail's text and a push", () => {
    const weather = /\d°F\sat\s\d+\sAM\.$/;
    expect(view(forecast({ tempF: 64 }))?.said.subject).toMatch(weather);
    const said = view(forecast({ tempF: 64 }), { names: ["Zwanhild Marie"] })?.said;
    expect(said?.subject).toMatch(/^Zwanhild.+ · In the stroller: [A-Z].+[a-z]\.$/);
    expect(said?.subject.length).toBeLessThanOrEqual(120);
    for (const text of [said?.sentence, said?.line]) expect(text).toMatch(weather);
  });

  it("says once that it was the last one: after the plan's last size, and not again at the end of all sizes", () => {
    const untilOutgrown = [
      {
        "3-6m": { start: "2026-08-01", end: "2026-10-31" },
        "6-9m": { start: "2026-11-01", end: "2027-01-31" },
      },
    ];
    const [next, end] = [{ untilOutgrown }, { endsOn: "2026-11-01" }].map((sizes) =>
      view({ sizes: { ...FACTS.sizes, ...sizes } }),
    );
    for (const [one, why] of [
      [next, "6–9m by now. This plan ends with the size before."],
      [end, "Layette ends at 24 months."],
    ] as const) {
      const line = `${why} This was the last morning notice for this plan.`;
      expect(one).toMatchObject({ isOnce: true, said: { sentence: line, line } });
      expect(one?.said.subject).toContain(line);
    }
    expect(next?.digest).toBe(end?.digest);
    const stays = view({ inUntil: "2027-01-31" });
    expect(stays).toMatchObject({
      isOnce: false,
      said: { line: expect.not.stringContaining("last morning") },
    });
  });

  it("names babies who wear different sizes by their sizes", () => {
    const days = { start: "2026-10-01", end: "2027-01-31" };
    const shares = (["3-6m", "6-9m"] as const).map((ageRange, index) => ({
      ageRange,
      babies: [index],
      ...days,
    }));
    const said = view({ sizes: { ...FACTS.sizes, shares, babies: 2 } })?.said;
    expect(said?.sentence).toMatch(/^In the stroller, 3–6m: .*sleeper/i);
    expect(said?.paragraphs.filter((text) => /^6–9m: .*(sleeper|bodysuit)/i.test(text))).toHaveLength(1);
    expect(JSON.stringify(said)).not.toContain("Zwanhild");
  });

  it("says so where everything is in the wash, and nothing without weather", () => {
    const pieces = [have(1, "sleeper_footed")];
    const marks = { ...NO_MARKS, out: [{ day: "2026-11-28", key: "sleeper_footed" as const }] };
    expect(view({ pieces, marks })?.said.sentence).toBe("Everything to put on is in the wash.");
    expect(view({ months: [] })).toBeNull();
  });

  it("has the same line of another morning that is dressed the same, and another where it differs", () => {
    const usual = view(forecast())?.digest;
    expect(view(forecast({ tempF: 38.2 }))?.digest).toBe(usual);
    for (const fields of [{ tempF: 75 }, { tempF: 20 }, { wetChance: 90, rainIn: 0.1 }])
      expect(view(forecast(fields))?.digest).not.toBe(usual);
    // A layer that is only taken along counts.
    const colder = hours().map((hour, index) => (index > 1 ? { ...hour, tempF: 15 } : hour));
    expect(view({ forecast: { fetchedAt: SEVEN, hours: colder } })?.digest).not.toBe(usual);
  });
});

describe("E24 the notice on its page", () => {
  const row = {
    situation: null,
    minute: 7 * 60,
    weekdays: 0b111_1111,
    onlyChanges: true,
    byPush: false,
    lastDay: null,
  };
  const zoneOn = () => "America/Chicago";
  const words = (fields: Partial<typeof row> & { lastDay?: string } = {}, now = SEVEN, isAnyOn = true) =>
    viewOwnNotice({ ...row, ...fields }, { zoneOn, isAnyOn, now })?.words.replaceAll("\u00a0", " ");

  it.each([
    [{}, SEVEN, "An email at 7:00 AM, every day, only when it changes. Next: tomorrow."],
    [{}, SEVEN - 1, "An email at 7:00 AM, every day, only when it changes. Next: today."],
    [{ byPush: true }, SEVEN, "A notification at 7:00 AM, every day, only when it changes. Next: tomorrow."],
    [{ onlyChanges: false }, SEVEN, "An email at 7:00 AM, every day. Next: tomorrow."],
    [{ minute: 0, onlyChanges: false }, SEVEN, "An email at 12:00 AM, every day. Next: tomorrow."],
    [
      { minute: 765, weekdays: 0b011_1110, onlyChanges: false },
      SEVEN,
      "An email at 12:45 PM, on weekdays. Next: Monday.",
    ],
    [
      { weekdays: 0b100_0001, onlyChanges: false },
      SEVEN,
      "An email at 7:00 AM, on weekends. Next: tomorrow.",
    ],
    [
      { weekdays: 0b010_1010, onlyChanges: false },
      SEVEN,
      "An email at 7:00 AM, on Monday, Wednesday, and Friday. Next: Monday.",
    ],
  ])("%j at %i is told as such", (fields, now, expected) => {
    expect(words(fields, now)).toBe(expected);
  });

  it("is none without a row", () => {
    const none = { ...row, minute: null, weekdays: null, onlyChanges: null, byPush: null };
    expect(viewOwnNotice(none, { zoneOn, isAnyOn: true, now: SEVEN })).toBeNull();
  });

  it("F43 is an email as long as no device gets notices", () => {
    expect(words({ byPush: true }, SEVEN, false)).toMatch(/^An email at 7:00 AM/);
  });
});

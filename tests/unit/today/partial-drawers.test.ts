// Drawers that are counted in part, on every surface that says an outfit. 300 random ones of fixed seed.
import { describe, expect, test } from "vitest";
import type { Dressed } from "../../../app/contracts/today/shown-today.ts";
import type { TodayInput } from "../../../app/contracts/today/today-input.ts";
import { NOTE_TEXTS, SHORT_TEXTS } from "../../../app/copy/today/outfit-copy.ts";
import { plusMonths } from "../../../app/domain/calendar.ts";
import { WEATHER } from "../../../app/domain/ids.ts";
import { careList } from "../../../app/domain/today/day-care.ts";
import { night } from "../../../app/domain/today/night-outfit.ts";
import { outfit } from "../../../app/domain/today/outfit.ts";
import { coveredBy, covers, hasNothingOn } from "../../../app/domain/today/outfit-sets.ts";
import { NO_OWN_TIMES } from "../../../app/domain/today/own-times.ts";
import { SHOWN_SITUATIONS, situationsAt, usualSituation } from "../../../app/domain/today/shown-situation.ts";
import { NO_MARKS } from "../../../app/domain/today/today-marks.ts";
import { babyAged, CALM, type Moment, type Outfit } from "../../../app/domain/today/today-terms.ts";
import { usualDrawerOf } from "../../../app/domain/today/usual-drawer.ts";
import {
  keptDrawer,
  leastThatDresses,
  type PlanPiece,
  wornDrawer,
} from "../../../app/domain/today/worn-drawer.ts";
import { type AgeRange, WEATHER_CATEGORIES } from "../../../app/domain/vocabulary.ts";
import type { ItemKey } from "../../../app/domain/wardrobe/catalogue-table.ts";
import { INSULATION } from "../../../app/domain/wardrobe/insulation-table.ts";
import { type ForecastHour, HOUR_MS } from "../../../app/domain/weather/hourly-forecast.ts";
import { viewHelper } from "../../../app/views/today/helper-view.ts";
import { pushedNotice, viewNotice } from "../../../app/views/today/notice-view.ts";
import { viewToday, viewTodayLine } from "../../../app/views/today/today-view.ts";

/** The same draws always: mulberry32. */
function drawsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const AGES: readonly { months: number; size: AgeRange }[] = [
  { months: 1, size: "0-3m" },
  { months: 4, size: "3-6m" },
  { months: 8, size: "6-9m" },
  { months: 11, size: "9-12m" },
  { months: 14, size: "12-18m" },
];

interface Family {
  months: number;
  size: AgeRange;
  pieces: PlanPiece[];
}

/** Each piece of a size is counted, planned only, skipped, or unknown to the plan; the share of each differs by family. */
const FAMILIES = ((): Family[] => {
  const draw = drawsFrom(20261129);
  return Array.from({ length: 300 }, (_, at): Family => {
    const age = AGES[at % AGES.length] ?? { months: 4, size: "3-6m" };
    const [counted, planned, skipped] = [0.05 + draw() * 0.5, 0.3 + draw() * 0.6, draw() * 0.15];
    const pieces = usualDrawerOf(age.size).map((key): PlanPiece => {
      const isThere = draw() < counted;
      return {
        key,
        have: isThere ? 2 : 0,
        isSkipped: !isThere && draw() < skipped,
        isPlanned: draw() < planned,
      };
    });
    return { ...age, pieces };
  });
})();

const SITUATIONS = ["stroller", "stroller_asleep", "carrier", "play", "walk", "car"] as const;
const MOMENTS: readonly ((tempF: number) => Moment)[] = [
  ...SITUATIONS.map(
    (situation) =>
      (tempF: number): Moment => ({ situation, weather: { ...CALM, tempF } }),
  ),
  (roomF) => ({ situation: "indoors", roomF }),
];

/** How a family's baby is dressed by a rule of the model. */
function dresserOf({ pieces, size }: Family) {
  const drawer = wornDrawer(pieces, [size]);
  const has = (key: ItemKey) => drawer.levels.at(-1)?.keys.includes(key);
  return {
    /** Something that covers the legs wasn't skipped. */
    mayDress: has("sleeper_footed") && has("pants_soft") && has("bodysuit_short_sleeve"),
    worn(dress: (drawer: ReturnType<typeof keptDrawer>) => Outfit): Outfit {
      const found = leastThatDresses(drawer.levels, ({ keys, beside }) =>
        dress(keptDrawer(keys, beside ? drawer.counted : undefined)),
      );
      return found?.worn ?? expect.fail("There are always clothes to dress from");
    },
  };
}

/** The outfits of a family in one situation, from cold to warm. */
function ladderOf(family: Family, moment: (tempF: number) => Moment) {
  const { worn, mayDress } = dresserOf(family);
  const aged = babyAged(family.months);
  const degrees = Array.from({ length: 18 }, (_, at) => -10 + at * 6);
  return degrees.map((tempF) => {
    const now = worn((drawer) => outfit(moment(tempF), drawer, aged));
    return { tempF, now, mayDress, where: `${family.size} ${now.situation} ${tempF} °F` };
  });
}

const LADDERS = FAMILIES.flatMap((family) => MOMENTS.map((moment) => ladderOf(family, moment)));

describe("a drawer that is counted in part", () => {
  test("leaves no baby without clothes, or with bare legs below 75 °F", () => {
    const bare = LADDERS.flat()
      .filter(({ tempF, mayDress }) => mayDress && tempF < 75)
      .filter(({ now }) => hasNothingOn(now.wear) || !now.wear.some((key) => covers(key, "legs")));
    expect(bare.map(({ where }) => where)).toEqual([]);
  });

  test("has no more clothing in a warmer hour", () => {
    const more = LADDERS.flatMap((all) =>
      all.filter(({ now }, at) => now.got > (all[at - 1]?.now.got ?? 9) + 1e-9),
    );
    expect(more.map(({ where }) => where)).toEqual([]);
  });

  test("is a night that is at most 0.6 TOG too light where the usual drawer isn't lighter", () => {
    const short = FAMILIES.flatMap((family) => {
      const { worn, mayDress } = dresserOf(family);
      const aged = babyAged(family.months);
      return [57, 61, 64, 67, 70, 73, 76].flatMap((roomF) => {
        const now = worn((drawer) => night(roomF, drawer, aged));
        const { got } = night(
          roomF,
          keptDrawer(wornDrawer(family.pieces, [family.size]).levels.at(-1)?.keys ?? []),
          aged,
        );
        const isShort = now.need - now.got > 0.6 && now.got < got - 0.1;
        return mayDress && (isShort || hasNothingOn(now.wear)) ? [`${family.size} ${roomF}`] : [];
      });
    });
    expect(short).toEqual([]);
  });
});

const NOW = Date.parse("2026-11-27T15:00:00Z");

/** Cold and heat, wind, snow, rain, and sun. */
const WEATHERS: readonly Partial<ForecastHour>[] = [
  { tempF: -12 },
  { tempF: 8, windMph: 25 },
  { tempF: 23, snowIn: 0.2, wetChance: 90 },
  { tempF: 41, rainIn: 0.1, wetChance: 80 },
  { tempF: 52, windMph: 18, uv: 4 },
  { tempF: 62, uv: 5 },
  { tempF: 72, uv: 8 },
  { tempF: 78, rainIn: 0.1, wetChance: 80 },
  { tempF: 88, uv: 9 },
  { tempF: 97, rainIn: 0.1, wetChance: 80, uv: 10 },
];

function factsOf({ pieces, size, months }: Family, weather: Partial<ForecastHour>): TodayInput {
  const { tempF = 50 } = weather;
  const hour = { humidity: 50, windMph: 0, wetChance: 0, rainIn: 0, snowIn: 0, uv: 0, isDay: true };
  const born = plusMonths("2026-11-20", -months);
  return {
    plan: { expectedDueDate: born, babyBornOn: born, babyNames: null, country: "US" },
    timeZone: "America/Chicago",
    months: [
      {
        startDate: "2026-11-01",
        endDate: "2026-11-30",
        avgTempMax: tempF + 6,
        avgTempMin: tempF - 6,
        primaryWeatherCategory: WEATHER.mild,
      },
    ],
    forecast: {
      fetchedAt: NOW,
      hours: Array.from({ length: 40 }, (_, at) => ({ ...hour, tempF, ...weather, at: NOW + at * HOUR_MS })),
    },
    sizes: {
      days: {},
      shares: [{ ageRange: size, babies: [0], start: "2026-10-01", end: "2027-01-31" }],
      starts: null,
      startsOfEach: [],
      babies: 1,
      untilOutgrown: [],
      endsOn: "2028-12-31",
    },
    pieces: pieces.map(({ key, have, isSkipped, isPlanned }, at) => ({
      itemId: at + 1,
      key,
      sizes: {
        [size]: {
          have,
          isAsked: true,
          isSetAside: isSkipped,
          ...(isPlanned && { isPlanned: true as const }),
        },
      },
    })),
    marks: NO_MARKS,
    inUntil: null,
    units: "f",
  };
}

const READER = { rooms: { indoors: null, night: null }, last: null, own: NO_OWN_TIMES, isHere: false };
const TRIP = { id: "trip", destination: "Denver, CO", endDate: "2026-11-30", isAtHome: false };
const SHORTS: readonly string[] = Object.values(SHORT_TEXTS);
/** Notes that name what an outfit wears, or what its situation has. */
const TRUE_NOTES: readonly [string, (situation: string, keys: readonly ItemKey[]) => boolean][] = [
  [NOTE_TEXTS.thin_sleeves, (_, keys) => coveredBy(keys) === "sleeves"],
  [NOTE_TEXTS.canopy_up, (situation) => ["stroller", "asleep"].includes(situation)],
  [NOTE_TEXTS.rain_cover_vented, (situation) => ["stroller", "asleep"].includes(situation)],
  [NOTE_TEXTS.cover_over_both, (situation) => situation === "carrier"],
  [NOTE_TEXTS.nothing_padded_under_straps, (situation) => situation === "car"],
];

/** Every outfit of Today, outdoors, in rooms, and at night, with what is short of it: clo, at night TOG. */
function outfitsOn(facts: TodayInput) {
  const [group] = viewToday(facts, READER, NOW).groups;
  const outdoors = Object.entries(group?.outdoors?.morning?.outfits ?? {});
  const nights = group?.rooms.night ?? [];
  const nightNeed = (roomF: number) => night(roomF, keptDrawer([]), babyAged(4)).need;
  const said = (where: string, dressed: Dressed, short: number, most: number) => {
    const keys = dressed.pieces.map(({ key }) => key);
    return { where, dressed, keys, isShort: short > most };
  };
  return {
    isCounted: group?.isCounted ?? false,
    isListed: group?.isListed ?? false,
    all: [
      ...[
        ...outdoors,
        ...(group?.rooms.indoors ?? []).map(({ dressed }) => ["indoors", dressed] as const),
      ].map(([where, dressed]) =>
        said(where, dressed, (dressed.warmth?.need ?? 0) - (dressed.warmth?.got ?? 0), 1),
      ),
      ...nights.map(({ from, dressed }) => {
        const got = dressed.pieces.reduce((sum, { key }) => sum + INSULATION[key].tog, 0);
        return said("night", dressed, nightNeed(from) - got, 0.75);
      }),
    ],
  };
}

const AT_HOME = FAMILIES.map((family, at) => {
  const weather = WEATHERS[Math.floor(at / AGES.length) % WEATHERS.length] ?? {};
  const facts = factsOf(family, weather);
  return { family, weather, facts, outfits: outfitsOn(facts) };
});

describe("what isn't there, and what stays short, is in the sentence", () => {
  test.each([
    ["at home", {}, "not counted yet: "],
    ["from a bag that is packed in part", { trip: TRIP }, "not packed yet: "],
  ])("of every situation, room, and night, %s", (_, away: Partial<TodayInput>, missing) => {
    // What is packed is dressed from by the same rules: every second family tells.
    const wrong = AT_HOME.filter((_, at) => !away.trip || at % 2 === 0).flatMap(
      ({ family, weather, facts, outfits }) => {
        const { all, isCounted, isListed } = away.trip ? outfitsOn({ ...facts, ...away }) : outfits;
        const skipped = new Set(family.pieces.filter(({ isSkipped }) => isSkipped).map(({ key }) => key));
        const there = new Set(family.pieces.filter(({ have }) => have > 0).map(({ key }) => key));
        const { mayDress } = dresserOf(family);
        return all.flatMap(({ where, dressed: { sentence, notes, others }, keys, isShort }) => {
          const isUsual = sentence.includes("usual drawer") || !(isCounted || isListed);
          const isLacking = !isListed && keys.some((key) => !there.has(key));
          const isHot = (weather.tempF ?? 0) >= 80;
          const hasIssue = {
            unsaid: isShort && !SHORTS.some((text) => sentence.includes(text)),
            unnamed: !isUsual && isLacking && !sentence.toLowerCase().includes(missing),
            skipped: keys.some((key) => skipped.has(key)),
            bare: mayDress && where !== "night" && !isHot && where !== "indoors" && hasNothingOn(keys),
            note: TRUE_NOTES.some(([text, isTrue]) => notes.includes(text) && !isTrue(where, keys)),
            straps: where === "car" && keys.some((key) => INSULATION[key].harness === "no"),
            hot: isHot && where !== "night" && where !== "indoors" && others.warmer !== undefined,
            rain: isHot && keys.includes("rain_suit"),
            loose: where === "night" && keys.some((key) => /^(?:hat|blanket|mittens)_/.test(key)),
          };
          return Object.entries(hasIssue).flatMap(([issue, is]) =>
            is ? [`${issue} ${family.size} ${where}`] : [],
          );
        });
      },
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  test("on every surface, in each of its situations in turn", () => {
    for (const [at, { family, facts, outfits }] of AT_HOME.entries()) {
      if (at % 2 === 1) continue;
      const { all } = outfits;
      const outings = all.filter(({ where }) => where !== "indoors" && where !== "night");
      const { where, dressed } = outings[(at / 2) % outings.length] ?? expect.fail("no outfit");
      const { sentence } = dressed;
      const situation = SHOWN_SITUATIONS.find((one) => one === where) ?? "stroller";
      const helper = viewHelper(facts, { name: "", asked: situation, country: "US" }, NOW);
      const notice =
        viewNotice(facts, { own: NO_OWN_TIMES, situation, names: null }, NOW)?.said ??
        expect.fail("no notice");
      const line = viewTodayLine(facts, NO_OWN_TIMES, NOW);
      const usual = outings.find((one) => one.where === usualSituation(situationsAt(family.months)));
      expect(helper.text).toContain(sentence);
      expect(notice.sentence).toContain(sentence);
      expect(pushedNotice(notice, "/").body).toContain(sentence);
      expect(line).toContain(usual?.dressed.sentence);
    }
  });
});

test("a day care list never asks for what was skipped, and takes what there is before what isn't there", () => {
  for (const [at, { pieces, size, months }] of FAMILIES.entries()) {
    const of = (is: (piece: PlanPiece) => boolean) => new Set(pieces.filter(is).map(({ key }) => key));
    const asked = {
      ...{ size, months, babies: 1, isBitter: at % 2 === 0, owned: of(({ have }) => have > 0) },
      ...{ planned: of(({ isPlanned }) => isPlanned === true), aside: of(({ isSkipped }) => isSkipped) },
    };
    for (const weather of WEATHER_CATEGORIES) {
      const { wear, lines } = careList({ ...asked, weather });
      const keys = [...wear, ...lines.map(({ key }) => key)];
      expect(keys.filter((key) => asked.aside.has(key))).toEqual([]);
      const outer = lines.filter(({ key }) => ["suit", "coat"].includes(INSULATION[key].role));
      const suits = (["bunting_fleece", "coat_warm", "snowsuit"] as const).filter((key) =>
        asked.owned.has(key),
      );
      if (outer.length > 0 && suits.length > 0 && weather.startsWith("Cold"))
        expect(outer.map(({ key }) => suits.some((one) => one === key))).toEqual([true]);
    }
  }
});

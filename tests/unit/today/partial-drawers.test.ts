// Drawers that are counted in part, on every surface that says an outfit. 300 random ones of fixed seed.
import { describe, expect, test } from "vitest";
import type { Dressed } from "../../../app/contracts/today/shown-today.ts";
import type { TodayInput } from "../../../app/contracts/today/today-input.ts";
import { plusMonths } from "../../../app/domain/calendar.ts";
import { WEATHER } from "../../../app/domain/ids.ts";
import { careList } from "../../../app/domain/today/day-care.ts";
import type { HourOfDay } from "../../../app/domain/today/day-outfit.ts";
import { clockIn, windowsAt } from "../../../app/domain/today/day-windows.ts";
import { night } from "../../../app/domain/today/night-outfit.ts";
import { outfit } from "../../../app/domain/today/outfit.ts";
import { coveredBy, covers, hasNothingOn, isAsCovered } from "../../../app/domain/today/outfit-sets.ts";
import { NO_OWN_TIMES } from "../../../app/domain/today/own-times.ts";
import {
  isOuting,
  OUTINGS,
  SHOWN_SITUATIONS,
  situationsAt,
  usualSituation,
} from "../../../app/domain/today/shown-situation.ts";
import { NO_MARKS } from "../../../app/domain/today/today-marks.ts";
import { babyAged, CALM, type Moment, type Outfit } from "../../../app/domain/today/today-terms.ts";
import { usualDrawerOf } from "../../../app/domain/today/usual-drawer.ts";
import { type Felt, feltIn } from "../../../app/domain/today/weather-asks.ts";
import { weatherOfWindow } from "../../../app/domain/today/window-weather.ts";
import {
  keptDrawer,
  leastThatDresses,
  type PlanPiece,
  wornDrawer,
} from "../../../app/domain/today/worn-drawer.ts";
import { type AgeRange, WEATHER_CATEGORIES } from "../../../app/domain/vocabulary.ts";
import type { ItemKey } from "../../../app/domain/wardrobe/catalogue-table.ts";
import { INSULATION } from "../../../app/domain/wardrobe/insulation-table.ts";
import { type ForecastHour, HOUR_MS, hoursInZone } from "../../../app/domain/weather/hourly-forecast.ts";
import { viewHelper } from "../../../app/views/today/helper-view.ts";
import { pushedNotice, viewNotice } from "../../../app/views/today/notice-view.ts";
import { pieceWord } from "../../../app/views/today/outfit-words.ts";
import { viewToday, viewTodayLine } from "../../../app/views/today/today-view.ts";
import { HELPER_COPY } from "../../../app/words/en/today/helper-copy.ts";
import { NOTE_TEXTS, SHORT_TEXTS } from "../../../app/words/en/today/outfit-copy.ts";
import { TODAY_COPY } from "../../../app/words/en/today/today-copy.ts";

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

const AGES = [
  { months: 1, size: "0-3m", next: "3-6m" },
  { months: 4, size: "3-6m", next: "6-9m" },
  { months: 8, size: "6-9m", next: "9-12m" },
  { months: 11, size: "9-12m", next: "12-18m" },
  { months: 14, size: "12-18m", next: "18-24m" },
] as const satisfies readonly { months: number; size: AgeRange; next: AgeRange }[];

interface Family {
  months: number;
  /** The one worn, or two between sizes. */
  sizes: AgeRange[];
  pieces: PlanPiece[];
  /** In the wash. */
  out: ItemKey[];
}

/**
 * Each piece is counted, planned only, skipped, or unknown to the plan; the share of each differs by family. Every fourth is between two
 * sizes, every third has some of what it counted in the wash.
 */
const FAMILIES = ((): Family[] => {
  const draw = drawsFrom(20261129);
  return Array.from({ length: 300 }, (_, at): Family => {
    const { months, size, next } = AGES[at % AGES.length] ?? AGES[1];
    const sizes: AgeRange[] = at % 4 === 3 ? [size, next] : [size];
    const [counted, planned, skipped] = [0.05 + draw() * 0.5, 0.3 + draw() * 0.6, draw() * 0.15];
    const pieces = [...new Set(sizes.flatMap((size) => usualDrawerOf(size)))].map((key): PlanPiece => {
      const isThere = draw() < counted;
      return {
        key,
        have: isThere ? 2 : 0,
        isSkipped: !isThere && draw() < skipped,
        isPlanned: draw() < planned,
      };
    });
    const there = pieces.filter(({ have }) => have > 0).map(({ key }) => key);
    return { months, sizes, pieces, out: at % 3 === 2 ? there.filter(() => draw() < 0.15) : [] };
  });
})();

/** The same with nothing counted, in plans that ask for most of what they ask for beyond nice to have. */
const UNCOUNTED = ((): Family[] => {
  const draw = drawsFrom(5);
  return FAMILIES.map((family) => ({
    ...family,
    out: [],
    pieces: family.pieces.map((piece) => ({
      ...{ ...piece, have: 0 },
      ...(piece.isPlanned && draw() < 0.3 && { isNice: true }),
    })),
  }));
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
function dresserOf({ pieces, sizes }: Family, out: readonly ItemKey[] = []) {
  const drawer = wornDrawer(pieces, sizes);
  const has = (key: ItemKey) => !out.includes(key) && drawer.levels.at(-1)?.keys.includes(key);
  return {
    /** Something that covers the legs wasn't skipped, and isn't in the wash. */
    mayDress: has("sleeper_footed") && has("pants_soft") && has("bodysuit_short_sleeve"),
    worn(dress: (drawer: ReturnType<typeof keptDrawer>) => Outfit): Outfit {
      const found = leastThatDresses(drawer.levels, ({ keys, sure }) => dress(keptDrawer(keys, sure)));
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
    return { tempF, now, mayDress, where: `${family.sizes} ${now.situation} ${tempF} °F` };
  });
}

const LADDERS = [...FAMILIES, ...UNCOUNTED].flatMap((family) =>
  MOMENTS.map((moment) => ladderOf(family, moment)),
);

describe("a drawer that is counted in part, or not at all", () => {
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
    const short = [...FAMILIES, ...UNCOUNTED].flatMap((family) => {
      const { worn, mayDress } = dresserOf(family);
      const aged = babyAged(family.months);
      return [57, 61, 64, 67, 70, 73, 76].flatMap((roomF) => {
        const now = worn((drawer) => night(roomF, drawer, aged));
        const { got } = night(
          roomF,
          keptDrawer(wornDrawer(family.pieces, family.sizes).levels.at(-1)?.keys ?? []),
          aged,
        );
        const isShort = now.need - now.got > 0.6 + 1e-9 && now.got < got - 0.1;
        return mayDress && (isShort || hasNothingOn(now.wear)) ? [`${family.sizes} ${roomF}`] : [];
      });
    });
    expect(short).toEqual([]);
  });
});

const DAY = "2026-11-27";
const NOW = Date.parse(`${DAY}T15:00:00Z`);
const CLOCK_HOUR = 9;

/** By the clock of the place; `tempF` at noon. */
interface Weather extends Partial<Omit<ForecastHour, "tempF">> {
  tempF: number;
  /** Degrees that each hour brings from 7 AM to 9 PM. */
  perHour?: number;
}

/** Cold and heat, wind, snow, rain, and sun. */
const WEATHERS: readonly Weather[] = [
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
  { tempF: 77 },
  { tempF: 79, uv: 6 },
];

/** Days that get colder, and warmer: through what is asked for, and past it. */
const CHANGING: readonly Weather[] = [
  { tempF: 58, perHour: -4 },
  { tempF: 45, perHour: 3 },
  { tempF: 78, perHour: -2, uv: 5 },
  { tempF: 74, perHour: 2, uv: 7 },
  { tempF: 30, perHour: -5, windMph: 12 },
  { tempF: 81, perHour: 1 },
  { tempF: 62, perHour: -1, uv: 3, rainIn: 0.05, wetChance: 60 },
];

const TIME_ZONE = "America/Chicago";

/** The first hour, and the last one. */
const OF_DAY = [7, 21] as const;

function degreesAt(hour: number, { tempF, perHour = 0 }: Weather): number {
  return tempF + perHour * (Math.min(Math.max(hour, OF_DAY[0]), OF_DAY[1]) - 12);
}

function hoursOf(weather: Weather): ForecastHour[] {
  const { tempF: _, perHour: __, ...rest } = weather;
  const calm = { ...CALM, isDay: true, ...rest };
  return Array.from({ length: 40 }, (_, at) => ({
    ...calm,
    tempF: degreesAt((CLOCK_HOUR + at) % 24, weather),
    at: NOW + at * HOUR_MS,
  }));
}

function factsOf({ pieces, sizes: worn, months, out }: Family, weather: Weather): TodayInput {
  const degrees = OF_DAY.map((hour) => degreesAt(hour, weather));
  const born = plusMonths("2026-11-20", -months);
  return {
    plan: { expectedDueDate: born, babyBornOn: born, babyNames: null, country: "US" },
    timeZone: TIME_ZONE,
    months: [
      {
        startDate: "2026-11-01",
        endDate: "2026-11-30",
        avgTempMax: Math.max(...degrees) + 6,
        avgTempMin: Math.min(...degrees) - 6,
        primaryWeatherCategory: WEATHER.mild,
      },
    ],
    forecast: { fetchedAt: NOW, hours: hoursOf(weather) },
    sizes: {
      days: {},
      shares: worn.map((ageRange, at) => ({
        ageRange,
        babies: [0],
        start: at === 0 ? "2026-10-01" : "2026-11-30",
        end: at === worn.length - 1 ? "2027-01-31" : "2026-11-29",
      })),
      starts: null,
      startsOfEach: [],
      newborns: [],
      babies: 1,
      untilOutgrown: [],
      endsOn: "2028-12-31",
    },
    pieces: pieces.map(({ key, have, isSkipped, isPlanned, isNice }, at) => ({
      itemId: at + 1,
      key,
      // Counted in one of the sizes.
      sizes: Object.fromEntries(
        worn.map((ageRange, place) => [
          ageRange,
          {
            have: at % worn.length === place ? have : 0,
            isAsked: true,
            isSetAside: isSkipped,
            ...(isPlanned && { isPlanned: true as const }),
            ...(isNice && { isNice: true as const }),
          },
        ]),
      ),
    })),
    marks: { ...NO_MARKS, out: out.map((key) => ({ key, day: DAY })) },
    inUntil: null,
    units: "f",
  };
}

/** Out all day. */
const OWN = { weekday: { out: 9 * 60, back: 20 * 60 }, weekend: null };
const READER = { rooms: { indoors: null, night: null }, last: null, own: OWN, isHere: false };
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

/** Every outfit of Today, of all times outdoors, in rooms, and at night, with what is short of it: clo, at night TOG. */
function outfitsOn(facts: TodayInput) {
  const [group] = viewToday(facts, READER, NOW).groups;
  const hours = hoursInZone(facts.forecast?.hours ?? [], TIME_ZONE);
  const outdoors = windowsAt(clockIn(TIME_ZONE, NOW), OWN).flatMap((window) => {
    const weather = weatherOfWindow(window, [], hours)?.hours ?? expect.fail("no forecast");
    const outfits = Object.entries(group?.outdoors?.[window.when]?.outfits ?? {});
    return outfits.map(([where, dressed]) => ({ where, dressed, weather, when: window.when }));
  });
  const rooms = group?.rooms.indoors ?? [];
  const nights = group?.rooms.night ?? [];
  const nightNeed = (roomF: number) => night(roomF, keptDrawer([]), babyAged(4)).need;
  const keysOf = ({ pieces }: Dressed) => pieces.map(({ key }) => key);
  const isCold = ({ warmth }: Dressed) => (warmth?.need ?? 0) - (warmth?.got ?? 0) > 1;
  return {
    isCounted: group?.isCounted ?? false,
    isListed: group?.isListed ?? false,
    all: [
      ...[...outdoors, ...rooms.map(({ dressed }) => ({ ...IN_ROOM, where: "indoors", dressed }))].map(
        (one) => ({ ...one, keys: keysOf(one.dressed), isShort: isCold(one.dressed) }),
      ),
      ...nights.map(({ from, dressed }) => {
        const keys = keysOf(dressed);
        const got = keys.reduce((sum, key) => sum + INSULATION[key].tog, 0);
        return { ...IN_ROOM, where: "night", dressed, keys, isShort: nightNeed(from) - got > 0.75 };
      }),
    ],
  };
}

function keysOf({ pieces }: Family, is: (piece: PlanPiece) => boolean): ReadonlySet<ItemKey> {
  return new Set(pieces.filter(is).map(({ key }) => key));
}

const IN_ROOM: { when: string; weather: readonly HourOfDay[] } = { when: "room", weather: [] };

type Told = ReturnType<typeof outfitsOn>["all"][number];

/** In steady weather, and in changing weather. */
const AT_HOME = FAMILIES.flatMap((family, at) =>
  [WEATHERS, CHANGING].map((weathers, kind) => {
    const weather = weathers[Math.floor(at / AGES.length) % weathers.length] ?? { tempF: 50 };
    const facts = factsOf(family, weather);
    // What is packed is dressed from by the same rules: every second family tells.
    const bag = at % 4 === kind * 2 ? outfitsOn({ ...facts, trip: TRIP }) : null;
    return { family, at, kind, facts, outfits: outfitsOn(facts), bag };
  }),
);

/** By hour; nothing in a room. */
function feltAt(where: string, weather: readonly HourOfDay[]): Felt[] {
  const shown = SHOWN_SITUATIONS.filter(isOuting).find((one) => one === where);
  return shown ? weather.map((hour) => feltIn({ situation: OUTINGS[shown], weather: hour })) : [];
}

/** Nothing on the feet in an hour below 45 °F; in a longer time a suit may cover them later. */
function isBarefoot(keys: readonly ItemKey[], felt: readonly { skinF: number }[]): boolean {
  const isCold = felt.length === 1 && felt.every(({ skinF }) => skinF < 45);
  return isCold && !keys.some((key) => covers(key, "feet"));
}

/** What sun and cold ask for at the door, and of head and hands at any hour, that neither is worn nor said. */
function unprotected({ family, told: { where, dressed, keys, weather } }: { family: Family; told: Told }) {
  const felt = feltAt(where, weather);
  const [door] = felt;
  if (!door) return {};
  const { pieces, out, months } = family;
  const skipped = pieces.filter(({ isSkipped }) => isSkipped).map(({ key }) => key);
  const { sentence, take, changes } = dressed;
  const said = [sentence, take, ...changes].join(" ").toLowerCase();
  const lacks = (key: ItemKey, ...words: string[]) =>
    !skipped.includes(key) && !words.some((word) => said.includes(word));
  const isOutside = where !== "car";
  const isSunny = isOutside && (weather[0]?.uv ?? 0) >= 3;
  const isThere = (key: ItemKey) =>
    !out.includes(key) &&
    pieces.some((one) => one.key === key && (one.have > 0 || one.isPlanned) && !one.isSkipped);
  const hasSleeves = isThere("sleeper_footed") || (isThere("bodysuit_long_sleeve") && isThere("pants_soft"));
  const covered = coveredBy(keys);
  const { mayDress } = dresserOf(family, out);
  return {
    legs: mayDress && door.bodyF < 75 && !isAsCovered(covered, "legs"),
    walking: mayDress && where === "walking" && !isAsCovered(covered, "shorts"),
    sleeves: isSunny && months < 6 && door.bodyF < 81 && hasSleeves && covered !== "sleeves",
    head: isOutside && felt.some(({ skinF }) => skinF < 55) && lacks("hat_warm", "warm hat", "cotton cap"),
    hands: isOutside && felt.some(({ skinF }) => skinF < 43) && lacks("mittens_warm", "mittens"),
    feet:
      isOutside && isBarefoot(keys, felt) && !skipped.includes("socks") && lacks("socks_warm", "warm socks"),
    sun: isSunny && door.skinF >= 55 && lacks("hat_sun", "sun hat") && !out.includes("hat_sun"),
  };
}

describe("what isn't there, and what stays short, is in the sentence", () => {
  test.each([
    ["at home", "outfits", "not counted yet: "],
    ["from a bag that is packed in part", "bag", "not packed yet: "],
  ] as const)("of every situation, time, room, and night, %s", (_, from, missing) => {
    const wrong = AT_HOME.flatMap(({ family, [from]: outfits }) => {
      const { all, isCounted, isListed } = outfits ?? { all: [], isCounted: true, isListed: false };
      const skipped = new Set(family.pieces.filter(({ isSkipped }) => isSkipped).map(({ key }) => key));
      const there = new Set(family.pieces.filter(({ have }) => have > 0).map(({ key }) => key));
      const { mayDress } = dresserOf(family, family.out);
      return all.flatMap((told) => {
        const { where, when, dressed, keys, isShort, weather } = told;
        const { sentence, notes, others } = dressed;
        const isUsual = sentence.includes("usual drawer");
        const isLacking = keys.some((key) => !there.has(key));
        const isHot = weather.some(({ tempF }) => tempF >= 80);
        const hasIssue = {
          unsaid: isShort && !SHORTS.some((text) => sentence.includes(text)),
          unnamed: !isUsual && isLacking && !sentence.toLowerCase().includes(missing),
          unknown: !isUsual && !isCounted && !isListed && sentence !== TODAY_COPY.nothingLeft,
          skipped: keys.some((key) => skipped.has(key)),
          bare: mayDress && where !== "night" && !isHot && where !== "indoors" && hasNothingOn(keys),
          note: TRUE_NOTES.some(([text, isTrue]) => notes.includes(text) && !isTrue(where, keys)),
          straps: where === "car" && keys.some((key) => INSULATION[key].harness === "no"),
          hot: isHot && others.warmer !== undefined,
          rain: isHot && weather.every(({ tempF }) => tempF >= 80) && keys.includes("rain_suit"),
          loose: where === "night" && keys.some((key) => /^(?:hat|blanket|mittens)_/.test(key)),
          ...unprotected({ family, told }),
        };
        return Object.entries(hasIssue).flatMap(([issue, is]) =>
          is ? [`${issue} ${family.sizes} ${where} ${when}`] : [],
        );
      });
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test("with nothing counted: what the plan asks for, and the rest as not on its list, with its way there", () => {
    const isOfPlan = ({ pieces, sizes }: Family) => wornDrawer(pieces, sizes).plan !== null;
    expect(UNCOUNTED.filter(isOfPlan).length).toBeGreaterThan(FAMILIES.length * 0.9);
    const wrong = UNCOUNTED.flatMap((family, at) => {
      // A third, because each works out the ladders of a drawer of its own.
      if (at % 3 > 0) return [];
      const weather = [...WEATHERS, ...CHANGING][at % (WEATHERS.length + CHANGING.length)] ?? { tempF: 50 };
      const { all, isCounted, isListed } = outfitsOn(factsOf(family, weather));
      const { mayDress } = dresserOf(family);
      const planned = keysOf(family, ({ isPlanned, isSkipped }) => isPlanned === true && !isSkipped);
      const skipped = keysOf(family, ({ isSkipped }) => isSkipped);
      return all.flatMap((told) => {
        const { where, when, dressed, keys, isShort } = told;
        const { sentence, wished } = dressed;
        const [, listed = ""] = sentence.split("Not on your list: ");
        const beyond = keys.filter((key) => !planned.has(key));
        const hasIssue = {
          unlisted: isListed && beyond.some((key) => !listed.includes(pieceWord(key))),
          way: isListed && beyond.some((key) => !wished.some((one) => one.key === key)),
          planned: wished.some(({ key }) => planned.has(key) || skipped.has(key)),
          skipped: keys.some((key) => skipped.has(key)),
          counted: isCounted || /counted|usual drawer/.test(sentence) || (!isListed && listed !== ""),
          unsaid: isShort && !SHORTS.some((text) => sentence.includes(text)),
          bare: mayDress && !["night", "indoors"].includes(where) && weather.tempF < 72 && hasNothingOn(keys),
          head: unprotected({ family, told }).head,
          hands: unprotected({ family, told }).hands,
          sun: unprotected({ family, told }).sun,
        };
        return Object.entries(hasIssue).flatMap(([issue, is]) =>
          is ? [`${issue} ${family.sizes} ${where} ${when}`] : [],
        );
      });
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test("with nothing counted: none beyond the plan but on head and hands, where its own are at most 0.6 clo short", () => {
    const moments = [5, 30, 45, 60, 75].map(
      (tempF): Moment => ({ situation: "stroller", weather: { ...CALM, tempF } }),
    );
    const beyond = UNCOUNTED.flatMap(({ pieces, sizes, months }) => {
      const { levels, plan } = wornDrawer(pieces, sizes);
      const ofPlan = levels.filter(({ beside }) => beside !== "usual");
      return moments.flatMap((moment) => {
        const answer = (all: typeof levels) =>
          leastThatDresses(all, ({ keys, sure }) => outfit(moment, keptDrawer(keys, sure), babyAged(months)))
            ?.worn;
        const { bare, short } = answer(ofPlan)?.lack ?? { bare: 2, short: 9 };
        const isEnough = plan !== null && bare < 2 && short <= 0.6;
        return isEnough ? (answer(levels)?.wear.filter((key) => !plan.has(key)) ?? ["nothing"]) : [];
      });
    });
    expect(beyond).toEqual([]);
  });

  test("on every surface, in each of its situations in turn", () => {
    for (const { family, at, kind, facts, outfits } of AT_HOME) {
      if (at % 4 !== kind * 2) continue;
      const outings = outfits.all.filter(({ when }) => when === "morning");
      const told = outings[(at / 2) % outings.length];
      const sentence = told?.dressed.sentence ?? HELPER_COPY.allInWash;
      const situation = SHOWN_SITUATIONS.find((one) => one === told?.where) ?? "stroller";
      const helper = viewHelper([facts, facts], { name: "", asked: situation, country: "US" }, NOW);
      const notice =
        viewNotice(facts, { own: NO_OWN_TIMES, situation, names: null }, NOW)?.said ??
        expect.fail("no notice");
      const line = viewTodayLine(facts, NO_OWN_TIMES, NOW);
      const usual = outings.find((one) => one.where === usualSituation(situationsAt(family.months)));
      expect(helper.text).toContain(sentence);
      expect(notice.sentence).toContain(sentence);
      expect(pushedNotice(notice, "/").body).toContain(sentence);
      if (usual) expect(line).toContain(usual.dressed.sentence);
    }
  });
});

test("a day care list never asks for what was skipped, and takes what there is before what isn't there", () => {
  for (const [at, { pieces, sizes, months }] of FAMILIES.entries()) {
    const [size, ...others] = sizes;
    if (!size || others.length > 0) continue;
    const of = (is: (piece: PlanPiece) => boolean) => new Set(pieces.filter(is).map(({ key }) => key));
    const asked = {
      ...{ size, months, babies: 1, isBitter: at % 2 === 0, owned: of(({ have }) => have > 0) },
      ...{ planned: of(({ isPlanned }) => isPlanned === true), aside: of(({ isSkipped }) => isSkipped) },
      have: new Map(pieces.map(({ key, have }) => [key, have])),
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

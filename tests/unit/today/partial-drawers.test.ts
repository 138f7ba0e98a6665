// Drawers that are counted in part, on every surface that says an outfit. 300 random ones of fixed seed.
import { describe, expect, test } from "vitest";
import type { TodayInput } from "../../../app/contracts/today/today-input.ts";
import { SHORT_TEXTS } from "../../../app/copy/today/outfit-copy.ts";
import { WEATHER } from "../../../app/domain/ids.ts";
import { night } from "../../../app/domain/today/night-outfit.ts";
import { outfit } from "../../../app/domain/today/outfit.ts";
import { covers, hasNothingOn } from "../../../app/domain/today/outfit-sets.ts";
import { NO_OWN_TIMES } from "../../../app/domain/today/own-times.ts";
import { NO_MARKS } from "../../../app/domain/today/today-marks.ts";
import { babyAged, CALM, type Moment, type Outfit } from "../../../app/domain/today/today-terms.ts";
import { usualDrawerOf } from "../../../app/domain/today/usual-drawer.ts";
import {
  keptDrawer,
  leastThatDresses,
  type PlanPiece,
  wornDrawer,
} from "../../../app/domain/today/worn-drawer.ts";
import type { AgeRange } from "../../../app/domain/vocabulary.ts";
import type { ItemKey } from "../../../app/domain/wardrobe/catalogue-table.ts";
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

describe("a drawer that is counted in part", () => {
  test("leaves no baby without clothes, or with bare legs below 75 °F", () => {
    const bare = FAMILIES.flatMap((family) => MOMENTS.flatMap((moment) => ladderOf(family, moment)))
      .filter(({ tempF, mayDress }) => mayDress && tempF < 75)
      .filter(({ now }) => hasNothingOn(now.wear) || !now.wear.some((key) => covers(key, "legs")));
    expect(bare.map(({ where }) => where)).toEqual([]);
  });

  test("has no more clothing in a warmer hour", () => {
    const more = FAMILIES.flatMap((family) =>
      MOMENTS.flatMap((moment) => {
        const all = ladderOf(family, moment);
        return all.filter(({ now }, at) => now.got > (all[at - 1]?.now.got ?? 9) + 1e-9);
      }),
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

function factsOf({ pieces, size }: Family, lowF: number): TodayInput {
  return {
    plan: { expectedDueDate: "2026-07-04", babyBornOn: "2026-07-03", babyNames: null, country: "US" },
    timeZone: "America/Chicago",
    months: [
      {
        startDate: "2026-11-01",
        endDate: "2026-11-30",
        avgTempMax: lowF + 6,
        avgTempMin: lowF,
        primaryWeatherCategory: WEATHER.mild,
      },
    ],
    forecast: null,
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

test("what isn't counted, and what stays short, is in the sentence on every surface", () => {
  const shorts: readonly string[] = Object.values(SHORT_TEXTS);
  for (const [at, family] of FAMILIES.filter(({ size }) => size === "3-6m").entries()) {
    const facts = factsOf(family, [-12, 8, 23, 41, 62][at % 5] ?? 23);
    const [group] = viewToday(facts, READER, NOW).groups;
    const dressed = group?.outdoors?.morning?.outfits.stroller ?? expect.fail("no outfit");
    const { warmth, sentence, pieces } = dressed;
    const said = sentence.toLowerCase();
    if (warmth && warmth.need - warmth.got > 1)
      expect(
        shorts.some((text) => sentence.includes(text)),
        sentence,
      ).toBe(true);
    const isUsual = said.includes("usual drawer") || !group?.isCounted;
    if (!isUsual && pieces.some(({ have }) => have === 0)) expect(said).toContain("not counted yet: ");
    const line = viewTodayLine(facts, NO_OWN_TIMES, NOW);
    const helper = viewHelper(facts, { name: "", asked: "stroller", country: "US" }, NOW);
    const notice =
      viewNotice(facts, { own: NO_OWN_TIMES, situation: null, names: null }, NOW)?.said ??
      expect.fail("no notice");
    expect([line?.includes(sentence), helper.text.includes(sentence)]).toEqual([true, true]);
    expect([notice.sentence.includes(sentence), pushedNotice(notice, "/").body.includes(sentence)]).toEqual([
      true,
      true,
    ]);
  }
});

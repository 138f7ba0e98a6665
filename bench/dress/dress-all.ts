// All that `npm run dress` counts, in two shares for two processors. The same shares give the same counts on any machine.
import type { IsoDay } from "../../app/domain/calendar.ts";
import { LAUNDRY_SCENARIOS } from "../../app/domain/vocabulary.ts";
import type { DailyWeather } from "./dress-days.ts";
import { BIRTHS, type DressPlace } from "./dress-places.ts";
import { type DressPlan, dressPlan, piecesOfYear } from "./dress-plan.ts";
import { dressYear } from "./dress-year.ts";
import { dressPartial } from "./partial-drawers.ts";
import { HOUSEHOLDS, type Household, liveYear } from "./stock.ts";
import { add, type Tally } from "./tally.ts";

/** Partial drawers in all, unless fewer are asked for. */
const PARTIAL_DRAWERS = 300;

const SEED = 20_261_129;

/** Places, the days that they have records of, and which of so many shares is asked for. */
export interface DressWork {
  places: readonly DressPlace[];
  records: ReadonlyMap<string, readonly DailyWeather[]>;
  share: number;
  shares: number;
  /** Every so many days are dressed for; 1 for all. */
  everyDays: number;
  births?: readonly IsoDay[];
  partialDrawers?: number;
  households?: readonly Household[];
}

/** Counts one share of the plans. */
export function dressShare(work: DressWork): Tally {
  const { places, records, share, shares, everyDays } = work;
  const { births = BIRTHS, partialDrawers = PARTIAL_DRAWERS, households = HOUSEHOLDS } = work;
  const tally: Tally = new Map();
  const pairs = places.flatMap((place) => births.map((born) => ({ place, born })));
  for (const [at, { place, born }] of pairs.entries()) {
    if (at % shares !== share) continue;
    const plan = dressPlan(place, born, records.get(place.name));
    countPieces(plan, tally);
    dressYear(plan, { everyDays }, tally);
    for (const [of, household] of households.entries())
      liveYear(plan, household, SEED + at * households.length + of, tally);
    for (let drawer = at; drawer < partialDrawers; drawer += pairs.length)
      dressPartial(plan, SEED + 1000 + drawer, tally);
  }
  return tally;
}

function countPieces(plan: DressPlan, tally: Tally): void {
  for (const routine of LAUNDRY_SCENARIOS)
    for (const drawer of ["essentials", "recommended", "all"] as const)
      add(tally, ["pieces", drawer, routine, plan.place.name], piecesOfYear(plan, drawer, routine));
  add(tally, ["plans", plan.place.name]);
}

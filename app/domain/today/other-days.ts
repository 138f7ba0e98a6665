// Outfits beside that of a window: the sets that a parent may put on instead when leaving. Each is worn for all of the window, so that it is right
// for each of its hours.
import type { Role } from "../wardrobe/insulation-table.ts";
import {
  type DayOutfit,
  feetFor,
  type HourOfDay,
  LAYERS,
  NEXT_TO_THE_SKIN,
  notesOfDay,
  piecesAt,
  piecesMoved,
} from "./day-outfit.ts";
import { lackOf, ladderOf, MOST_WARMER, NONE_WARMER_FROM, outfitOf, rungsOf } from "./outfit.ts";
import { inNoteOrder } from "./outfit-extras.ts";
import { type Drawer, type LadderFor, RUNG_CENTS, type Rung } from "./outfit-ladder.ts";
import { inRoles, isAsCovered } from "./outfit-sets.ts";
import type { Baby, Note, Outing, Pieces } from "./today-terms.ts";

/** Outfits beside a day's. Each has its own hat, socks, and notes, and no changes. */
export interface OtherDays {
  /** Null if nothing lighter may be worn. */
  lighter: DayOutfit | null;
  /** Null if nothing warmer may be worn. */
  warmer: DayOutfit | null;
  /** Up to two that are as warm. */
  swaps: readonly DayOutfit[];
}

const NO_OTHERS: OtherDays = { lighter: null, warmer: null, swaps: [] };

/** All that counts as warmth. */
const WORN: readonly Role[] = [...NEXT_TO_THE_SKIN, ...LAYERS, "fleecesuit"];

/** Other sets to show: a rung keeps no more. */
const MOST_SWAPS = 2;

/** A window with its outfit. */
interface Window {
  worn: DayOutfit;
  situation: Outing;
  /** Of the window alone. */
  hours: readonly HourOfDay[];
  drawer: Drawer;
  baby: Baby;
}

/** Rungs that are so much further than the nearest one are neighbors, too: of them, the one for which the fewest pieces change hands. */
const REACH_CENTS = 30;

/**
 * The neighbors of the set that is on when leaving: the rungs below and above it, over the same set next to the skin where there is one, and
 * other sets of its rung. Nothing lighter where the drawer has too little, and nothing warmer if an hour is hot. None if nothing is worn.
 */
export function otherDays(window: Window): OtherDays {
  const { worn, situation, hours, drawer, baby } = window;
  const set = inRoles(worn.door, ...WORN);
  if (hours.length === 0 || set.length === 0) return NO_OTHERS;
  const asked = hours.map((weather) => ladderOf({ situation, weather }, drawer, baby)).reduce(rightForBoth);
  const all = rungsOf(drawer, asked);
  const base = inRoles(set, ...NEXT_TO_THE_SKIN);
  const overBase = base.length > 0 ? drawer.ladder({ ...asked, base }) : [];
  const cents = centsOf(drawer, set);
  const find = (beside: typeof below) =>
    fewestMoved(set, beside(overBase, cents)) ?? fewestMoved(set, beside(all, cents));
  const lighter = worn.notes.includes("drawer_too_light") ? undefined : find(below);
  const isHot = worn.warmest.feelsF >= NONE_WARMER_FROM || worn.notes.includes("drawer_too_warm");
  const warmer = isHot ? undefined : find(above);
  return {
    lighter: lighter ? dayIn(lighter.keys, window) : null,
    warmer: warmer ? dayIn(warmer.keys, window) : null,
    swaps: swapsFor(set, all, drawer).map((keys) => dayIn(keys, window)),
  };
}

/** As much is covered as one of the hours asks for. */
function rightForBoth(some: LadderFor, others: LadderFor): LadderFor {
  const { covered } = isAsCovered(some.covered, others.covered) ? some : others;
  return { ...some, covered, snow: some.snow || others.snow };
}

const centsOf = (drawer: Drawer, keys: Pieces) => Math.round(drawer.cloOf(keys) * 100);

/** The rungs that are lighter by a rung's whole width, so that they make a difference; the nearest one first. */
function below(rungs: readonly Rung[], cents: number): Rung[] {
  return rungs.filter(({ clo }) => Math.round(clo * 100) <= cents - RUNG_CENTS).toReversed();
}

function above(rungs: readonly Rung[], cents: number): Rung[] {
  const most = cents + MOST_WARMER * 100;
  return rungs.filter(
    ({ clo }) => Math.round(clo * 100) >= cents + RUNG_CENTS && Math.round(clo * 100) <= most,
  );
}

/** Of the nearest rungs the one for which the fewest pieces change hands; the nearer of equals. */
function fewestMoved(set: Pieces, rungs: readonly Rung[]): Rung | undefined {
  const [nearest] = rungs;
  if (!nearest) return undefined;
  const isNear = ({ clo }: Rung) => Math.round(Math.abs(clo - nearest.clo) * 100) <= REACH_CENTS;
  return rungs.filter(isNear).toSorted((a, b) => piecesMoved(set, a.keys) - piecesMoved(set, b.keys))[0];
}

/** Other sets of the rung that a set belongs to. */
function swapsFor(set: Pieces, rungs: readonly Rung[], drawer: Drawer): Pieces[] {
  const rungOf = (keys: Pieces) => Math.floor(centsOf(drawer, keys) / RUNG_CENTS);
  const rung = rungs.find(({ keys }) => rungOf(keys) === rungOf(set));
  const others = rung ? [rung.keys, ...rung.swaps].filter((keys) => !areEqual(keys, set)) : [];
  return others.slice(0, MOST_SWAPS);
}

function areEqual(some: Pieces, others: Pieces): boolean {
  return some.length === others.length && some.every((key) => others.includes(key));
}

/** The day in another set. The layers that would go on later belong to the usual one, so that only small things are taken along. */
function dayIn(keys: Pieces, { worn, situation, hours, drawer, baby }: Window): DayOutfit {
  const seen = hours.map((weather) => outfitOf(keys, { situation, weather }, drawer, baby));
  const coldest = seen[hours.findIndex(({ hour }) => hour === worn.coldest.hour)] ?? seen[0];
  if (!coldest) return worn;
  const got = drawer.cloOf(keys);
  const feet = feetFor(situation, seen, coldest);
  const [door = [], ...later] = seen.map((now) => piecesAt(keys, now, feet));
  return {
    ...worn,
    door,
    take: [...new Set(later.flat())].filter((key) => !door.includes(key)),
    changes: [],
    wished: coldest.wished,
    notes: inNoteOrder([
      ...notesOfDay(
        seen.map(({ notes }) => notes),
        coldest.notes,
      ),
      ...stillTrue(worn, got),
    ]),
    got,
    lack: lackOf(coldest.need - got, Math.max(...seen.map(({ lack }) => lack.bare))),
  };
}

/** The warnings of too little and too much that hold for another set as well. */
function stillTrue(worn: DayOutfit, got: number): Note[] {
  return worn.notes.filter(
    (note) =>
      (note === "drawer_too_light" && got <= worn.got) || (note === "drawer_too_warm" && got >= worn.got),
  );
}

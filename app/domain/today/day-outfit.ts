// A day instead of a minute: one set next to the skin, the layers of the coldest hour over it, taken off and on.
import type { ItemKey } from "../wardrobe/catalogue-table.ts";
import type { Role } from "../wardrobe/insulation-table.ts";
import { halfEven } from "./half-even.ts";
import { barenessOf, changeBetween, lackOf, ladderOf, outfit, rungsOf } from "./outfit.ts";
import { hasThinSleeves, inBoots, inNoteOrder } from "./outfit-extras.ts";
import { byKeys, type Drawer, distanceOf, type LadderFor } from "./outfit-ladder.ts";
import { coveredBy, fits, inRoles, isAsCovered, type Part, partOf, roleOf } from "./outfit-sets.ts";
import {
  type Baby,
  type HourWeather,
  isWet,
  type Lack,
  type Note,
  type Outfit,
  type Outing,
  type Pieces,
  STAY_WORDS,
  type StayWord,
} from "./today-terms.ts";
import { feltIn } from "./weather-asks.ts";

/** The weather of an hour, by the place's clock. */
export interface HourOfDay extends HourWeather {
  /** 0 to 23. */
  hour: number;
}

/** An hour and its felt temperature for the clothes, whole °F. */
export type FeltHour = { hour: number; feelsF: number };

export interface DayOutfit {
  /** On when leaving. */
  door: Pieces;
  /** Along, because it goes on later. */
  take: Pieces;
  /** Pieces to take off and put on, by hour. */
  changes: readonly { hour: number; off: Pieces; on: Pieces }[];
  /** The first hour of rain or snow; null without any. */
  rainFrom: number | null;
  /** The highest index. */
  uv: number;
  coldest: FeltHour;
  warmest: FeltHour;
  /** Not in the drawer, for the coldest hour. */
  wished: Pieces;
  /** The strictest of the hours. */
  stay: StayWord;
  /** Over the straps of a car seat, and along for the way from it, in the coldest hour. */
  overHarness: Pieces;
  carry: Pieces;
  /** Asked for when leaving, and reached by what is on then: clo, two decimals. */
  need: number;
  got: number;
  /** With all that goes on later. */
  lack: Lack;
  /** Those of any hour, in their order. */
  notes: readonly Note[];
}

/** Parts that may come off and go on. */
export const LAYERS: readonly Role[] = ["mid", "jacket", "coat", "suit", "cover"];
export const NEXT_TO_THE_SKIN: readonly Role[] = ["top", "legs", "onepiece", "thermal"];

/** A layer that is on stays on until it is so much too warm or too cold, clo. */
const STEADY = 0.35;

/** States within this count as near enough, clo: then the fewest pieces change hands. */
const NEAR = 0.2;

/** A day's one set next to the skin, and pants over bare legs that may come off. */
type Kept = { base: Pieces; legs: Pieces };

/** Layers that are on, with the warmth of the whole set. */
type State = { clo: number; layers: Pieces };

/** The outfit of a window from its first hour to before its last, such as 9 to 17; null if there is no weather for it. */
export function day(
  situation: Outing,
  hours: readonly HourOfDay[],
  [from, before]: readonly [number, number],
  drawer: Drawer,
  baby: Baby,
): DayOutfit | null {
  const span = hours.filter(({ hour }) => hour >= from && hour < before);
  const felt = (weather: HourWeather) => feltIn({ situation, weather }).bodyF;
  const [warm, cold] = [extremeOf(span, felt, 1), extremeOf(span, felt, -1)];
  if (!warm || !cold) return null;

  const atWarmest = outfit({ situation, weather: warm }, drawer, baby);
  const asking = span.map((weather) => ({ weather, asked: ladderOf({ situation, weather }, drawer, baby) }));
  const most = asking.map(({ asked }) => asked).reduce(mostCovered);
  const kept = keptSet(inRoles(atWarmest.wear, ...NEXT_TO_THE_SKIN), most, drawer);
  const next = [...kept.base, ...kept.legs];
  const wearAt = (weather: HourOfDay) => outfit({ situation, weather }, drawer, baby, next);
  const coldest = wearAt(cold);
  const above = coldest.wear.filter((key) => !next.includes(key) && LAYERS.includes(roleOf(key)));
  const states = statesOf(kept.base, [...kept.legs, ...above], drawer);

  const answers = span.map(wearAt);
  const feet = feetFor(situation, answers, coldest);
  let state: State | null = null;
  const seen: {
    hour: number;
    keys: Pieces;
    now: Outfit;
    got: number;
    bare: number;
    notes: readonly Note[];
  }[] = [];
  for (const [at, { weather, asked }] of asking.entries()) {
    const now = answers[at] ?? coldest;
    const mustCover = kept.legs.length > 0 && asked.covered !== "nothing";
    const allowed = states.filter(
      ({ layers }) => !mustCover || kept.legs.every((leg) => layers.includes(leg)),
    );
    state = nextState(state, allowed, now.need);
    const got = state?.clo ?? now.got;
    const set = [...kept.base, ...(state?.layers ?? [])];
    const notes = now.notes.filter((note) => note !== "thin_sleeves" || hasThinSleeves(set));
    const bare = barenessOf(set, asked, felt(weather));
    seen.push({ hour: weather.hour, keys: piecesAt(set, now, feet), now, got, bare, notes });
  }
  const leaving = seen[0];
  const door = leaving?.keys ?? [];
  return {
    door,
    take: [...new Set(seen.flatMap(({ keys }) => keys))].filter((key) => !door.includes(key)),
    changes: changesOf(seen),
    rainFrom: span.find(isWet)?.hour ?? null,
    uv: Math.max(...span.map(({ uv }) => uv)),
    coldest: { hour: cold.hour, feelsF: halfEven(felt(cold), 0) },
    warmest: { hour: warm.hour, feelsF: halfEven(felt(warm), 0) },
    wished: coldest.wished,
    stay: STAY_WORDS.findLast((word) => seen.some(({ now }) => now.stay === word)) ?? "any",
    overHarness: coldest.overHarness,
    carry: coldest.carry,
    need: leaving?.now.need ?? 0,
    got: leaving?.got ?? 0,
    // All layers are on in the coldest hour.
    lack: lackOf(coldest.need - cloOf(states.at(-1)), Math.max(...seen.map(({ bare }) => bare))),
    notes: notesOfDay(
      seen.map(({ notes }) => notes),
      coldest.notes,
    ),
  };
}

function cloOf(state: State | undefined): number {
  return state?.clo ?? 0;
}

/**
 * Notes of any hour. What the drawer lacks counts in the coldest one, what is too much counts if no hour is cold enough for it, and sleeves
 * if all hours of sun have them.
 */
export function notesOfDay(hours: readonly (readonly Note[])[], coldest: readonly Note[]): Note[] {
  return inNoteOrder(
    hours
      .flat()
      .filter(
        (note) =>
          (note !== "drawer_too_light" || coldest.includes(note)) &&
          (note !== "drawer_too_warm" || hours.every((notes) => notes.includes(note))) &&
          (note !== "thin_sleeves" || hours.every((notes) => notes.includes(note) || !notes.some(isOfSun))),
      ),
  );
}

const isOfSun = (note: Note) => note === "shade" || note === "shade_first";

/** The warmest hour (1) or the coldest (-1), the earliest of equals. */
function extremeOf(
  span: readonly HourOfDay[],
  felt: (hour: HourOfDay) => number,
  sign: 1 | -1,
): HourOfDay | undefined {
  return span.toSorted((a, b) => sign * (felt(b) - felt(a)) || a.hour - b.hour)[0];
}

/** The ladder of the hour that asks for more to be covered. */
function mostCovered(some: LadderFor, other: LadderFor): LadderFor {
  return isAsCovered(some.covered, other.covered) ? some : other;
}

/**
 * Where an hour asks for more than the base covers: pants over it that come off, or another top with pants, or else the lightest set that
 * covers as much.
 */
function keptSet(base: Pieces, asked: LadderFor, drawer: Drawer): Kept {
  const covered = coveredBy(base);
  if (base.length === 0 || isAsCovered(covered, asked.covered)) return { base, legs: [] };
  const rungs = rungsOf(drawer, { ...asked, snow: false });
  const sets = [...rungs.map(({ keys }) => keys), ...rungs.flatMap(({ swaps }) => swaps)].filter(
    (keys) => inRoles(keys, ...LAYERS, "fleecesuit").length === 0 && !isAsCovered(covered, coveredBy(keys)),
  );
  const pairs = sets.filter(([, leg, ...others]) => leg && roleOf(leg) === "legs" && others.length === 0);
  const pair = pairs.find(([top]) => top === base[0]) ?? pairs[0];
  return pair ? { base: pair.slice(0, 1), legs: pair.slice(1) } : { base: sets[0] ?? base, legs: [] };
}

/** Every subset of the layers that can be worn over the base, from light to warm. */
function statesOf(base: Pieces, layers: Pieces, drawer: Drawer): State[] {
  const some = base.length === 0 ? [layers] : subsetsOf(layers).filter((on) => canBeOn(base, on, drawer));
  // Without any, all of them stay on.
  return (some.length > 0 ? some : [layers])
    .map((on) => ({ clo: drawer.cloOf([...base, ...on]), layers: on }))
    .toSorted((a, b) => a.clo - b.clo || byKeys(a.layers, b.layers));
}

function subsetsOf(layers: Pieces): Pieces[] {
  const sets: Pieces[] = [[]];
  for (const key of layers) sets.push(...sets.map((set) => [...set, key]));
  return sets;
}

function canBeOn(base: Pieces, on: Pieces, drawer: Drawer): boolean {
  const part = (place: Parameters<typeof partOf>[0], keys: Pieces): Part =>
    partOf(place, keys, drawer, false);
  return fits({
    base: part("base", [...base, ...inRoles(on, "legs")]),
    middle: part("middle", inRoles(on, "mid")),
    outer: part("outer", inRoles(on, "jacket", "coat", "suit")),
    cover: part("cover", inRoles(on, "cover")),
    cents: 0,
  });
}

/** Layers stay while they are near enough; else the fewest pieces change hands, then the nearest leads, then the lighter. */
function nextState(now: State | null, allowed: readonly State[], need: number): State | null {
  if (now && allowed.includes(now) && Math.abs(now.clo - need) <= STEADY) return now;
  const nearest = Math.min(...allowed.map(({ clo }) => distanceOf(clo, need)));
  const reach = Math.max(NEAR, nearest + 1e-9);
  const ranked = allowed
    .filter(({ clo }) => Math.abs(clo - need) <= reach)
    .map((state) => ({ state, moved: now ? piecesMoved(now.layers, state.layers) : 0 }))
    .toSorted(
      (a, b) =>
        a.moved - b.moved ||
        distanceOf(a.state.clo, need) - distanceOf(b.state.clo, need) ||
        a.state.clo - b.state.clo,
    );
  return ranked[0]?.state ?? now;
}

export function piecesMoved(before: Pieces, after: Pieces): number {
  const { off, on } = changeBetween(before, after);
  return off.length + on.length;
}

const isForFeet = (key: ItemKey) => roleOf(key) === "feet";

/** For all of a window the coldest hour's socks and shoes, because parents don't change socks in a park; a child who walks in rain starts in boots. */
export function feetFor(situation: Outing, hours: readonly Outfit[], coldest: Outfit): ItemKey[] {
  const feet = coldest.extras.filter(isForFeet);
  const walksInRain = situation === "walk" && hours.some(({ extras }) => extras.includes("boots_rain"));
  return walksInRain ? inBoots(feet) : feet;
}

/** A set with that hour's hat and mittens, and the window's socks and shoes. */
export function piecesAt(set: Pieces, now: Outfit, feet: Pieces): ItemKey[] {
  return [...set, ...now.extras.filter((key) => !isForFeet(key)), ...feet];
}

function changesOf(seen: readonly { hour: number; keys: Pieces }[]): DayOutfit["changes"] {
  return seen.flatMap(({ hour, keys }, at) => {
    const change = changeBetween(seen[at - 1]?.keys ?? keys, keys);
    return change.off.length + change.on.length > 0 ? [{ hour, ...change }] : [];
  });
}

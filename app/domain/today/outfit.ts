// One moment: the rung nearest to what the weather asks for, and what goes with it.
import type { ItemKey } from "../wardrobe/catalogue-table.ts";
import { INSULATION, isItemKey } from "../wardrobe/insulation-table.ts";
import { halfEven } from "./half-even.ts";
import {
  CLOTH_IN_SUN_BELOW,
  carThings,
  extrasFor,
  notesFor,
  type Scene,
  sceneOf,
  TOO_LIGHT,
  TOO_WARM,
} from "./outfit-extras.ts";
import { type Drawer, type LadderFor, nearestPlace, type Rung } from "./outfit-ladder.ts";
import {
  COVERED,
  type Covered,
  coveredBy,
  hasNothingOn,
  inRoles,
  isAsCovered,
  roleOf,
} from "./outfit-sets.ts";
import type { Baby, DaySituation, Lack, Moment, Outfit, Pieces } from "./today-terms.ts";
import { feltIn, stayWord, wantedClo } from "./weather-asks.ts";

/** A moment and what it asks of a drawer. */
interface Asked {
  moment: Moment;
  scene: Scene;
  drawer: Drawer;
  want: number;
  asked: LadderFor;
}

/** A moment with its ladder: all that an outfit is chosen from. */
interface Choice extends Asked {
  rungs: readonly Rung[];
  /** The rung nearest to the need; -1 without any. */
  place: number;
}

/**
 * The outfit for a moment. `base` is the one set next to the skin that is allowed, for a day that keeps it; null for any. An
 * empty drawer has an empty answer.
 */
export function outfit(moment: Moment, drawer: Drawer, baby: Baby, base: Pieces | null = null): Outfit {
  const choice = choose(moment, drawer, baby, base);
  return dressed(choice, choice.rungs[choice.place] ?? NO_RUNG, true);
}

/** From here on nothing warmer is offered, °F felt; below, one rung and at most so much more, clo. */
export const NONE_WARMER_FROM = 80;
export const MOST_WARMER = 0.5;

/** Other outfits for the same moment. */
export interface Others {
  /** The rung below, null at the end of the ladder. */
  lighter: Outfit | null;
  /** The rung above; null at the end of the ladder, in heat, and if it is much warmer. */
  warmer: Outfit | null;
  /** Up to two that are as warm. */
  swaps: readonly Outfit[];
}

/** The outfits beside the one for a moment, each with its own hat, socks, and notes. */
export function otherOutfits(moment: Moment, drawer: Drawer, baby: Baby): Others {
  const choice = choose(moment, drawer, baby, null);
  const { rungs, place } = choice;
  const wear = (rung: Rung | undefined) => (rung ? dressed(choice, rung, false) : null);
  const mayBeWarmer = ({ clo }: Rung) =>
    choice.scene.bodyF < NONE_WARMER_FROM && clo - (rungs[place]?.clo ?? 0) <= MOST_WARMER;
  const swaps = rungs[place]?.swaps ?? [];
  return {
    lighter: place > 0 ? wear(rungs[place - 1]) : null,
    warmer: place >= 0 ? wear(rungs.slice(place + 1, place + 2).find(mayBeWarmer)) : null,
    swaps: swaps.map((keys) => outfitOf(keys, moment, drawer, baby)),
  };
}

/** The pieces to take off and put on to get from one list to another. */
export function changeBetween(before: Pieces, after: Pieces): { off: ItemKey[]; on: ItemKey[] } {
  return {
    off: before.filter((key) => !after.includes(key)),
    on: after.filter((key) => !before.includes(key)),
  };
}

/** The outfit of a moment with a set that a parent has chosen, for which the drawer can't be blamed. */
export function outfitOf(keys: Pieces, moment: Moment, drawer: Drawer, baby: Baby): Outfit {
  return dressed(askedBy(moment, drawer, baby), { clo: drawer.cloOf(keys), keys, swaps: [] }, false);
}

/** The ladder that a moment asks for, over any set next to the skin. */
export function ladderOf(moment: Moment, drawer: Drawer, baby: Baby): LadderFor {
  return askedBy(moment, drawer, baby).asked;
}

/** The rungs of a ladder. Where nothing covers what it asks for, those of sets that cover less: bare legs are better than none. */
export function rungsOf(drawer: Drawer, asked: LadderFor): readonly Rung[] {
  const rungs = drawer.ladder(asked);
  const less = COVERED[COVERED.indexOf(asked.covered) - 1];
  return rungs.length > 0 || !less ? rungs : rungsOf(drawer, { ...asked, covered: less });
}

const NO_RUNG: Rung = { clo: 0, keys: [], swaps: [] };

function askedBy(moment: Moment, drawer: Drawer, baby: Baby, base: Pieces | null = null): Asked {
  const felt = feltIn(moment);
  const want = wantedClo(moment.situation, felt.bodyF, baby);
  const scene = sceneOf(moment, felt, baby, drawer.has);
  const asked: LadderFor = {
    situation: moment.situation,
    covered: coveredIn(scene),
    bare: maySeeSkin(scene),
    // A snowsuit is too warm to walk in where snow melts as it falls.
    snow: scene.isSnowing && !(scene.isWalking && scene.bodyF >= 40),
    isOlder: baby.months >= 6,
    base: base && base.length > 0 ? base : null,
  };
  return { moment, scene, drawer, want, asked };
}

function choose(moment: Moment, drawer: Drawer, baby: Baby, base: Pieces | null): Choice {
  const all = askedBy(moment, drawer, baby, base);
  const rungs = rungsOf(drawer, all.asked);
  const place = nearestPlace(rungs, all.want);
  // A day that keeps its set next to the skin has had its turn when that was chosen.
  const isTurned = base === null && baby.turn !== null;
  return { ...all, rungs: isTurned ? rungs.map((rung) => turned(rung, drawer, baby)) : rungs, place };
}

/** A set that can be worn less than this part as often as another is spared. */
const SCARCE = 0.5;

/**
 * Another set of the rung each day, of those with no more than one piece more that can be worn about as often. From six months on sleepers are
 * kept for the night.
 */
function turned({ keys, swaps }: Rung, drawer: Drawer, { turn, months }: Baby): Rung {
  const wearsIn = (set: Pieces) =>
    Math.min(...inRoles(set, "top", "legs", "onepiece").map((key) => turn?.wearsOf(key) ?? 0));
  const mayTurn = (set: Pieces) =>
    set.length <= keys.length + 1 && !(months >= 6 && set.includes("sleeper_footed"));
  const equals = [keys, ...swaps.filter(mayTurn)];
  const most = Math.max(...equals.map(wearsIn));
  const plenty = equals.filter((set) => wearsIn(set) >= most * SCARCE);
  const worn = plenty[(turn?.day ?? 0) % plenty.length] ?? keys;
  return { clo: drawer.cloOf(worn), keys: worn, swaps: [keys, ...swaps].filter((set) => set !== worn) };
}

/** The least that is covered without sun, too: legs below 75 °F, and shorts on a child who walks in any heat. */
function leastCovered(situation: DaySituation, feltF: number): Covered {
  if (feltF < 75) return "legs";
  return situation === "walk" ? "shorts" : "nothing";
}

/** Of what an hour asks to be covered, what a set leaves bare: see `Lack`. */
export function barenessOf(keys: Pieces, { situation, covered, bare }: LadderFor, feltF: number): number {
  const reached = coveredBy(keys);
  if (!isAsCovered(reached, leastCovered(situation, feltF)) || (!bare && hasNothingOn(keys))) return 2;
  return isAsCovered(reached, covered) ? 0 : 1;
}

/** In the sun below 81 °F cloth is better than skin: legs, and under six months, when there is no sunscreen, sleeves as well. */
function coveredIn({ isSunny, moment, bodyF, months }: Scene): Covered {
  if (isSunny && bodyF < CLOTH_IN_SUN_BELOW) return months < 6 ? "sleeves" : "legs";
  return leastCovered(moment.situation, bodyF);
}

/** From here on a diaper may be enough in a room, °F. Nobody wears that, or a hat and socks, alone in a colder one or outdoors. */
export const BARE_ROOM = 79;

function maySeeSkin({ moment, bodyF }: Scene): boolean {
  return moment.situation === "indoors" && bodyF >= BARE_ROOM;
}

/** By day; `short` in clo. */
export function lackOf(short: number, bare: number): Lack {
  return { short: Math.max(0, halfEven(short, 2)), most: TOO_LIGHT, bare };
}

function dressed(choice: Asked, { clo: got, keys, swaps }: Rung, isNearest: boolean): Outfit {
  const { moment, scene, want } = choice;
  const { worn, wished } = extrasFor(scene, keys, isNearest && want - got > TOO_LIGHT);
  const { over, carry, lacks } = carThings(scene);
  const warmth = isNearest ? wishedWarmth(choice, got, keys) : [];
  return {
    situation: moment.situation,
    wear: keys,
    extras: keys.length > 0 || maySeeSkin(scene) ? worn : [],
    overHarness: over,
    carry,
    wished: [...new Set([...warmth, ...wished, ...wishedLegs(scene, keys), ...lacks])],
    need: halfEven(want, 2),
    got,
    unit: "clo",
    lack: lackOf(want - got, barenessOf(keys, choice.asked, scene.bodyF)),
    feelsF: halfEven(scene.bodyF, 0),
    stay: stayWord(moment, scene.months),
    notes: notesFor({ ...scene, keys, want, got, isNearest, over }),
    swaps,
  };
}

/** The pieces of warmth that may be named as missing, and the months in which they are worn: from, and until before. */
export const ADVISED: readonly { key: ItemKey; from: number; before: number }[] = [
  { key: "cardigan", from: 0, before: Number.POSITIVE_INFINITY },
  { key: "fleece_jacket_thin", from: 6, before: Number.POSITIVE_INFINITY },
  { key: "pants_soft", from: 0, before: Number.POSITIVE_INFINITY },
  { key: "bodysuit_long_sleeve", from: 0, before: Number.POSITIVE_INFINITY },
  { key: "sleeper_footed", from: 0, before: Number.POSITIVE_INFINITY },
  { key: "jacket_light", from: 6, before: Number.POSITIVE_INFINITY },
  { key: "thermal_base_layer", from: 0, before: Number.POSITIVE_INFINITY },
  { key: "blanket_stroller", from: 0, before: Number.POSITIVE_INFINITY },
  { key: "bunting_fleece", from: 0, before: 6 },
  { key: "coat_warm", from: 6, before: Number.POSITIVE_INFINITY },
  // Before six months only where it is bitterly cold.
  { key: "snowsuit", from: 6, before: Number.POSITIVE_INFINITY },
  { key: "stroller_footmuff", from: 0, before: Number.POSITIVE_INFINITY },
];

/** A child who walks in heat with nothing on its legs lacks shorts. */
function wishedLegs({ isWalking, bodyF, has }: Scene, keys: Pieces): ItemKey[] {
  return isWalking && bodyF >= 75 && coveredBy(keys) === "nothing" && !has("shorts") ? ["shorts"] : [];
}

/** The one piece of warmth that the drawer lacks; none if no single piece brings it nearer, and none in a carrier. */
function wishedWarmth(choice: Asked, got: number, keys: Pieces): ItemKey[] {
  const { moment, want, drawer } = choice;
  const warmer = want - got > TOO_LIGHT && moment.situation !== "carrier" ? bestGain(choice, got) : [];
  const isTooWarm = got - want > TOO_WARM && keys.length > 0 && want < 0.3;
  return isTooWarm && !hasTop(drawer) ? ["bodysuit_short_sleeve"] : warmer;
}

/** Of the pieces to be named the one that comes nearest, then the thinnest, then by its key. */
function bestGain({ drawer, asked, want, scene }: Asked, got: number): ItemKey[] {
  const { months } = scene;
  const missing = ADVISED.filter(
    ({ key, from, before }) => !drawer.has(key) && months >= from && months < before,
  );
  const gains = missing.map(({ key }) => {
    const rungs = drawer.with(key).ladder(asked);
    const { clo } = rungs[nearestPlace(rungs, want)] ?? NO_RUNG;
    return { key, cents: drawer.cents(key), away: halfEven(Math.abs(clo - want), 1) };
  });
  const [best] = gains.toSorted((a, b) => a.away - b.away || a.cents - b.cents || (a.key < b.key ? -1 : 1));
  return best && best.away <= want - got - 0.1 ? [best.key] : [];
}

const TOPS = Object.keys(INSULATION)
  .filter(isItemKey)
  .filter((key) => roleOf(key) === "top");

function hasTop(drawer: Drawer): boolean {
  return TOPS.some(drawer.has);
}

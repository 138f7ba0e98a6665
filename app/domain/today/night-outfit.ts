// One night: the sack that the product's guide allows for the room, and the clothes under it. Counted in TOG, from the room's
// temperature only; a room that gets colder toward morning counts as cold as it gets.
import type { ItemKey } from "../wardrobe/catalogue-table.ts";
import { INSULATION } from "../wardrobe/insulation-table.ts";
import { HOT_ROOM, TOG_BANDS, type TogBand, togFor } from "../wardrobe/tog.ts";
import { halfEven } from "./half-even.ts";
import { BARE_ROOM, type Others } from "./outfit.ts";
import type { Drawer } from "./outfit-ladder.ts";
import { hasNothingOn, inRoles } from "./outfit-sets.ts";
import type { Baby, Note, Outfit, Pieces } from "./today-terms.ts";
import { alongKnots } from "./weather-asks.ts";

/** Sack and clothes together by the room, °F and TOG, at most: the median of published charts, which step as sacks do. */
// biome-ignore format: a table is read by its rows
const MOST = [
  [50, 4.6], [57, 4.1], [58, 3.45], [62, 3.25], [64, 3.1], [66, 2.9], [68, 2.75], [69, 1.85], [70, 1.65], [71, 1.55],
  [72, 1.35], [73, 1.25], [74, 1.05], [75, 1.05], [76, 0.8], [77, 0.75], [78, 0.75], [79, 0.5], [80, 0.25], [83, 0.25], [84, 0],
] as const;

/** What a night needs: the same, but where charts step down, no degree asks for more than 0.4 TOG less than the one below it. */
// biome-ignore format: a table is read by its rows
const NEEDS = [
  ...[[50, 4.6], [55, 4.25], [57, 3.8], [58, 3.45], [62, 3.25], [64, 3.1], [66, 2.9], [67, 2.65], [68, 2.25]] as const,
  ...MOST.filter(([room]) => room >= 69),
];

/** Sets to wear under a sack, the best first; a newborn's piece goes before one of the same kind (O10). */
// biome-ignore format: a table is read by its rows
const UNDER: readonly Pieces[] = [
  ["bodysuit_short_sleeve"],
  ["bodysuit_long_sleeve"],
  ["sleeper_footed"],
  ["bodysuit_short_sleeve", "sleeper_footed"],
  ["bodysuit_long_sleeve", "sleeper_footed"],
  ["bodysuit_sleeveless"],
  ["pajama_two_piece"],
  ["pajama_short"],
  ["gown_knotted_nb"],
  ["bodysuit_short_sleeve", "pajama_two_piece"],
  ["sleeper_fleece"],
  ["bodysuit_long_sleeve", "sleeper_fleece"],
  [],
];

const OF_NEWBORNS: Readonly<Partial<Record<ItemKey, ItemKey>>> = {
  bodysuit_short_sleeve: "bodysuit_short_sleeve_nb",
  bodysuit_long_sleeve: "bodysuit_long_sleeve_nb",
  sleeper_footed: "sleeper_footed_nb",
};

/** From here on a diaper is enough, whole °F. */
const NOTHING_WORN = 84;

/** From here on a fleece sleeper is too warm, whole °F. */
const FLEECE_BELOW = 69;

/** A sack of less than this isn't worn over bare skin below 80 °F, TOG. */
const OVER_SKIN = 1;

/** Swaddles end before this age, months; beside a sack they are offered for so many weeks. */
const SWADDLE_BEFORE = 4;
const SWADDLE_WEEKS = 8;

/** A swaddle may be so much warmer than the guide's sack: its own figure is the middle of what makers print. TOG. */
const SWADDLE_OVER = 0.1 + 1e-9;

/** More than is needed by this is too warm, TOG. */
const SLACK = 0.05 + 1e-9;

/** Less than is needed by more than this names a sack as missing, TOG. */
const TOO_LIGHT = 0.45;

/** Sets whose sums fall into one step count as equally warm, TOG. */
const STEP = 0.25;

export interface NightOutfit extends Outfit {
  /** The guide's limit for the room, TOG. */
  sackLimit: number;
}

/** The guide's warmest sack for a room of whole °F; in a gap between two bands the lighter one, with a layer under it. */
function warmestBand(room: number): TogBand | null {
  return togFor(room).bands.at(-1) ?? null;
}

/** Its TOG; the guide's bands are those of the catalogue's sacks. Rooms are rounded to whole °F. */
export function warmestSack(roomF: number): number {
  const band = warmestBand(halfEven(roomF, 0));
  return band ? INSULATION[band.itemKey].tog : 0;
}

interface Sack {
  keys: Pieces;
  tog: number;
}

interface Under extends Sack {
  /** In the order of preference. */
  place: number;
}

/** The outfit for a night. `roomF` is the coldest temperature of the room, °F. */
export function night(roomF: number, drawer: Drawer, baby: Baby): NightOutfit {
  const room = halfEven(roomF, 0);
  const sacks = sacksIn(room, drawer);
  const swaddles = sacks.length === 0 && baby.months < SWADDLE_BEFORE ? swaddlesIn(room, drawer, baby) : [];
  return nightIn(room, drawer, [...sacks, ...swaddles]);
}

/** The nights beside it: under eight weeks a swaddle in the sack's place, never with it. */
export function otherNights(roomF: number, drawer: Drawer, baby: Baby): Others {
  const room = halfEven(roomF, 0);
  const mayChoose = baby.weeks < SWADDLE_WEEKS && sacksIn(room, drawer).length > 0;
  const swaddled = mayChoose ? swaddlesIn(room, drawer, baby) : [];
  return { lighter: null, warmer: null, swaps: swaddled.length > 0 ? [nightIn(room, drawer, swaddled)] : [] };
}

function nightIn(room: number, drawer: Drawer, sacks: readonly Sack[]): NightOutfit {
  const want = alongKnots(NEEDS, room);
  const unders = undersIn(room, drawer);
  const wear = warmestSet(room, sacks.length > 0 ? sacks : [NO_SACK], unders) ?? lightest(room, unders);
  const got = togOf(drawer, wear);
  return {
    situation: "night",
    wear,
    extras: [],
    overHarness: [],
    carry: [],
    wished: wishedSack(room, want - got, drawer),
    need: halfEven(want, 2),
    got,
    unit: "tog",
    lack: {
      short: Math.max(0, halfEven(want - got, 2)),
      most: TOO_LIGHT,
      bare: room < BARE_ROOM && hasNothingOn(wear) ? 2 : 0,
    },
    sackLimit: warmestSack(room),
    feelsF: room,
    stay: "any",
    notes: NOTES.filter(({ when }) => when(room, wear)).map(({ note }) => note),
    swaps: [],
  };
}

function togOf(drawer: Drawer, keys: Pieces): number {
  return halfEven(
    keys.reduce((sum, key) => sum + drawer.tog(key), 0),
    2,
  );
}

/** The sets that the drawer has; a diaper is one where it is enough, and where there is nothing else. */
function undersIn(room: number, drawer: Drawer): Under[] {
  const stand = (key: ItemKey) => [OF_NEWBORNS[key], key].find((one) => one && drawer.has(one));
  const all = UNDER.flatMap((wanted, place) => {
    const keys = wanted.flatMap((key) => stand(key) ?? []);
    return keys.length === wanted.length ? [{ keys, tog: togOf(drawer, keys), place }] : [];
  });
  const worn = all.filter(({ keys }) => keys.length > 0);
  return worn.length > 0 && room < BARE_ROOM ? worn : all;
}

const NO_SACK: Sack = { keys: [], tog: 0 };

/** The drawer's pieces of these that are no warmer than a limit, TOG; none in a hot room. */
function upTo(limit: number, keys: Pieces, room: number, drawer: Drawer): Sack[] {
  const fitting = keys.filter((key) => drawer.has(key) && drawer.tog(key) <= limit);
  return room >= HOT_ROOM ? [] : fitting.map((key) => ({ keys: [key], tog: drawer.tog(key) }));
}

/** The sacks within the guide's limit. */
function sacksIn(room: number, drawer: Drawer): Sack[] {
  const keys: Pieces = [...TOG_BANDS.map(({ itemKey }) => itemKey), "sleep_suit_transition"];
  return upTo(warmestSack(room), keys, room, drawer);
}

/** Swaddles for a baby who doesn't roll. */
function swaddlesIn(room: number, drawer: Drawer, { isRolling }: Baby): Sack[] {
  const keys: Pieces = isRolling ? [] : ["swaddle_muslin", "swaddle_wrap_nb"];
  return upTo(warmestSack(room) + SWADDLE_OVER, keys, room, drawer);
}

/** A number for each rank of a set, the first that differs decides; more is better. */
type Score = readonly number[];

/** The warmest set that isn't too warm: by steps of TOG, then the warmer sack with less under it; null if none is light enough. */
function warmestSet(room: number, sacks: readonly Sack[], unders: readonly Under[]): Pieces | null {
  let best: { score: Score; keys: Pieces } | null = null;
  for (const sack of sacks) {
    for (const under of unders) {
      if (!maySleepIn(room, sack, under)) continue;
      const score = scoreOf(sack, under);
      if (!best || isMore(score, best.score)) best = { score, keys: [...sack.keys, ...under.keys] };
    }
  }
  return best?.keys ?? null;
}

function maySleepIn(room: number, sack: Sack, under: Under): boolean {
  const isFleece = under.keys.includes("sleeper_fleece");
  if (isFleece && (sack.keys.length > 0 || room >= FLEECE_BELOW)) return false;
  if (under.keys.length === 0 && room < HOT_ROOM && sack.tog < OVER_SKIN) return false;
  return sack.tog + under.tog <= alongKnots(MOST, room) + SLACK;
}

function scoreOf(sack: Sack, under: Under): Score {
  const isSack = sack.keys.some((key) => key.startsWith("sleep_sack"));
  const steps = Math.floor((sack.tog + under.tog) / STEP + 1e-6);
  return [steps, sack.tog, isSack ? 1 : 0, -under.keys.length, -under.place];
}

function isMore(a: Score, b: Score): boolean {
  const place = a.findIndex((value, at) => value !== b[at]);
  return place >= 0 && (a[place] ?? 0) > (b[place] ?? 0);
}

/** If everything is too warm, the lightest alone; a diaper in a very hot room. */
function lightest(room: number, unders: readonly Under[]): Pieces {
  if (room >= NOTHING_WORN) return [];
  const worn = unders.filter(({ keys }) => keys.length > 0);
  return worn.toSorted((a, b) => a.tog - b.tog || a.place - b.place)[0]?.keys ?? [];
}

function wishedSack(room: number, short: number, drawer: Drawer): ItemKey[] {
  const ideal = warmestBand(room)?.itemKey;
  return ideal && short > TOO_LIGHT && room < HOT_ROOM && !drawer.has(ideal) ? [ideal] : [];
}

const LABELED: Pieces = ["sleep_suit_transition", "swaddle_wrap_nb", "swaddle_muslin"];

const NOTES: readonly { note: Note; when: (room: number, wear: Pieces) => boolean }[] = [
  { note: "room_temperature_counts", when: () => true },
  { note: "nothing_loose", when: () => true },
  { note: "head_bare", when: () => true },
  { note: "stop_swaddle_when_rolling", when: (_, wear) => inRoles(wear, "swaddle").length > 0 },
  { note: "cool_the_room", when: (room) => togFor(room).room === "warm" },
  { note: "warm_the_room", when: (room) => togFor(room).room === "cold" },
  { note: "follow_the_label", when: (_, wear) => wear.some((key) => LABELED.includes(key)) },
];

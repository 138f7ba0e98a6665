// An outfit as the page of today says it: its sentence, pieces, notes, and reasons.
import type {
  Dressed,
  OtherOutfit,
  PiecePart,
  TodayPiece,
  WishedPiece,
  WishedWay,
} from "~/contracts/today/shown-today.ts";
import { ITEM_CATEGORY } from "~/domain/ids.ts";
import type { DayOutfit } from "~/domain/today/day-outfit.ts";
import { inDressingOrder, sentencePieces } from "~/domain/today/dressing-order.ts";
import type { OtherDays } from "~/domain/today/other-days.ts";
import type { Others } from "~/domain/today/outfit.ts";
import { hasNothingOn, inRoles, roleOf } from "~/domain/today/outfit-sets.ts";
import type { Lack, Note, Outfit, Outing, Pieces, Situation, StayWord } from "~/domain/today/today-terms.ts";
import type { Beside, Found, Level, PlanPiece, WornDrawer } from "~/domain/today/worn-drawer.ts";
import { CATALOGUE } from "~/domain/wardrobe/catalogue.ts";
import type { ItemKey } from "~/domain/wardrobe/catalogue-table.ts";
import type { Role } from "~/domain/wardrobe/insulation-table.ts";
import { labelled } from "~/words/en/language.ts";
import {
  NOTE_TEXTS,
  notThereWords,
  OUTFIT_COPY,
  SHORT_TEXTS,
  STAY_TEXTS,
  usualDrawerWords,
  WHY_TEXTS,
} from "~/words/en/today/outfit-copy.ts";
import { changeAtWords, TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";
import { inWords } from "~/words/en/weather/weather-copy.ts";
import { inShort, pieceWord, wornIn } from "./outfit-words.ts";

/** The neck check stands by itself, before the others, and what is short stands in the sentence. */
const NECK: Note = "feel_the_neck";

function notesOf(notes: readonly Note[]): string[] {
  return notes.filter((note) => note !== NECK && note !== "drawer_too_light").map((note) => NOTE_TEXTS[note]);
}

const PARTS: Readonly<Record<Role, PiecePart>> = {
  top: "inner",
  thermal: "inner",
  onepiece: "inner",
  legs: "inner",
  mid: "inner",
  fleecesuit: "outer",
  jacket: "outer",
  coat: "outer",
  suit: "outer",
  rain: "outer",
  sack: "outer",
  swaddle: "outer",
  head: "small",
  hands: "small",
  feet: "small",
  cover: "cover",
  overcar: "cover",
  none: "small",
};

/** Changes of a window that are shown (E8). */
const MOST_CHANGES = 3;

/** From here on a layer more than one's own would be too much, °F felt. */
const WARM_DAY = 72;

interface Said {
  situation: Situation;
  pieces: Pieces;
  wished: Pieces;
  notes: readonly Note[];
  why: readonly string[];
  take: string | null;
  warmth: Dressed["warmth"];
  /** Put on later or over the straps, or taken along. */
  later: Pieces;
  lack: Lack;
}

type Parts = Pick<Dressed, "pieces" | "take" | "wished" | "notes">;

/** Said of the usual outfit, and true of the others. */
type Around = Pick<Dressed, "weather" | "over" | "changes"> & { stay: StayWord };

interface SpeakerOf {
  owned: readonly PlanPiece[];
  drawer: WornDrawer;
  /** The drawer is a trip's bag. */
  isBag: boolean;
  /** In the wash, and so not missing. */
  out: Pieces;
  /** How another piece gets on the shopping list. */
  wayTo: (key: ItemKey) => WishedWay | null;
}

/** An outfit and the clothes that it is dressed from. */
type From<Worn> = Found<Worn, Pick<Level, "beside">>;

/** A set that a parent has chosen may be lighter than the usual one; from here on the sentence says so, clo. */
const CHOSEN_SHORT = 0.6;

/**
 * Says outfits; the same piece, list, and words are the same objects, which are sent once. An own item that is worn is called by its
 * name. What isn't counted and what stays short is said in the sentence itself, wherever that goes.
 */
export function speaker({ owned, drawer, isBag, out, wayTo }: SpeakerOf) {
  const { counted, isCounted, levels, plan } = drawer;
  const pieceOf = oncePer((key: ItemKey): TodayPiece => {
    const piece = owned.find((one) => one.key === key);
    return {
      key,
      category: CATALOGUE.find((item) => item.key === key)?.category ?? ITEM_CATEGORY.uncategorized,
      name: piece?.ownName ?? itemName(key),
      word: pieceWord(key),
      part: PARTS[roleOf(key)],
      have: isCounted && !(isBag && !piece?.have) ? (piece?.have ?? 0) : null,
    };
  });
  const missingOf = oncePer((key: ItemKey): WishedPiece => ({ key, name: itemName(key), way: wayTo(key) }));
  const texts = sharer((all: readonly string[]) => all);
  const lists = {
    pieces: sharer((all: readonly TodayPiece[]) => all),
    wished: sharer((all: readonly WishedPiece[]) => all),
  };
  const sets = {
    one: sharer(({ pieces, said, ending, got, take, wished, notes }: OtherOutfit) => [
      pieces,
      said,
      ending,
      got,
      take,
      wished,
      notes,
    ]),
    all: sharer(({ warmer, lighter, swap1, swap2 }: Dressed["others"]) => [warmer, lighter, swap1, swap2]),
  };
  const notCounted = ({ pieces, later }: Said) => [...pieces, ...later].filter((key) => !counted.has(key));
  const isThere = (key: ItemKey) => levels[0]?.keys.includes(key);
  const isWanted = (key: ItemKey) => levels.at(-1)?.keys.includes(key);
  const isBeyond = (key: ItemKey) => !isThere(key) && isWanted(key);
  /** For the way from the car, of those that aren't there; skipped ones never. */
  const coatsAlong = (situation: Outing, { wished }: DayOutfit): Pieces =>
    situation !== "car" ? [] : inRoles(wished, "coat", "suit").filter(isBeyond);
  const wishedOf = (said: Said): Pieces => {
    const all = [...new Set([...said.wished, ...notCounted(said)])];
    if (plan) return all.filter((key) => isWanted(key) && !plan.has(key));
    // The usual drawer isn't theirs to be short of anything.
    return isCounted ? all : [];
  };
  /** After the sentence: '. Not counted yet: cardigan'; empty for nothing. */
  const endingOf = (said: Said, beside: Beside | null, most: number): string => {
    // Warm socks are wished below 45 °F, and others for bare feet.
    const feet = said.wished.filter((key) => key === "socks_warm" && said.wished.includes("socks"));
    const coats = said.situation === "car" ? inRoles(said.wished, "coat", "suit") : [];
    const bare = [...inRoles(said.wished, "head", "hands"), ...feet, ...coats];
    const all = [...notCounted(said), ...bare.filter(isBeyond)];
    const missing = counted.size > 0 && beside !== "usual" ? listed(all) : null;
    const unlisted = plan && listed(all.filter((key) => !plan.has(key)));
    const washed = listed(bare.filter(isThere));
    const isShort = said.lack.short > most;
    return [
      missing && notThereWords(missing, isBag),
      unlisted && labelled(TODAY_COPY.notListed, unlisted),
      washed && labelled(TODAY_COPY.inWash, washed),
      beside === "usual" && !plan && usualDrawerWords(isBag),
      isShort && SHORT_TEXTS[SHORT_KINDS[said.situation]],
    ]
      .flatMap((text) => (text ? [`. ${text}`] : []))
      .join("");
  };
  const partsOf = (said: Said): Parts => ({
    pieces: lists.pieces(said.pieces.map(pieceOf)),
    take: said.take,
    wished: lists.wished(
      wishedOf(said)
        .filter((key) => !out.includes(key))
        .map(missingOf),
    ),
    notes: texts(notesOf(said.notes)),
  });
  const other = (usual: Parts, said: Said, beside: Beside | null): OtherOutfit => {
    const { pieces, take, wished, notes } = partsOf(said);
    const ending = endingOf(said, beside, CHOSEN_SHORT);
    return sets.one({
      pieces,
      said: lists.pieces(sentencePieces(said.pieces).said.map(pieceOf)),
      ...(ending && { ending }),
      got: said.warmth?.got ?? 0,
      ...(take !== usual.take && { take }),
      ...(wished !== usual.wished && { wished }),
      ...(notes !== usual.notes && { notes }),
    });
  };
  const say = (
    said: Said,
    beside: Beside | null,
    { weather, over, changes, stay }: Around,
    others: OthersOf<Said>,
  ): Dressed => {
    const parts = partsOf(said);
    const isNothing = said.lack.bare === 2 && hasNothingOn(said.pieces);
    return {
      ...parts,
      sentence: isNothing
        ? TODAY_COPY.nothingLeft
        : `${inShort(said.pieces)}${endingOf(said, beside, said.lack.most)}`,
      why: texts(said.why),
      warmth: said.warmth,
      stay: stay === "any" ? null : STAY_TEXTS[stay],
      weather,
      over,
      changes: texts(changes),
      neck: said.notes.includes(NECK) ? NOTE_TEXTS[NECK] : null,
      others: sets.all(byWear(others, (one) => other(parts, one, beside))),
    };
  };
  return {
    /** The outfit of a room, and those beside it. */
    inRoom({ worn, from }: From<Outfit>, others: Others = NO_OTHERS): Dressed {
      const around = { weather: null, over: null, changes: [], stay: worn.stay };
      return say(saidInRoom(worn), from.beside, around, eachOf(others, saidInRoom));
    },
    /** The outfit of a time outdoors, and those beside it; `felt` is the reason why the air feels as it does. */
    outdoors(
      situation: Outing,
      { worn, from }: From<DayOutfit>,
      weather: string,
      felt: readonly string[],
      others: OtherDays = NO_OTHERS,
    ): Dressed {
      const saidOf = (day: DayOutfit) => saidOutdoors(situation, day, felt, coatsAlong(situation, day));
      const changes = shownChanges(worn.changes).map(({ hour, off, on }) =>
        changeAtWords(hour, listed(off) ?? "", listed(on) ?? ""),
      );
      const around = { weather, over: listed(worn.overHarness), changes, stay: worn.stay };
      return say(saidOf(worn), from.beside, around, eachOf(others, saidOf));
    },
  };
}

export type Speaker = ReturnType<typeof speaker>;

/** As many as are shown, in the order of time: those that put something on the head or the hands, then the first. */
function shownChanges(changes: DayOutfit["changes"]): DayOutfit["changes"] {
  const protects = ({ on }: { on: Pieces }) => inRoles(on, "head", "hands").length > 0;
  const ranked = [...changes.filter(protects), ...changes.filter((change) => !protects(change))];
  return changes.filter((change) => ranked.indexOf(change) < MOST_CHANGES);
}
/** What has to be done about the cold. */
const SHORT_KINDS: Readonly<Record<Situation, keyof typeof SHORT_TEXTS>> = {
  stroller: "outdoors",
  stroller_asleep: "outdoors",
  play: "outdoors",
  walk: "outdoors",
  carrier: "carrier",
  car: "car",
  indoors: "room",
  night: "room",
};

function saidInRoom(worn: Outfit): Said {
  const { situation, wished, notes, lack } = worn;
  return {
    situation,
    pieces: wornIn(worn),
    wished,
    notes,
    why: [WHY_TEXTS[situation]],
    take: null,
    warmth: warmthOf(worn),
    later: [],
    lack,
  };
}

function saidOutdoors(situation: Outing, day: DayOutfit, felt: readonly string[], along: Pieces): Said {
  const { door, take, carry, overHarness, wished, notes, need, got, coldest, lack } = day;
  const isWarm = situation !== "car" && coldest.feelsF >= WARM_DAY;
  const reason = isWarm ? OUTFIT_COPY.warmWhy : WHY_TEXTS[situation];
  const cover = [
    ...(notes.includes("rain_cover_vented") ? [TODAY_COPY.rainCover] : []),
    ...(notes.includes("cover_over_both") ? [TODAY_COPY.umbrella] : []),
  ];
  return {
    situation,
    pieces: inDressingOrder(door),
    wished,
    notes,
    why: [reason, ...felt],
    take: listed([...take, ...carry, ...along], cover),
    warmth: { need, got },
    later: [...take, ...carry, ...along, ...overHarness],
    lack,
  };
}

/** The outfits beside a usual one, as the model finds them. */
interface OthersOf<Worn> {
  lighter: Worn | null;
  warmer: Worn | null;
  swaps: readonly Worn[];
}

const NO_OTHERS = { lighter: null, warmer: null, swaps: [] };

function eachOf<Worn, Other>(
  { lighter, warmer, swaps }: OthersOf<Worn>,
  make: (worn: Worn) => Other,
): OthersOf<Other> {
  return {
    lighter: lighter === null ? null : make(lighter),
    warmer: warmer === null ? null : make(warmer),
    swaps: swaps.map(make),
  };
}

function byWear<Worn>(
  { warmer, lighter, swaps: [swap1, swap2] }: OthersOf<Worn>,
  make: (worn: Worn) => OtherOutfit,
): Dressed["others"] {
  return {
    ...(warmer !== null && { warmer: make(warmer) }),
    ...(lighter !== null && { lighter: make(lighter) }),
    ...(swap1 !== undefined && { swap1: make(swap1) }),
    ...(swap2 !== undefined && { swap2: make(swap2) }),
  };
}

/** The same answer for the same key. */
function oncePer<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** A step on the way to a shared object: by one of its parts after another. */
interface Step<Value> {
  next: Map<unknown, Step<Value>>;
  value?: Value;
}

/** The same object for those that have the same parts: texts, numbers, and objects that are shared already. */
function sharer<Value>(partsOf: (value: Value) => readonly unknown[]): (value: Value) => Value {
  const first: Step<Value> = { next: new Map() };
  return (value) => {
    let at = first;
    for (const part of partsOf(value)) {
      const step = at.next.get(part) ?? { next: new Map() };
      at.next.set(part, step);
      at = step;
    }
    at.value ??= value;
    return at.value;
  };
}

/** 'a warm hat and mittens'; null for nothing. */
function listed(keys: Pieces, others: readonly string[] = []): string | null {
  return inWords([...new Set(inDressingOrder(keys).map(pieceWord)), ...others], "and") || null;
}

function warmthOf({ need, got, unit }: Outfit): Dressed["warmth"] {
  return unit === "tog" ? null : { need, got };
}

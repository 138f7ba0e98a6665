// An outfit as the page of today says it: its sentence, pieces, notes, and reasons.
import type { Dressed, PiecePart, TodayPiece } from "~/contracts/today/shown-today.ts";
import { barsWords, NOTE_TEXTS, OUTFIT_COPY, STAY_TEXTS, WHY_TEXTS } from "~/copy/today/outfit-copy.ts";
import { changeAtWords, TODAY_COPY } from "~/copy/today/today-copy.ts";
import { itemName } from "~/copy/wardrobe/item-copy.ts";
import { inWords } from "~/copy/weather/weather-copy.ts";
import { ITEM_CATEGORY } from "~/domain/ids.ts";
import type { DayOutfit } from "~/domain/today/day-outfit.ts";
import { inDressingOrder } from "~/domain/today/dressing-order.ts";
import { roleOf } from "~/domain/today/outfit-sets.ts";
import type { Note, Outfit, Outing, Pieces, Situation, StayWord } from "~/domain/today/today-terms.ts";
import { barsOf } from "~/domain/today/weather-asks.ts";
import type { PlanPiece } from "~/domain/today/worn-drawer.ts";
import { CATALOGUE } from "~/domain/wardrobe/catalogue.ts";
import type { ItemKey } from "~/domain/wardrobe/catalogue-table.ts";
import type { Role } from "~/domain/wardrobe/insulation-table.ts";
import { inShort, pieceWord, saidNotes, wornIn } from "./outfit-words.ts";

/** The neck check stands by itself, before the others. */
const NECK: Note = "feel_the_neck";

function notesOf(notes: readonly Note[], situation: Situation): string[] {
  return saidNotes(notes, situation)
    .filter((note) => note !== NECK)
    .map((note) => NOTE_TEXTS[note]);
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
  stay: StayWord;
  weather: string | null;
  why: readonly string[];
}

/**
 * Says outfits; the same piece and the same words are the same objects, which are sent once. An own item that is worn is called by
 * its name. `isCounted` is false where the usual drawer stands in; what is `out` in the wash isn't missing.
 */
export function speaker(owned: readonly PlanPiece[], isCounted: boolean, out: Pieces) {
  const pieces = new Map<ItemKey, TodayPiece>();
  const pieceOf = (key: ItemKey): TodayPiece => {
    const piece = owned.find((one) => one.key === key);
    const known = pieces.get(key) ?? {
      key,
      category: CATALOGUE.find((item) => item.key === key)?.category ?? ITEM_CATEGORY.uncategorized,
      name: piece?.ownName ?? itemName(key),
      part: PARTS[roleOf(key)],
      have: isCounted ? (piece?.have ?? null) : null,
    };
    pieces.set(key, known);
    return known;
  };
  const say = ({ situation, pieces: keys, wished, notes, stay, weather, why }: Said): Dressed => ({
    stay: stay === "any" ? null : STAY_TEXTS[stay],
    sentence: inShort(keys),
    weather,
    pieces: keys.map(pieceOf),
    over: null,
    take: null,
    changes: [],
    // The usual drawer isn't theirs to be short of anything.
    wished: isCounted ? wished.filter((key) => !out.includes(key)).map((key) => itemName(key)) : [],
    neck: notes.includes(NECK) ? NOTE_TEXTS[NECK] : null,
    notes: notesOf(notes, situation),
    why,
  });
  return {
    /** The outfit of a room. */
    inRoom(worn: Outfit): Dressed {
      const { situation, wished, notes, stay } = worn;
      return say({ situation, pieces: wornIn(worn), wished, notes, stay, weather: null, why: whyOf(worn) });
    },
    /** The outfit of a time outdoors; `felt` is the reason why the air feels as it does. */
    outdoors(situation: Outing, day: DayOutfit, weather: string, felt: readonly string[]): Dressed {
      const { door, take, overHarness, carry, changes, wished, notes, stay, need, got, coldest } = day;
      const isWarm = situation !== "car" && coldest.feelsF >= WARM_DAY;
      const reason = isWarm ? OUTFIT_COPY.warmWhy : WHY_TEXTS[situation];
      const cover = notes.includes("rain_cover_vented") ? [TODAY_COPY.rainCover] : [];
      return {
        ...say({
          situation,
          pieces: inDressingOrder(door),
          wished,
          notes,
          stay,
          weather,
          why: [reason, ...felt, barsOfBoth(need, got)],
        }),
        over: listed(overHarness),
        take: listed([...take, ...carry], cover),
        changes: changes
          .slice(0, MOST_CHANGES)
          .map(({ hour, off, on }) => changeAtWords(hour, listed(off) ?? "", listed(on) ?? "")),
      };
    },
  };
}

export type Speaker = ReturnType<typeof speaker>;

/** 'a warm hat and mittens'; null for nothing. */
function listed(keys: Pieces, others: readonly string[] = []): string | null {
  return inWords([...new Set(inDressingOrder(keys).map(pieceWord)), ...others], "and") || null;
}

function whyOf({ situation, need, got, unit }: Outfit): string[] {
  const reason = WHY_TEXTS[situation];
  return unit === "tog" ? [reason] : [reason, barsOfBoth(need, got)];
}

function barsOfBoth(need: number, got: number): string {
  return barsWords({ bars: barsOf(need), clo: need }, { bars: barsOf(got), clo: got });
}

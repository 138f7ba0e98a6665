// An outfit as the page of today says it: its sentence, pieces, notes, and reasons.
import type { Dressed, PiecePart, TodayPiece } from "~/contracts/today/shown-today.ts";
import { barsWords, NOTE_TEXTS, STAY_TEXTS, WHY_TEXTS } from "~/copy/today/outfit-copy.ts";
import { itemName } from "~/copy/wardrobe/item-copy.ts";
import { ITEM_CATEGORY } from "~/domain/ids.ts";
import { roleOf } from "~/domain/today/outfit-sets.ts";
import type { Note, Outfit } from "~/domain/today/today-terms.ts";
import { barsOf } from "~/domain/today/weather-asks.ts";
import type { PlanPiece } from "~/domain/today/worn-drawer.ts";
import { CATALOGUE } from "~/domain/wardrobe/catalogue.ts";
import type { ItemKey } from "~/domain/wardrobe/catalogue-table.ts";
import type { Role } from "~/domain/wardrobe/insulation-table.ts";
import { inShort, wornIn } from "./outfit-words.ts";

/** The neck first. */
function notesOf({ notes }: Outfit): string[] {
  const neck: Note = "feel_the_neck";
  const others = notes.filter((note) => note !== neck);
  return [...(notes.includes(neck) ? [neck] : []), ...others].map((note) => NOTE_TEXTS[note]);
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

/**
 * Says outfits; the same piece and the same words are the same objects, which are sent once. An own item that is worn is called by
 * its name. `isCounted` is false where the usual drawer stands in.
 */
export function speaker(
  owned: readonly PlanPiece[],
  isCounted: boolean,
): (worn: Outfit, weather: string | null) => Dressed {
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
  return (worn, weather) => {
    const keys = wornIn(worn);
    return {
      stay: worn.stay === "any" ? null : STAY_TEXTS[worn.stay],
      sentence: inShort(keys),
      weather,
      pieces: keys.map(pieceOf),
      // The usual drawer isn't theirs to be short of anything.
      wished: isCounted ? worn.wished.map((key) => itemName(key)) : [],
      notes: notesOf(worn),
      why: whyOf(worn),
    };
  };
}

function whyOf({ situation, need, got, unit }: Outfit): string[] {
  const reason = WHY_TEXTS[situation];
  if (unit === "tog") return [reason];
  return [reason, barsWords({ bars: barsOf(need), clo: need }, { bars: barsOf(got), clo: got })];
}

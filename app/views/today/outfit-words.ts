// An outfit in the reader's language.

import { inDressingOrder, sentencePieces } from "~/domain/today/dressing-order.ts";
import type { Outfit, Pieces } from "~/domain/today/today-terms.ts";
import type { ItemKey } from "~/domain/wardrobe/catalogue-table.ts";
import { outfitSentence, PIECE_WORDS } from "~/words/en/today/outfit-copy.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";

/** A piece as a sentence says it: 'a warm hat', 'sleeper'. A newborn's piece has the name of the others. */
export function pieceWord(key: ItemKey): string {
  const plain = key.replace(/_nb$/, "");
  return isSaid(plain) ? PIECE_WORDS[plain] : itemName(key);
}

function isSaid(plain: string): plain is keyof typeof PIECE_WORDS {
  return Object.hasOwn(PIECE_WORDS, plain);
}

/** All pieces in dressing order: 'Sleeper, bunting, and a warm hat'; none at all is a diaper. */
export function allInWords(pieces: Pieces): string {
  return outfitSentence(inDressingOrder(pieces).map(pieceWord));
}

/** The pieces of a heading, six at most; the others stand in the list below it. */
export function inShort(pieces: Pieces): string {
  return outfitSentence(sentencePieces(pieces).said.map(pieceWord));
}

/** All that a baby has on: the set that was chosen for its warmth, and the things that go with it. */
export function wornIn({ wear, extras }: Pick<Outfit, "wear" | "extras">): Pieces {
  return inDressingOrder([...wear, ...extras]);
}

// The JSON columns of a gift list. A size or a level that this release doesn't know is skipped; text that can't be read asks
// for what a new list asks for.

import { z } from "zod";
import { type GiftChoices, USUAL_GIFT_CHOICES } from "../../domain/gifts/gift-choices.ts";
import { MAX_STARRED } from "../../domain/gifts/gift-lines.ts";
import { AGE_RANGES, ESSENTIALITIES } from "../../domain/vocabulary.ts";
import { readStored } from "../stored-json.ts";

const texts = z.array(z.string());

/** The columns that say what a list asks for. */
export interface GiftChoiceColumns {
  sizes: string | null;
  essentialities: string;
  leftOff: string;
  starred: string;
}

/** What a list asks for. */
export function readGiftChoices({ sizes, essentialities, leftOff, starred }: GiftChoiceColumns): GiftChoices {
  const chosenSizes = readStored("sizes", texts, sizes);
  const levels = readStored("essentialities", texts, essentialities);
  return {
    sizes: chosenSizes && AGE_RANGES.filter((size) => chosenSizes.includes(size)),
    essentialities: levels
      ? ESSENTIALITIES.filter((level) => levels.includes(level))
      : USUAL_GIFT_CHOICES.essentialities,
    leftOff: readStored("left_off", texts, leftOff) ?? [],
    starred: (readStored("starred", texts, starred) ?? []).slice(0, MAX_STARRED),
  };
}

/** The parents' first names, the owner's first; none where nobody has given one. */
export function readParentsNames(text: string): string[] {
  const names = readStored("parents_names", z.array(z.string().nullable()), text) ?? [];
  return names.flatMap((name) => name || []);
}

/** The columns for what a list asks for. */
export function packGiftChoices({ sizes, essentialities, leftOff, starred }: GiftChoices): GiftChoiceColumns {
  return {
    sizes: sizes && JSON.stringify(sizes),
    essentialities: JSON.stringify(essentialities),
    leftOff: JSON.stringify(leftOff),
    starred: JSON.stringify(starred),
  };
}

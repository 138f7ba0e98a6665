// The JSON columns of a gift list. A size or a level that this release doesn't know is skipped; text that can't be read asks
// for what a new list asks for.

import { z } from "zod";
import { type GiftChoices, USUAL_GIFT_CHOICES } from "../../domain/gifts/gift-choices.ts";
import { AGE_RANGES, ESSENTIALITIES } from "../../domain/vocabulary.ts";
import { readStored } from "../stored-json.ts";

const texts = z.array(z.string());

/** The columns that say what a list asks for. */
export interface GiftChoiceColumns {
  sizes: string | null;
  essentialities: string;
  leftOff: string;
}

/** What a list asks for. */
export function readGiftChoices({ sizes, essentialities, leftOff }: GiftChoiceColumns): GiftChoices {
  const chosenSizes = readStored("sizes", texts, sizes);
  const levels = readStored("essentialities", texts, essentialities);
  return {
    sizes: chosenSizes && AGE_RANGES.filter((size) => chosenSizes.includes(size)),
    essentialities: levels
      ? ESSENTIALITIES.filter((level) => levels.includes(level))
      : USUAL_GIFT_CHOICES.essentialities,
    leftOff: readStored("left_off", texts, leftOff) ?? [],
  };
}

/** The columns for what a list asks for. */
export function packGiftChoices({ sizes, essentialities, leftOff }: GiftChoices): GiftChoiceColumns {
  return {
    sizes: sizes && JSON.stringify(sizes),
    essentialities: JSON.stringify(essentialities),
    leftOff: JSON.stringify(leftOff),
  };
}

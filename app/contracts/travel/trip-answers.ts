// What scripts are answered about a trip's forms.
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import { either, isFlag, isNumber, isText, listOf, objectOf, oneOf, type Shaped } from "../shape.ts";

const isAgeRange = oneOf(...AGE_RANGES);
const saved = { isPacked: isFlag, version: isNumber };

/** A tick as it was saved, of a garment in a size or of what is none, and the version of its trip. */
export const isPackedAnswer = either(
  objectOf({ clothingId: isNumber, ageRange: isAgeRange, ...saved }),
  objectOf({ kit: isText, ...saved }),
);

/** A trip after it was deleted, brought back or set going again. */
export const isTripAnswer = objectOf({ tripId: isText, version: isNumber });

/** What was added to a trip's plan; less than was asked for where some of it was there already. */
export const isAddedAnswer = objectOf({
  onboardingId: isText,
  items: listOf(objectOf({ itemId: isNumber, name: isText, ageRange: isAgeRange, pieces: isNumber })),
});

export type PackedAnswer = Shaped<typeof isPackedAnswer>;
export type TripAnswer = Shaped<typeof isTripAnswer>;
export type AddedAnswer = Shaped<typeof isAddedAnswer>;

// What scripts are answered about a trip's forms.
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import { either, isFlag, isNumber, isText, listOf, objectOf, oneOf, type Shaped } from "../shape.ts";

const isAgeRange = oneOf(...AGE_RANGES);
const saved = { isPacked: isFlag, version: isNumber };

/** A saved tick, of a garment in a size or of a kit item, and its trip's version. */
export const isPackedAnswer = either(
  objectOf({ clothingId: isNumber, ageRange: isAgeRange, ...saved }),
  objectOf({ kit: isText, ...saved }),
);

/** A trip after it was deleted, restored, or retried. */
export const isTripAnswer = objectOf({ tripId: isText, version: isNumber });

/** What was added to a trip's plan; less than requested if some of it was already there. */
export const isAddedAnswer = objectOf({
  onboardingId: isText,
  items: listOf(objectOf({ itemId: isNumber, name: isText, ageRange: isAgeRange, pieces: isNumber })),
});

export type PackedAnswer = Shaped<typeof isPackedAnswer>;
export type TripAnswer = Shaped<typeof isTripAnswer>;
export type AddedAnswer = Shaped<typeof isAddedAnswer>;

// What scripts are answered about a bag.
import { isText, objectOf, type Shaped } from "../shape.ts";

/** The bag that was saved or undone, and what of its text wasn't understood. */
export const isBagAnswered = objectOf({ bagId: isText, leftText: isText });

export type BagAnswered = Shaped<typeof isBagAnswered>;

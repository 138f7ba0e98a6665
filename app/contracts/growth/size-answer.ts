// What scripts are answered about facts of a baby's size.
import { isText, listOf, objectOf, type Shaped } from "../shape.ts";

/** The facts that were saved or removed, by their ids. */
export const isSizeAnswer = objectOf({ facts: listOf(isText) });

export type SizeAnswer = Shaped<typeof isSizeAnswer>;

// What the box that adds to a plan is answered about the plan. Browsers load it with the box.

import { AGE_RANGES, ESSENTIALITIES, ITEM_CATEGORIES } from "../../domain/vocabulary.ts";
import type { BagItem } from "../../domain/wardrobe/bag-answer.ts";
import {
  either,
  isFlag,
  isNumber,
  isText,
  listOf,
  objectOf,
  oneOf,
  recordOf,
  type Shape,
  type Shaped,
} from "../shape.ts";

const isAgeRange = oneOf(...AGE_RANGES);
const isNullOr = <Value>(isValue: Shape<Value>) => either(oneOf(null), isValue);

const isNeed = objectOf({
  needed: isNumber,
  owned: isNumber,
  asked: isNumber,
  essentiality: oneOf(null, ...ESSENTIALITIES),
});

const isBagItem = objectOf({
  id: isNumber,
  nameId: isText,
  name: isText,
  category: oneOf(...ITEM_CATEGORIES),
  isOwn: isFlag,
  isOneSize: isFlag,
  setAside: listOf(isAgeRange),
  at: recordOf(isAgeRange, isNeed),
});

const isBoxSize = objectOf({
  ageRange: isAgeRange,
  print: isNullOr(isText),
  time: oneOf("over", "now", "next", "later", "none"),
});

/** The plan of a box, with all of its items. */
export const isBoxAnswer = objectOf({
  title: isText,
  country: isText,
  sizes: listOf(isBoxSize),
  items: listOf(isBagItem),
});

export type BoxAnswer = Shaped<typeof isBoxAnswer>;

export interface BoxPlan extends Pick<BoxAnswer, "country" | "sizes"> {
  planId: string;
  items: readonly BagItem[];
}

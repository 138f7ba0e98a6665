// What all facts together say of one baby.
import { daysBetween } from "../calendar.ts";
import { type Baby, inOrderOfUse, type SizeFact, sizeAge } from "./baby-facts.ts";
import { afterSeeing, type Belief, firstBelief, readingOn } from "./growth-belief.ts";
import { KNOT_DAYS, LENGTH_RELIABILITY, type Sex } from "./growth-table.ts";
import { afterLabel } from "./label-belief.ts";
import type { SizeLimit } from "./size-charts.ts";
import { interpolate, lengthScore, weightScore } from "./typical-growth.ts";

/** The error of a weight, in spreads: scales, a feed, clothes; larger in the first days, when weights fall. */
const WEIGHT_ERROR = 0.12;
const FIRST_DAYS_ERROR = 0.35;
const FIRST_DAYS = 10;

/** The belief about a baby of this sex. The order in which facts were entered makes no difference. */
export function knownGrowth(baby: Baby, sex: Sex, limits: readonly SizeLimit[]): Belief {
  return inOrderOfUse(baby.facts).reduce(
    (belief, fact) => afterFact(belief, fact, { baby, sex, limits }),
    firstBelief(baby.isTwin),
  );
}

interface About {
  baby: Baby;
  sex: Sex;
  limits: readonly SizeLimit[];
}

function afterFact(belief: Belief, fact: SizeFact, { baby, sex, limits }: About): Belief {
  const day = sizeAge(baby, fact.on);
  switch (fact.kind) {
    case "weight": {
      const error = isOfFirstDays(baby, fact) ? FIRST_DAYS_ERROR : WEIGHT_ERROR;
      return afterSeeing(belief, readingOn("weight", day), weightScore(sex, day, fact.kg), error ** 2);
    }
    case "length": {
      const error = 1 / interpolate(day, KNOT_DAYS, LENGTH_RELIABILITY) - 1;
      return afterSeeing(belief, readingOn("length", day), lengthScore(sex, day, fact.cm), error);
    }
    case "label":
      return afterLabel(belief, sex, { day, size: fact.size, fit: fact.fit }, limits);
    default:
      return fact satisfies never;
  }
}

/** After the day of birth, up to the tenth. */
function isOfFirstDays({ born }: Baby, { on }: SizeFact): boolean {
  return born !== null && on !== born && daysBetween(born, on) <= FIRST_DAYS;
}

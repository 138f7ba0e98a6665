// A baby drawn from the model's own distribution, always the same one for the same number: how it really grows, and what a
// scale would say of it on a day.
import { type IsoDay, plusDays } from "../../app/domain/calendar.ts";
import { expected, firstBelief, readingOn } from "../../app/domain/growth/growth-belief.ts";
import { lengthScore, type Sex, weightAt, weightScore } from "../../app/domain/growth/growth-table.ts";
import { CHART_SIZES, type ChartSize, sizeLimits } from "../../app/domain/growth/size-charts.ts";
import { randomOf } from "./random-numbers.ts";

export interface SimulatedBaby {
  sex: Sex;
  born: IsoDay;
  due: IsoDay;
  /** The days from the birth on which each size is outgrown, by CHART_SIZES; 0 for one that never fits. */
  outgrown: readonly number[];
  /** What a scale says on a day of age, in kg. */
  weightOn(age: number): number;
}

/** The error of a scale, in spreads. */
const SCALE_ERROR = 0.12;
const LAST_AGE = 740;
/** The sizes' day 0 is this long before the due date; these babies are born on it. */
const TERM_DAYS = 4;

const LIMITS = sizeLimits("consensus");
const { covariance } = firstBelief(false);
const ROOT = cholesky(covariance);

/** The baby of a number, born on a day. */
export function simulatedBaby(number: number, born: IsoDay): SimulatedBaby {
  const random = randomOf(number);
  const sex: Sex = random.chance() < 0.512 ? "boy" : "girl";
  const normal = covariance.map(() => random.normal());
  const mean = ROOT.map((row) => row.reduce((sum, factor, at) => sum + factor * (normal[at] ?? 0), 0));
  const scoreOn = (kind: "weight" | "length", age: number) =>
    expected({ mean, covariance }, readingOn(kind, age));
  return {
    sex,
    born,
    due: plusDays(born, TERM_DAYS),
    outgrown: LIMITS.map(({ kg, cm }) => {
      for (let age = 0; age < LAST_AGE; age++) {
        const isOut =
          scoreOn("weight", age) > weightScore(sex, age, kg) ||
          scoreOn("length", age) > lengthScore(sex, age, cm);
        if (isOut) return age;
      }
      return LAST_AGE;
    }),
    weightOn: (age) => weightAt(sex, age, scoreOn("weight", age) + SCALE_ERROR * random.normal()),
  };
}

/** The size that the baby wears on a day of age. */
export function wornOn({ outgrown }: Pick<SimulatedBaby, "outgrown">, age: number): ChartSize | null {
  return CHART_SIZES.find((_, place) => age < Math.max(...outgrown.slice(0, place + 1))) ?? null;
}

/** The lower triangular root of a covariance, so that independent draws become correlated ones. */
function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  const root: number[][] = [];
  for (const [row, values] of matrix.entries()) {
    const own: number[] = [];
    for (let column = 0; column <= row; column++) {
      const other = column === row ? own : (root[column] ?? []);
      const known = own.slice(0, column).reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
      const rest = (values[column] ?? 0) - known;
      own.push(column === row ? Math.sqrt(Math.max(rest, 1e-9)) : rest / (other[column] ?? 1));
    }
    root.push(own);
  }
  return root;
}

// When a new fact about a baby's size would help.
import { daysBetween, type IsoDay } from "../calendar.ts";
import { type Baby, birthDay } from "./baby-facts.ts";

/** A fact is old after so many days; babies grow more slowly from half a year of age on. */
const OLD_AFTER = { young: 42, older: 70 } as const;
const HALF_A_YEAR = 183;

/** True if a new fact would help: the last one is older than six weeks, or ten from half a year of age on. */
export function isFactOld(baby: Baby, today: IsoDay): boolean {
  const last = baby.facts.reduce<IsoDay | null>((day, { on }) => (day === null || on > day ? on : day), null);
  if (last === null) return baby.born !== null;
  const isYoung = daysBetween(birthDay(baby), today) < HALF_A_YEAR;
  return daysBetween(last, today) > OLD_AFTER[isYoung ? "young" : "older"];
}

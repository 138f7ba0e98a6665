import { counted } from "../counted.ts";

interface Age {
  unit: "weeks" | "months";
  count: number;
}

type Baby =
  | { kind: "unborn"; weeksBefore: number }
  | { kind: "arriving"; to: Age }
  | { kind: "born"; from: Age; to: Age };

/**
 * 'Your baby will be 4 months old during this trip'. A trip that ends before the birth also says how long
 * before; a past trip says 'was'.
 */
export function babyWords(baby: Baby, isPast: boolean): string {
  switch (baby.kind) {
    case "unborn":
      return `${during("on the way", isPast)}, ${beforeBirth(baby.weeksBefore)}.`;
    case "arriving":
      return `${during(`newborn to ${ageWords(baby.to)} old`, isPast)}.`;
    case "born": {
      const [from, to] = [ageWords(baby.from), ageWords(baby.to)];
      if (from === to) return `${during(`${from} old`, isPast)}.`;
      const first = baby.from.unit === baby.to.unit ? `${baby.from.count}` : from;
      return `${during(`${first} to ${to} old`, isPast)}.`;
    }
    default:
      return baby satisfies never;
  }
}

function during(age: string, isPast: boolean): string {
  return isPast ? `Your baby was ${age} during this trip` : `Your baby will be ${age} during this trip`;
}

function beforeBirth(weeks: number): string {
  return weeks < 1 ? "due within days of it" : `due about ${counted(weeks, "week")} later`;
}

function ageWords({ unit, count }: Age): string {
  return counted(count, unit === "weeks" ? "week" : "month");
}

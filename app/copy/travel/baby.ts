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
      return `${during(spanWords({ unit: "weeks", count: 0 }, baby.to), isPast)}.`;
    case "born":
      return `${during(spanWords(baby.from, baby.to), isPast)}.`;
    default:
      return baby satisfies never;
  }
}

/** 'a newborn', 'newborn to 3 weeks old', '3 to 5 weeks old', '4 months old' */
function spanWords(from: Age, to: Age): string {
  if (isNewborn(to)) return "a newborn";
  const last = `${ageWords(to)} old`;
  if (isNewborn(from)) return `newborn to ${last}`;
  if (from.unit !== to.unit) return `${ageWords(from)} to ${last}`;
  return from.count === to.count ? last : `${from.count} to ${last}`;
}

function isNewborn({ unit, count }: Age): boolean {
  return unit === "weeks" && count === 0;
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

import { counted } from "../counted.ts";

type Baby = Parameters<typeof import("~/copy/travel/baby.ts").babyWords>[0];
type Age = Extract<Baby, { kind: "arriving" }>["to"];

/**
 * 'Auf dieser Reise ist dein Baby 4 Monate alt.' A trip that ends before the birth also says how long
 * before; a past trip says 'war'.
 */
export function babyWords(baby: Baby, isPast: boolean): string {
  const on = `Auf dieser Reise ${isPast ? "war" : "ist"} dein Baby`;
  switch (baby.kind) {
    case "unborn":
      return `${on} noch nicht da: Der Geburtstermin ${isPast ? "war" : "ist"} ${afterTrip(baby.weeksBefore)}.`;
    case "arriving":
      return `${on} ${spanWords({ unit: "weeks", count: 0 }, baby.to)}.`;
    case "born":
      return `${on} ${spanWords(baby.from, baby.to)}.`;
    default:
      return baby satisfies never;
  }
}

/** 'neugeboren', 'neugeboren bis 3 Wochen alt', '3 bis 5 Wochen alt', '4 Monate alt' */
function spanWords(from: Age, to: Age): string {
  if (isNewborn(to)) return "neugeboren";
  const last = `${ageWords(to)} alt`;
  if (isNewborn(from)) return `neugeboren bis ${last}`;
  if (from.unit !== to.unit) return `${ageWords(from)} bis ${last}`;
  return from.count === to.count ? last : `${from.count} bis ${last}`;
}

function isNewborn({ unit, count }: Age): boolean {
  return unit === "weeks" && count === 0;
}

function afterTrip(weeks: number): string {
  return weeks < 1 ? "wenige Tage danach" : `etwa ${counted(weeks, "Woche", "Wochen")} danach`;
}

function ageWords({ unit, count }: Age): string {
  return unit === "weeks" ? counted(count, "Woche", "Wochen") : counted(count, "Monat", "Monate");
}

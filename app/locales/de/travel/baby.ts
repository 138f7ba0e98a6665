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
      return `${on} neugeboren bis ${ageWords(baby.to)} alt.`;
    case "born": {
      const [from, to] = [ageWords(baby.from), ageWords(baby.to)];
      if (from === to) return `${on} ${from} alt.`;
      const first = baby.from.unit === baby.to.unit ? `${baby.from.count}` : from;
      return `${on} ${first} bis ${to} alt.`;
    }
    default:
      return baby satisfies never;
  }
}

function afterTrip(weeks: number): string {
  return weeks < 1 ? "wenige Tage danach" : `etwa ${counted(weeks, "Woche", "Wochen")} danach`;
}

function ageWords({ unit, count }: Age): string {
  return unit === "weeks" ? counted(count, "Woche", "Wochen") : counted(count, "Monat", "Monate");
}

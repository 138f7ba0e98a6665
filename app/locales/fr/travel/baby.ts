import { counted } from "../counted.ts";

type Baby = Parameters<typeof import("~/copy/travel/baby.ts").babyWords>[0];
type Age = Extract<Baby, { kind: "arriving" }>["to"];

/**
 * 'Pendant ce voyage, votre bébé aura 4 mois.' A trip that ends before the birth also says how long
 * before; a past trip says 'avait'.
 */
export function babyWords(baby: Baby, isPast: boolean): string {
  switch (baby.kind) {
    case "unborn":
      return onTheWay(beforeBirth(baby.weeksBefore), isPast);
    case "arriving":
      return `Pendant ce voyage, votre bébé ${isPast ? "est passé" : "passera"} de la naissance à ${ageWords(baby.to)}.`;
    case "born": {
      const has = `Pendant ce voyage, votre bébé ${isPast ? "avait" : "aura"}`;
      const [from, to] = [ageWords(baby.from), ageWords(baby.to)];
      if (from === to) return `${has} ${from}.`;
      const first = baby.from.unit === baby.to.unit ? `${baby.from.count}` : from;
      return `${has} de ${first} à ${to}.`;
    }
    default:
      return baby satisfies never;
  }
}

function onTheWay(when: string, isPast: boolean): string {
  return isPast
    ? `Pendant ce voyage, votre bébé n’était pas encore là\u00a0: il était prévu ${when}.`
    : `Pendant ce voyage, votre bébé ne sera pas encore là\u00a0: il est prévu ${when}.`;
}

function beforeBirth(weeks: number): string {
  return weeks < 1
    ? "quelques jours plus tard"
    : `environ ${counted(weeks, "semaine", "semaines")} plus tard`;
}

function ageWords({ unit, count }: Age): string {
  return unit === "weeks" ? counted(count, "semaine", "semaines") : `${count} mois`;
}

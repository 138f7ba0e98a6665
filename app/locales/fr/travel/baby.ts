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
      return `Pendant ce voyage, votre bébé ${spanWords({ unit: "weeks", count: 0 }, baby.to, isPast)}.`;
    case "born":
      return `Pendant ce voyage, votre bébé ${spanWords(baby.from, baby.to, isPast)}.`;
    default:
      return baby satisfies never;
  }
}

/** 'sera un nouveau-né', 'passera de la naissance à 3 semaines', 'aura de 3 à 5 semaines', 'aura 4 mois' */
function spanWords(from: Age, to: Age, isPast: boolean): string {
  if (isNewborn(to)) return `${isPast ? "était" : "sera"} un nouveau-né`;
  const last = ageWords(to);
  if (isNewborn(from)) return `${isPast ? "est passé" : "passera"} de la naissance à ${last}`;
  const has = isPast ? "avait" : "aura";
  if (from.unit !== to.unit) return `${has} de ${ageWords(from)} à ${last}`;
  return from.count === to.count ? `${has} ${last}` : `${has} de ${from.count} à ${last}`;
}

function isNewborn({ unit, count }: Age): boolean {
  return unit === "weeks" && count === 0;
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

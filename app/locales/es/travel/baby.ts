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
 * 'Durante este viaje, tu bebé tendrá 4 meses.' A trip that ends before the birth also says how long
 * before; a past trip says 'tenía'.
 */
export function babyWords(baby: Baby, isPast: boolean): string {
  switch (baby.kind) {
    case "unborn":
      return onTheWay(beforeBirth(baby.weeksBefore), isPast);
    case "arriving":
      return `Durante este viaje, tu bebé ${spanWords({ unit: "weeks", count: 0 }, baby.to, isPast)}.`;
    case "born":
      return `Durante este viaje, tu bebé ${spanWords(baby.from, baby.to, isPast)}.`;
    default:
      return baby satisfies never;
  }
}

/** 'será un recién nacido', 'pasará de recién nacido a tener 3 semanas', 'tendrá de 3 a 5 semanas', 'tendrá 4 meses' */
function spanWords(from: Age, to: Age, isPast: boolean): string {
  if (isNewborn(to)) return `${isPast ? "era" : "será"} un recién nacido`;
  const last = ageWords(to);
  if (isNewborn(from)) return `${isPast ? "pasó" : "pasará"} de recién nacido a tener ${last}`;
  const has = isPast ? "tenía" : "tendrá";
  if (from.unit !== to.unit) return `${has} de ${ageWords(from)} a ${last}`;
  return from.count === to.count ? `${has} ${last}` : `${has} de ${from.count} a ${last}`;
}

function isNewborn({ unit, count }: Age): boolean {
  return unit === "weeks" && count === 0;
}

function onTheWay(when: string, isPast: boolean): string {
  const [is, due] = isPast ? ["seguía", "esperaba"] : ["seguirá", "espera"];
  return `Durante este viaje, tu bebé ${is} en camino: se ${due} ${when}.`;
}

function beforeBirth(weeks: number): string {
  return weeks < 1 ? "pocos días después" : `cerca de ${counted(weeks, "semana", "semanas")} después`;
}

function ageWords({ unit, count }: Age): string {
  return unit === "weeks" ? counted(count, "semana", "semanas") : counted(count, "mes", "meses");
}

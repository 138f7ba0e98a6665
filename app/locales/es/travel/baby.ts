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
      return `Durante este viaje, tu bebé ${isPast ? "pasó" : "pasará"} de recién nacido a tener ${ageWords(baby.to)}.`;
    case "born": {
      const has = `Durante este viaje, tu bebé ${isPast ? "tenía" : "tendrá"}`;
      const [from, to] = [ageWords(baby.from), ageWords(baby.to)];
      if (from === to) return `${has} ${from}.`;
      const first = baby.from.unit === baby.to.unit ? `${baby.from.count}` : from;
      return `${has} de ${first} a ${to}.`;
    }
    default:
      return baby satisfies never;
  }
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

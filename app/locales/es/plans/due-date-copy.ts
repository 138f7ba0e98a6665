// Texts about the due date and the known birth, for the dashboard's banner and the age-range picker's
// greeting. Instead of '0 semanas' they say 'menos de una semana'; on the due date both say so.
import { counted } from "../counted.ts";

type DueMoment =
  | { kind: "ahead"; days: number; weeks: number; countsWeeks: boolean }
  | { kind: "today" }
  | { kind: "born"; months: number; weeks: number };

const TODAY = "¡Hoy es tu fecha probable de parto!";

/** The dashboard's banner: weeks, then days before the due date; afterwards the baby's age. */
export function dueDateBanner(moment: DueMoment, babies = 1): string {
  if (moment.kind === "today") return TODAY;
  if (moment.kind === "born") return babysAge(moment, babies);
  const { days, weeks, countsWeeks } = moment;
  return countsWeeks
    ? toGo(weeks, weeksInWords(weeks), babies)
    : toGo(days, counted(days, "día", "días"), babies);
}

/** The picker's greeting: weeks before the due date; afterwards the baby's age. */
export function pickerGreeting(moment: DueMoment, babies = 1): string {
  if (moment.kind === "today") return TODAY;
  if (moment.kind === "born") return babysAge(moment, babies);
  return toGo(moment.weeks, weeksInWords(moment.weeks), babies);
}

/** '¡Faltan 3 semanas para conocer a tu bebé!' */
function toGo(count: number, time: string, babies: number): string {
  return `¡${count > 1 ? "Faltan" : "Falta"} ${time} para conocer a ${babies > 1 ? "tus bebés" : "tu bebé"}!`;
}

function babysAge({ months, weeks }: { months: number; weeks: number }, babies: number): string {
  const age = months >= 1 ? counted(months, "mes", "meses") : weeksInWords(weeks);
  return `${babies > 1 ? "Tus bebés tienen" : "Tu bebé tiene"} ${age}`;
}

function weeksInWords(weeks: number): string {
  return weeks === 0 ? "menos de una semana" : counted(weeks, "semana", "semanas");
}

/** 'fecha de parto: 5 ene 2027', 'nació el 5 ene 2027' */
export function dueOrBorn(day: string, isBorn: boolean): string {
  return `${isBorn ? "nació el" : "fecha de parto:"} ${day}`;
}

// Texts about the due date and the known birth, for the dashboard's banner and the age-range picker's
// greeting. Instead of '0 semanas' they say 'menos de una semana'; on the due date both say so.
import type { DueMoment, SaidBabies } from "~/words/en/plans/due-date-copy.ts";
import { counted } from "~/words/es/counted.ts";
import { nameOfBabies } from "./babies-copy.ts";

/** As long as nothing is said of the babies. */
const ONE_BABY: SaidBabies = { babyNames: null, babies: 1, areSeveral: false };

const TODAY = "¡Hoy es tu fecha probable de parto!";

/** The dashboard's banner: weeks, then days before the due date; afterwards the baby's age. */
export function dueDateBanner(moment: DueMoment, named: SaidBabies = ONE_BABY): string {
  if (moment.kind === "today") return TODAY;
  if (moment.kind === "born") return babysAge(moment, named);
  const { days, weeks, countsWeeks } = moment;
  return countsWeeks
    ? toGo(weeks, weeksInWords(weeks), named.babies)
    : toGo(days, counted(days, "día", "días"), named.babies);
}

/** The picker's greeting: weeks before the due date; afterwards the baby's age. */
export function pickerGreeting(moment: DueMoment, named: SaidBabies = ONE_BABY): string {
  if (moment.kind === "today") return TODAY;
  if (moment.kind === "born") return babysAge(moment, named);
  return toGo(moment.weeks, weeksInWords(moment.weeks), named.babies);
}

/** '¡Faltan 3 semanas para conocer a tu bebé!' */
function toGo(count: number, time: string, babies: number): string {
  return `¡${count > 1 ? "Faltan" : "Falta"} ${time} para conocer a ${babies > 1 ? "tus bebés" : "tu bebé"}!`;
}

function babysAge({ months, weeks }: { months: number; weeks: number }, named: SaidBabies): string {
  const age = months >= 1 ? counted(months, "mes", "meses") : weeksInWords(weeks);
  return `${nameOfBabies(named)} ${named.areSeveral ? "tienen" : "tiene"} ${age}`;
}

function weeksInWords(weeks: number): string {
  return weeks === 0 ? "menos de una semana" : counted(weeks, "semana", "semanas");
}

/** 'fecha de parto: 5 ene 2027', 'nació el 5 ene 2027' */
export function dueOrBorn(day: string, isBorn: boolean): string {
  return `${isBorn ? "nació el" : "fecha de parto:"} ${day}`;
}

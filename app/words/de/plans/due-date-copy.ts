// Texts about the due date and the known birth, for the dashboard's banner and the age-range picker's
// greeting. Instead of '0 Wochen' they say 'weniger als eine Woche'; on the due date both say so.

import { counted } from "~/words/de/counted.ts";
import type { DueMoment, SaidBabies } from "~/words/en/plans/due-date-copy.ts";
import { nameOfBabies } from "./babies-copy.ts";

/** As long as nothing is said of the babies. */
const ONE_BABY: SaidBabies = { babyNames: null, babies: 1, areSeveral: false };

const TODAY = "Heute ist der Geburtstermin!";

/** The dashboard's banner: weeks, then days before the due date; afterwards the baby's age. */
export function dueDateBanner(moment: DueMoment, named: SaidBabies = ONE_BABY): string {
  if (moment.kind === "today") return TODAY;
  if (moment.kind === "born") return babysAge(moment, named);
  const { days, weeks, countsWeeks } = moment;
  return countsWeeks
    ? toGo(weeksInWords(weeks), named.babies)
    : toGo(counted(days, "Tag", "Tage"), named.babies);
}

/** The picker's greeting: weeks before the due date; afterwards the baby's age. */
export function pickerGreeting(moment: DueMoment, named: SaidBabies = ONE_BABY): string {
  if (moment.kind === "today") return TODAY;
  if (moment.kind === "born") return babysAge(moment, named);
  const baby = named.babies > 1 ? "deine Babys" : "dein Baby";
  return `Noch ${weeksInWords(moment.weeks)}, dann lernst du ${baby} kennen!`;
}

/** 'Noch 3 Wochen bis zum Baby!' */
function toGo(time: string, babies: number): string {
  return `Noch ${time} bis ${babies > 1 ? "zu den Babys" : "zum Baby"}!`;
}

function babysAge({ months, weeks }: { months: number; weeks: number }, named: SaidBabies): string {
  const age = months >= 1 ? counted(months, "Monat", "Monate") : weeksInWords(weeks);
  return `${nameOfBabies(named)} ${named.areSeveral ? "sind" : "ist"} ${age} alt`;
}

function weeksInWords(weeks: number): string {
  return weeks === 0 ? "weniger als eine Woche" : counted(weeks, "Woche", "Wochen");
}

/** 'Termin 5. Jan. 2027', 'geboren am 5. Jan. 2027' */
export function dueOrBorn(day: string, isBorn: boolean): string {
  return `${isBorn ? "geboren am" : "Termin"} ${day}`;
}

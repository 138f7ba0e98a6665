// Texts about the due date and the known birth, for the dashboard's banner and the age-range picker's
// greeting. Instead of '0 Wochen' they say 'weniger als eine Woche'; on the due date both say so.
import { counted } from "../counted.ts";

type DueMoment = Parameters<typeof import("~/copy/plans/due-date-copy.ts").dueDateBanner>[0];

const TODAY = "Heute ist der Geburtstermin!";

/** The dashboard's banner: weeks, then days before the due date; afterwards the baby's age. */
export function dueDateBanner(moment: DueMoment, babies = 1): string {
  if (moment.kind === "today") return TODAY;
  if (moment.kind === "born") return babysAge(moment, babies);
  const { days, weeks, countsWeeks } = moment;
  return countsWeeks ? toGo(weeksInWords(weeks), babies) : toGo(counted(days, "Tag", "Tage"), babies);
}

/** The picker's greeting: weeks before the due date; afterwards the baby's age. */
export function pickerGreeting(moment: DueMoment, babies = 1): string {
  if (moment.kind === "today") return TODAY;
  if (moment.kind === "born") return babysAge(moment, babies);
  const baby = babies > 1 ? "deine Babys" : "dein Baby";
  return `Noch ${weeksInWords(moment.weeks)}, dann lernst du ${baby} kennen!`;
}

/** 'Noch 3 Wochen bis zum Baby!' */
function toGo(time: string, babies: number): string {
  return `Noch ${time} bis ${babies > 1 ? "zu den Babys" : "zum Baby"}!`;
}

function babysAge({ months, weeks }: { months: number; weeks: number }, babies: number): string {
  const age = months >= 1 ? counted(months, "Monat", "Monate") : weeksInWords(weeks);
  return `${babies > 1 ? "Deine Babys sind" : "Dein Baby ist"} ${age} alt`;
}

function weeksInWords(weeks: number): string {
  return weeks === 0 ? "weniger als eine Woche" : counted(weeks, "Woche", "Wochen");
}

/** 'Termin 5. Jan. 2027', 'geboren am 5. Jan. 2027' */
export function dueOrBorn(day: string, isBorn: boolean): string {
  return `${isBorn ? "geboren am" : "Termin"} ${day}`;
}

// How the pages speak of the due date, and of the birth once it is known: the dashboard's banner and the greeting of the
// age-range picker. Where that would read '0 weeks', before or after the day, the words say 'less than a week'; on the day
// itself both texts say so.
import { counted } from "../wardrobe/wardrobe-copy.ts";

type DueMoment =
  | { kind: "ahead"; days: number; weeks: number; countsWeeks: boolean }
  | { kind: "today" }
  | { kind: "born"; months: number; weeks: number };

const TODAY = "Today is your due date!";

/** The dashboard's banner: weeks, then days before the due date, the baby's age after it. */
export function dueDateBanner(moment: DueMoment): string {
  if (moment.kind === "today") return TODAY;
  if (moment.kind === "born") return babysAge(moment);
  const { days, weeks, countsWeeks } = moment;
  return countsWeeks ? `${counted(weeks, "Week")} to Baby!` : `${counted(days, "Day")} to Baby!`;
}

/** The picker's greeting: weeks before the due date, the baby's age after it. */
export function pickerGreeting(moment: DueMoment): string {
  if (moment.kind === "today") return TODAY;
  if (moment.kind === "born") return babysAge(moment);
  return `You are ${weeksInWords(moment.weeks)} away from meeting your baby!`;
}

function babysAge({ months, weeks }: { months: number; weeks: number }): string {
  return `Your baby is ${months >= 1 ? counted(months, "month") : weeksInWords(weeks)} old`;
}

function weeksInWords(weeks: number): string {
  return weeks === 0 ? "less than a week" : counted(weeks, "week");
}

// Texts about the due date and the known birth, for the dashboard's banner and the age-range picker's
// greeting. Instead of '0 weeks' they say 'less than a week'; on the due date both say so.

import { counted } from "~/words/en/counted.ts";
import { type NamedBabies, nameOfBabies } from "./babies-copy.ts";

export type DueMoment =
  | { kind: "ahead"; days: number; weeks: number; countsWeeks: boolean }
  | { kind: "today" }
  | { kind: "born"; months: number; weeks: number };

export interface SaidBabies extends NamedBabies {
  /** Whether a sentence about them speaks of several. */
  areSeveral: boolean;
}

/** As long as nothing is said of the babies. */
const ONE_BABY: SaidBabies = { babyNames: null, babies: 1, areSeveral: false };

const TODAY = "Today is your due date!";

/** The dashboard's banner: weeks, then days before the due date; afterwards the baby's age. */
export function dueDateBanner(moment: DueMoment, named: SaidBabies = ONE_BABY): string {
  if (moment.kind === "today") return TODAY;
  if (moment.kind === "born") return babysAge(moment, named);
  const { days, weeks, countsWeeks } = moment;
  return countsWeeks ? `${counted(weeks, "Week")} to Baby!` : `${counted(days, "Day")} to Baby!`;
}

/** The picker's greeting: weeks before the due date; afterwards the baby's age. */
export function pickerGreeting(moment: DueMoment, named: SaidBabies = ONE_BABY): string {
  if (moment.kind === "today") return TODAY;
  if (moment.kind === "born") return babysAge(moment, named);
  return `You are ${weeksInWords(moment.weeks)} away from meeting your ${named.babies > 1 ? "babies" : "baby"}!`;
}

function babysAge({ months, weeks }: { months: number; weeks: number }, named: SaidBabies): string {
  return `${nameOfBabies(named)} ${named.areSeveral ? "are" : "is"} ${months >= 1 ? counted(months, "month") : weeksInWords(weeks)} old`;
}

function weeksInWords(weeks: number): string {
  return weeks === 0 ? "less than a week" : counted(weeks, "week");
}

/** 'due Jan 5, 2027', 'born Jan 5, 2027': part of a line about a plan. */
export function dueOrBorn(day: string, isBorn: boolean): string {
  return `${isBorn ? "born" : "due"} ${day}`;
}

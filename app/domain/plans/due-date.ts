// How the pages speak of the due date, and of the birth once it is known: the dashboard's banner and the greeting of the
// age-range picker. Weeks and months are completed ones. Where that would read '0 weeks', before or after the day,
// the words say 'less than a week'; on the day itself both texts say so.
import { counted } from "../../copy/wardrobe/wardrobe.ts";
import { daysBetween, type IsoDay } from "../calendar.ts";
import { monthsOld, weeksOld } from "../wardrobe/growth.ts";

const TODAY = "Today is your due date!";

/** From this many days ahead the banner counts weeks. */
const WEEKS_FROM_DAYS = 21;

/** The dashboard's banner: weeks, then days before the due date, the baby's age after it or after a known birth. */
export function dueDateBanner(dueDate: IsoDay, today: IsoDay, bornOn: IsoDay | null = null): string {
  if (bornOn) return babysAge(bornOn, today);
  const days = daysBetween(today, dueDate);
  if (days === 0) return TODAY;
  if (days < 0) return babysAge(dueDate, today);
  return days >= WEEKS_FROM_DAYS
    ? `${counted(Math.floor(days / 7), "Week")} to Baby!`
    : `${counted(days, "Day")} to Baby!`;
}

/** The picker's greeting: weeks before the due date, the baby's age after it or after a known birth. */
export function pickerGreeting(dueDate: IsoDay, today: IsoDay, bornOn: IsoDay | null = null): string {
  if (bornOn) return babysAge(bornOn, today);
  const days = daysBetween(today, dueDate);
  if (days === 0) return TODAY;
  if (days < 0) return babysAge(dueDate, today);
  return `You are ${weeksInWords(Math.floor(days / 7))} away from meeting your baby!`;
}

function babysAge(birthDate: IsoDay, today: IsoDay): string {
  const months = monthsOld(birthDate, today);
  const age = months >= 1 ? counted(months, "month") : weeksInWords(weeksOld(birthDate, today));
  return `Your baby is ${age} old`;
}

function weeksInWords(weeks: number): string {
  return weeks === 0 ? "less than a week" : counted(weeks, "week");
}

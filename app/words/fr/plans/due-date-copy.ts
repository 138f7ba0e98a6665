// Texts about the due date and the known birth, for the dashboard's banner and the age-range picker's
// greeting. Instead of '0 semaine' they say 'moins d’une semaine'; on the due date both say so.
import type { DueMoment, SaidBabies } from "~/words/en/plans/due-date-copy.ts";
import { counted } from "~/words/fr/counted.ts";
import { nameOfBabies } from "./babies-copy.ts";

/** As long as nothing is said of the babies. */
const ONE_BABY: SaidBabies = { babyNames: null, babies: 1, areSeveral: false };

const TODAY = "C’est aujourd’hui la date prévue\u00a0!";

/** The dashboard's banner: weeks, then days before the due date; afterwards the baby's age. */
export function dueDateBanner(moment: DueMoment, named: SaidBabies = ONE_BABY): string {
  if (moment.kind === "today") return TODAY;
  if (moment.kind === "born") return babysAge(moment, named);
  const { days, weeks, countsWeeks } = moment;
  const time = countsWeeks ? weeksToGo(weeks) : days === 1 ? "Plus qu’un jour" : `Plus que ${days} jours`;
  return `${time} avant ${named.babies > 1 ? "vos bébés" : "bébé"}\u00a0!`;
}

/** The picker's greeting: weeks before the due date; afterwards the baby's age. */
export function pickerGreeting(moment: DueMoment, named: SaidBabies = ONE_BABY): string {
  if (moment.kind === "today") return TODAY;
  if (moment.kind === "born") return babysAge(moment, named);
  return `${weeksToGo(moment.weeks)} avant de rencontrer ${named.babies > 1 ? "vos bébés" : "votre bébé"}\u00a0!`;
}

/** 'Plus que 3 semaines', 'Plus qu’une semaine' */
function weeksToGo(weeks: number): string {
  if (weeks === 0) return "Moins d’une semaine";
  return weeks === 1 ? "Plus qu’une semaine" : `Plus que ${weeks} semaines`;
}

function babysAge({ months, weeks }: { months: number; weeks: number }, named: SaidBabies): string {
  const age =
    months >= 1
      ? `${months} mois`
      : weeks === 0
        ? "moins d’une semaine"
        : counted(weeks, "semaine", "semaines");
  return `${nameOfBabies(named)} ${named.areSeveral ? "ont" : "a"} ${age}`;
}

/** 'prévu le 5 janv. 2027', 'naissance le 5 janv. 2027' */
export function dueOrBorn(day: string, isBorn: boolean): string {
  return `${isBorn ? "naissance le" : "prévu le"} ${day}`;
}

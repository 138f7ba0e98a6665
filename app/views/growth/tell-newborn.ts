// What is said of newborn and preemie sizes as long as it holds: by the same sets as their numbers.

import type { IsoDay } from "~/domain/calendar.ts";
import { type NewbornNeed, type NewbornNote, newbornNotes } from "~/domain/growth/newborn-set.ts";
import { totalInPreemie } from "~/domain/growth/plan-quantities.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { stillAsked } from "~/domain/growth/still-asked.ts";
import type { AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";
import { sizesIn } from "~/domain/wardrobe/size-days.ts";
import { FIRST_AGE_RANGE } from "~/domain/wardrobe/size-table.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { SIZE_LINE } from "~/words/en/growth/size-copy.ts";
import { namesTogether } from "~/words/en/plans/title-of-plan.ts";

interface Reader {
  today: IsoDay;
  country: string;
  /** The babies' names, if anyone gave them. */
  babyNames?: readonly string[] | null;
}

/** 'Baby 1', 'Mia', 'Mia and Leo': these babies, counted from 1. */
export function whoWears(babies: readonly number[], babyNames: readonly string[] | null | undefined): string {
  const names = babies.map((baby) => babyNames?.[baby - 1] ?? "");
  const named = names.includes("") ? null : namesTogether(names);
  return named ?? SIZE_LINE.who(babies);
}

/** The numbers that the reader sees, where there are some. */
export interface ShownNumbers {
  groups: Partial<Record<AgeRange, readonly WeatherGroup[]>>;
  scenario: LaundryScenario;
}

/** Of all babies of a plan, one after the other where they differ; nothing before any fact, and nothing that is over. */
export function tellNewborns(
  sizes: SizesOfPlan,
  reader: Reader,
  numbers: ShownNumbers | null = null,
): string[] {
  const pieces = numbers && piecesInPreemie(sizes, numbers, reader.today);
  const each = sizes.newborns.map((need) => tellNewborn(sizes, need, reader, pieces).join(" "));
  const [first = "", ...others] = each;
  if (others.every((words) => words === first)) return first === "" ? [] : [first];
  return each.flatMap((words, baby) =>
    words === "" ? [] : [`${whoWears([baby + 1], reader.babyNames)}: ${words}`],
  );
}

function piecesInPreemie(sizes: SizesOfPlan, { groups, scenario }: ShownNumbers, today: IsoDay): number {
  const { newborns } = stillAsked(sizes, groups, today);
  return totalInPreemie({ ...sizes, newborns }, groups, scenario);
}

/** Of one baby. `pieces`: how many of the plan's are still asked for in the preemie size; null where no numbers are shown. */
export function tellNewborn(
  { days }: Pick<SizesOfPlan, "days">,
  need: NewbornNeed,
  { today, country }: Reader,
  pieces: number | null = null,
): string[] {
  const [first = FIRST_AGE_RANGE] = sizesIn(days);
  const words = (day: IsoDay) => dayWords(day, country, "shortDay");
  return newbornNotes(need, days[first]?.start ?? today, today).map((note: NewbornNote) => {
    switch (note.kind) {
      case "preemie":
        return SIZE_LINE.preemie(words(note.until), note.isAsked ? pieces : null);
      case "none":
        return SIZE_LINE.none(first, words(note.from), note.from < today);
      case "whole":
      case "part":
      case "few":
      case "enough":
        return SIZE_LINE[note.kind](words(note.until));
      default:
        return note satisfies never;
    }
  });
}

// "Will it fit in December?": for a month of a plan the size then, how warm it is, and the few pieces that matter.
import type { FitAnswer, FitInMonth, FitPiece } from "~/contracts/growth/shown-sizes.ts";
import { type IsoDay, type Month, middleOf, plusMonths, readMonth } from "~/domain/calendar.ts";
import { type FitOnDay, fitOnDay } from "~/domain/growth/fit-on-day.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { type PlanDates, planStart } from "~/domain/plans/birth-date.ts";
import { type AgeRange, ESSENTIALITIES } from "~/domain/vocabulary.ts";
import { catalogueItem } from "~/domain/wardrobe/catalogue.ts";
import type { AskedOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import type { Recommendation } from "~/domain/wardrobe/quantities.ts";
import { shopSize } from "~/domain/wardrobe/shop-sizes.ts";
import type { DatedGroup } from "~/domain/wardrobe/size-pieces.ts";
import { cardsOfMonths, type MonthCard } from "~/domain/weather/month-cards.ts";
import { type Units, wholeDegrees } from "~/domain/weather/units.ts";
import type { WardrobeOn } from "~/views/wardrobe/plan-items.ts";
import { monthWords } from "~/words/en/day-words.ts";
import { fitPiece, fitSize, fitWords, warmthWords } from "~/words/en/growth/fit-copy.ts";
import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

interface AskedFit {
  sizes: Pick<SizesOfPlan, "days" | "starts" | "shares" | "months">;
  dates: PlanDates;
  /** Null if the weather isn't known, or isn't said. */
  monthCards: readonly MonthCard[] | null;
  units: Units;
  /** Two letters: where the sizes are bought; null if that isn't known. */
  country: string | null;
  today: IsoDay;
  /** The month in the address, as it came. */
  asked: string | null;
}

/** As many pieces as anyone keeps in mind. */
const MOST_PIECES = 5;
/** From so many days with snow in a month, they are worth a word. */
const SNOWY_DAYS = 1;

/** A day in the month asked about, and the size that fits then. */
export type FitDay = { day: IsoDay; size: AgeRange };

/**
 * The months to ask about, and the answer for the one asked; null once the plan is over. `piecesFor` finds what is
 * useful then, the most needed first.
 */
export function viewFitInMonth(of: AskedFit, piecesFor: (then: FitDay) => FitPiece[]): FitInMonth | null {
  const months = monthsOf(of);
  const usual = coldest(months, of);
  if (usual === null) return null;
  const asked = readMonth(of.asked ?? "");
  const month = asked !== null && months.includes(asked) ? asked : null;
  return {
    months: months.map((value) => ({ value, label: monthWords(`${value}-01`, "shortDate") })),
    chosen: month ?? usual,
    answer: month === null ? null : answerOf(month, of, piecesFor),
  };
}

/** The plan's months from today's on. */
function monthsOf({ dates, sizes, today }: AskedFit): Month[] {
  const firstDay = planStart(dates);
  const first = `${firstDay.slice(0, 7)}-01`;
  const all = Array.from({ length: sizes.months + 1 }, (_, at) => plusMonths(first, at).slice(0, 7));
  const planEnd = plusMonths(firstDay, sizes.months);
  return all.filter((month) => month >= today.slice(0, 7) && `${month}-01` < planEnd);
}

/** Most people ask about winter; null without months. */
function coldest(months: readonly Month[], of: AskedFit): Month | null {
  const lowOf = (month: Month) => cardOn(of, dayOf(month, of))?.avgTempMin ?? Number.POSITIVE_INFINITY;
  return months.toSorted((a, b) => lowOf(a) - lowOf(b))[0] ?? null;
}

/** The day that stands for a month: its middle, as far as that is in the plan. */
function dayOf(month: Month, { dates, sizes }: AskedFit): IsoDay {
  const first = planStart(dates);
  const middle = middleOf(month);
  const end = plusMonths(first, sizes.months);
  if (middle < first) return first;
  return middle < end ? middle : `${month}-01`;
}

function cardOn({ monthCards, sizes }: AskedFit, day: IsoDay): MonthCard | undefined {
  const cards = cardsOfMonths(monthCards ?? [], sizes.months);
  return cards.find(({ startDate, endDate }) => startDate <= day && day <= endDate);
}

function answerOf(month: Month, of: AskedFit, piecesFor: (then: FitDay) => FitPiece[]): FitAnswer {
  const day = dayOf(month, of);
  const fit = fitOnDay(of.sizes, of.dates, day);
  const card = cardOn(of, day);
  return {
    text: fitWords(monthWords(`${month}-01`), fit.kind, namesOf(fit, of.country)),
    isBetween: fit.kind === "between",
    warmth: card
      ? warmthWords(
          wholeDegrees(card.avgTempMax, of.units),
          wholeDegrees(card.avgTempMin, of.units),
          of.units,
          card.snowDays >= SNOWY_DAYS,
        )
      : null,
    // Between two sizes the advice is to buy the larger one.
    pieces: piecesFor({ day, size: fit.kind === "between" ? fit.orSize : fit.size }).slice(0, MOST_PIECES),
  };
}

/** The sizes as they are called, with what shops in the country print on them. */
function namesOf(fit: FitOnDay, country: string | null): readonly [string, string?] {
  const name = (size: AgeRange) => fitSize(SIZE_LABELS[size], country && shopSize(country, size));
  return fit.kind === "one" ? [name(fit.size)] : [name(fit.size), name(fit.orSize)];
}

interface Piece extends Recommendation {
  name: string;
  isSeasonal: boolean;
}

type Planned = Pick<WardrobeOn<AskedOnDay>, "groups" | "scenario" | "items" | "still">;

/** What the size needs in the weather of that day: the essentials first, and of those what other weather doesn't need. */
export function neededThen({ groups, scenario, items, still }: Planned, { day, size }: FitDay): FitPiece[] {
  const group = groupOn(groups[size] ?? [], day);
  if (!group) return [];
  const needed = items.flatMap(({ row, quantities, ages, setAside }): Piece[] => {
    const numbers = quantities && still.numbersOf(row.clothingNameId, quantities);
    const cell = numbers?.[scenario][size]?.[group.weatherGroupOrder];
    if (!cell || cell.quantity === 0 || !ages.includes(size) || setAside.includes(size)) return [];
    return [{ ...cell, name: row.name, isSeasonal: isSeasonal(row.clothingNameId) }];
  });
  return needed
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ name, quantity }) => ({ words: fitPiece(name, quantity), lineKey: null }));
}

/** The stretch of weather on a day, or the one nearest to it: a size may begin or end earlier than was likely. */
export function groupOn(groups: readonly DatedGroup[], day: IsoDay): DatedGroup | undefined {
  return groups.findLast(({ start }) => start <= day) ?? groups[0];
}

function isSeasonal(nameId: string): boolean {
  return Object.values(catalogueItem(nameId)?.factors ?? {}).includes(0);
}

function rank({ essentiality, isSeasonal: seasonal }: Piece): number {
  const level = essentiality === null ? ESSENTIALITIES.length : ESSENTIALITIES.indexOf(essentiality);
  return level * 2 + (seasonal ? 0 : 1);
}

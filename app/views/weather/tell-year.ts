// The picture of the year in words: a few sentences and a table of everything drawn.
import type { YearPicture } from "~/contracts/weather/year-picture-parts.ts";
import { daysBetween, type IsoDay, plusDays } from "~/domain/calendar.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { type SizeDays, sizeWornOn } from "~/domain/wardrobe/size-days.ts";
import type { MonthCard } from "~/domain/weather/month-cards.ts";
import { categoriesInTurn, depthIn, type Units, wholeDegrees } from "~/domain/weather/units.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { dayWords, shortSpanWords } from "~/words/en/day-words.ts";
import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { degreesWords, depthWords, weatherInTurn } from "~/words/en/weather/weather-copy.ts";
import { describeYear, estimatedMonth, sizeCell, YEAR_COPY } from "~/words/en/weather/year-picture-copy.ts";

interface Told {
  monthCards: readonly MonthCard[];
  /** Of the whole year, in time order. */
  groups: readonly WeatherGroup[];
  /** When each size is worn. */
  days: SizeDays;
  startsOn: "due" | "born" | null;
  /** Null outside the year. */
  today: IsoDay | null;
  /** The sizes that are over. */
  over: readonly AgeRange[];
  units: Units;
  /** The place's, in whose order dates are written. */
  country: string;
}

/** The sentences and the rows, in time order. */
export function tellYear(year: Told): Pick<YearPicture, "description" | "dates" | "rows"> {
  const { monthCards: cards, groups, days, startsOn, today, over, units, country } = year;
  const degrees = (fahrenheit: number) => degreesWords(wholeDegrees(fahrenheit, units), units);
  const known = cards.filter((card) => !card.estimated);
  const [warmest] = known.toSorted((a, b) => b.avgTempMax - a.avgTempMax);
  const [coldest] = known.toSorted((a, b) => a.avgTempMin - b.avgTempMin);
  const dates = [cards.at(0)?.startDate, cards.at(-1)?.endDate].flatMap((day) =>
    day ? dayWords(day, country) : [],
  );
  return {
    dates: dates.join(" – "),
    description: describeYear({
      dates: dates.join(" – "),
      warmest: warmest ? { dates: datesOf(warmest, country), high: degrees(warmest.avgTempMax) } : null,
      coldest: coldest ? { dates: datesOf(coldest, country), low: degrees(coldest.avgTempMin) } : null,
      mostRainDays: Math.max(...cards.map(({ rainDays }) => rainDays)),
      mostSnowDays: Math.max(...cards.map(({ snowDays }) => snowDays)),
      startsOn,
      today: today && dayWords(today, country),
      over: over.map((ageRange) => SIZE_LABELS[ageRange]),
    }),
    rows: cards.map((card) => ({
      month: card.estimated ? estimatedMonth(datesOf(card, country)) : datesOf(card, country),
      high: degrees(card.avgTempMax),
      low: degrees(card.avgTempMin),
      rainDays: card.rainDays,
      snowDays: card.snowDays,
      precipitation: card.estimated
        ? YEAR_COPY.unknown
        : depthWords(depthIn(card.precipAmount, units), units),
      weather: weatherInTurn(categoriesInTurn(groups.filter(isIn(card)))),
      ageRange: ageRangeOf(card, days, over),
    })),
  };
}

function datesOf({ startDate, endDate }: MonthCard, country: string): string {
  return shortSpanWords(startDate, endDate, country);
}

function isIn({ startDate, endDate }: MonthCard): (group: WeatherGroup) => boolean {
  return ({ start, end }) => start <= endDate && end >= startDate;
}

/** The size of most of a month. */
function ageRangeOf({ startDate, endDate }: MonthCard, days: SizeDays, over: readonly AgeRange[]): string {
  const middle = plusDays(startDate, Math.floor(daysBetween(startDate, endDate) / 2));
  const ageRange = sizeWornOn(days, middle);
  return sizeCell(ageRange, over.includes(ageRange));
}

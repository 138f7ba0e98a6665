// What a day's weather is called, and how the days of a month agree on one name. Cards, weather groups, and
// trips all take their category from the table below, so that the same days never get two names.
import { type IsoDay, plusDays, plusMonths, plusYears } from "../calendar.ts";
import { WEATHER } from "../ids.ts";
import { WEATHER_CATEGORIES, type WeatherCategory } from "../vocabulary.ts";
import { perWeather } from "./per-weather.ts";

/** One observed day: °F, relative humidity in %, inches, mph. Null if the provider has no value. */
export interface DayRecord {
  date: IsoDay;
  tempmax: number;
  tempmin: number;
  humidity: number | null;
  precip: number;
  preciptype: readonly ("rain" | "snow")[];
  windmax: number | null;
}

/** A day's category; `fellThrough` if only the table's last two rows matched, which ignore temperature. */
export interface DayClass {
  category: WeatherCategory;
  fellThrough: boolean;
}

/** The outcome of a vote: the winner, and the number of days for each category. */
export type Vote = { category: WeatherCategory; counts: Record<WeatherCategory, number> };

/** Assumed for a day without a humidity reading, in %. */
const DEFAULT_HUMIDITY = 50;
/** °F: mean temperatures between which weather is cold, cool, mild, and hot. */
export const HOT = 77;
export const WARM = 60;
export const COLD = 45;
const HISTORY_YEARS = 5;
const PLANNING_MONTHS = 3;

interface Reading {
  mean: number;
  range: number;
  humidity: number;
  rain: boolean;
  snow: boolean;
  dry: boolean;
}

interface Row extends DayClass {
  holds: (day: Reading) => boolean;
}

const CATEGORY_TABLE: readonly Row[] = [
  { category: WEATHER.hotHumid, fellThrough: false, holds: (d) => d.mean > HOT && d.humidity > 60 },
  { category: WEATHER.hotDry, fellThrough: false, holds: (d) => d.mean > HOT && d.humidity < 40 },
  { category: WEATHER.coldSnowy, fellThrough: false, holds: (d) => d.mean < 32 && d.snow },
  { category: WEATHER.coldWet, fellThrough: false, holds: (d) => d.mean >= 30 && d.mean <= COLD && d.rain },
  { category: WEATHER.coldDry, fellThrough: false, holds: (d) => d.mean < COLD && d.dry && d.humidity < 50 },
  { category: WEATHER.cool, fellThrough: false, holds: (d) => d.mean >= COLD && d.mean < WARM },
  { category: WEATHER.mild, fellThrough: false, holds: (d) => d.mean >= WARM && d.mean <= HOT },
  { category: WEATHER.transitional, fellThrough: true, holds: (d) => d.range > 20 },
];
const OTHERWISE: DayClass = { category: WEATHER.mild, fellThrough: true };

const NO_VOTES: Readonly<Record<WeatherCategory, number>> = perWeather(() => 0);

/** Category by calendar month, for places without any weather history. */
const SEASON_TABLE: Readonly<Record<string, WeatherCategory>> = {
  "12": WEATHER.coldDry,
  "01": WEATHER.coldDry,
  "02": WEATHER.coldDry,
  "03": WEATHER.mild,
  "04": WEATHER.mild,
  "05": WEATHER.mild,
  "06": WEATHER.hotHumid,
  "07": WEATHER.hotHumid,
  "08": WEATHER.hotHumid,
  "09": WEATHER.cool,
  "10": WEATHER.cool,
  "11": WEATHER.cool,
};

/** The day's mean temperature in °F: halfway between maximum and minimum. */
function dailyMean(day: DayRecord): number {
  return (day.tempmax + day.tempmin) / 2;
}

/** The day's humidity in %, or the default if there is no reading. */
export function humidityOf(day: DayRecord): number {
  return day.humidity ?? DEFAULT_HUMIDITY;
}

/** The first row of the category table that matches the day. */
export function classifyDay(day: DayRecord): DayClass {
  const reading: Reading = {
    mean: dailyMean(day),
    range: day.tempmax - day.tempmin,
    humidity: humidityOf(day),
    rain: day.preciptype.includes("rain"),
    snow: day.preciptype.includes("snow"),
    dry: day.preciptype.length === 0,
  };
  const { category, fellThrough } = CATEGORY_TABLE.find((row) => row.holds(reading)) ?? OTHERWISE;
  return { category, fellThrough };
}

/**
 * The category of a stretch of days, "Unknown" without any days. The most frequent one wins, and the earlier
 * one in WEATHER_CATEGORIES wins a tie. If Mild or Transitional wins with a mean below 60 or above 77 °F, or
 * Cool with one below 45 °F, the days that fell through vote again for the nearest climate; if that
 * contradicts the mean too, the strongest category that the mean allows wins. A cold stretch is named after
 * its rain and snow. The counts are those of the deciding vote.
 */
export function vote(days: readonly DayRecord[]): Vote {
  if (days.length === 0) return { category: WEATHER.unknown, counts: { ...NO_VOTES } };
  const first = tally(days, (day) => classifyDay(day).category);
  const mean = days.reduce((sum, day) => sum + dailyMean(day), 0) / days.length;
  if (!contradictsItsMean(first.category, mean)) return nameCold(first, days);
  const second = tally(days, climateOf);
  if (!contradictsItsMean(second.category, mean)) return nameCold(second, days);
  return nameCold({ ...second, category: strongest(second.counts, allowedAt(mean)) }, days);
}

/** The tropics, in degrees from the equator, have no such seasons. */
const TROPIC = 23.44;
const HALF_A_YEAR = 6;

/**
 * The seasonal category of a day, for a place without any history. South of the equator the seasons are six
 * months apart from the table's; in the tropics it is always hot and humid.
 */
export function seasonCategory(day: IsoDay, latitude: number): WeatherCategory {
  if (Math.abs(latitude) < TROPIC) return WEATHER.hotHumid;
  const inNorth = latitude < 0 ? plusMonths(day, HALF_A_YEAR) : day;
  return SEASON_TABLE[inNorth.slice(5, 7)] ?? WEATHER.mild;
}

/**
 * The history to request from a provider. Both days are inclusive, so the last one's month and day come up
 * six times in five years. It ends yesterday at the latest, and for now every plan's window ends there; the
 * due date would matter only with a provider that also looks ahead.
 */
export function weatherWindow(firstDay: IsoDay, today: IsoDay): { start: IsoDay; end: IsoDay } {
  const planningEnd = plusMonths(today, PLANNING_MONTHS);
  const wanted = firstDay > planningEnd ? firstDay : planningEnd;
  const yesterday = plusDays(today, -1);
  const end = wanted < yesterday ? wanted : yesterday;
  return { start: plusYears(end, -HISTORY_YEARS), end };
}

function tally(days: readonly DayRecord[], categoryOf: (day: DayRecord) => WeatherCategory): Vote {
  const counts = { ...NO_VOTES };
  for (const day of days) counts[categoryOf(day)] += 1;
  return { category: strongest(counts, WEATHER_CATEGORIES), counts };
}

/** The category with the most days; the first one in a tie, even if none has any. */
function strongest(counts: Vote["counts"], categories: readonly WeatherCategory[]): WeatherCategory {
  return categories.reduce((best, category) => (counts[category] > counts[best] ? category : best));
}

/** The range of mean temperatures in °F that a category's name implies, if any. */
const PROMISED_MEAN: Readonly<Partial<Record<WeatherCategory, { least: number; most: number }>>> = {
  [WEATHER.mild]: { least: WARM, most: HOT },
  [WEATHER.transitional]: { least: WARM, most: HOT },
  [WEATHER.cool]: { least: COLD, most: Number.POSITIVE_INFINITY },
};

/** Whether a category's name is wrong for days with this mean temperature in °F. */
export function contradictsItsMean(category: WeatherCategory, mean: number): boolean {
  const promised = PROMISED_MEAN[category];
  return promised !== undefined && (mean < promised.least || mean > promised.most);
}

const COLD_CATEGORIES: readonly WeatherCategory[] = [WEATHER.coldSnowy, WEATHER.coldWet, WEATHER.coldDry];

/** The categories that fit a mean temperature in °F. */
function allowedAt(mean: number): readonly WeatherCategory[] {
  if (mean < COLD) return COLD_CATEGORIES;
  if (mean < WARM) return [WEATHER.cool];
  return mean <= HOT ? [WEATHER.mild] : [WEATHER.hotHumid, WEATHER.hotDry];
}

/** Cold days are called wet or snowy from this share on, otherwise dry. */
const WET_SHARE = 0.4;

/** Sums of days in an average year are off by less. */
const ROUNDING_SLACK = 1e-9;

/** The days of a stretch, in an average year, and those of them with rain, with snow, and with either. */
interface WetDays {
  length: number;
  rainDays: number;
  snowDays: number;
  wetDays: number;
}

/** A category, unless it is a cold one: those are named after the share of rain and snow. */
function coldName(category: WeatherCategory, stretch: WetDays): WeatherCategory {
  if (!COLD_CATEGORIES.includes(category)) return category;
  if (stretch.wetDays / stretch.length < WET_SHARE - ROUNDING_SLACK) return WEATHER.coldDry;
  return stretch.snowDays > stretch.rainDays - ROUNDING_SLACK ? WEATHER.coldSnowy : WEATHER.coldWet;
}

/**
 * The name of a stretch that was joined from others: its own, unless that contradicts the joined mean in °F. Then, as in
 * a vote, the strongest that the mean allows by the joined counts. Cold ones are named after the joined rain and snow.
 */
export function nameOfJoined(vote: Vote, mean: number, stretch: WetDays): WeatherCategory {
  const isWrong = contradictsItsMean(vote.category, mean);
  return coldName(isWrong ? strongest(vote.counts, allowedAt(mean)) : vote.category, stretch);
}

/** The vote, with a cold winner named after the rain and snow of all days of the stretch. */
function nameCold(won: Vote, days: readonly DayRecord[]): Vote {
  const rainDays = days.filter(({ preciptype }) => preciptype.includes("rain")).length;
  const snowDays = days.filter(({ preciptype }) => preciptype.includes("snow")).length;
  const wetDays = days.filter(({ preciptype }) => preciptype.length > 0).length;
  const stretch = { length: days.length, rainDays, snowDays, wetDays };
  return { ...won, category: coldName(won.category, stretch) };
}

function climateOf(day: DayRecord): WeatherCategory {
  const { category, fellThrough } = classifyDay(day);
  return fellThrough ? nearestClimate(day) : category;
}

// Only hot and cold days ever fall through: Cool and Mild take everything from 45 to 77 °F.
function nearestClimate(day: DayRecord): WeatherCategory {
  if (dailyMean(day) > HOT) return humidityOf(day) >= 50 ? WEATHER.hotHumid : WEATHER.hotDry;
  if (day.preciptype.includes("snow")) return WEATHER.coldSnowy;
  return day.preciptype.includes("rain") ? WEATHER.coldWet : WEATHER.coldDry;
}

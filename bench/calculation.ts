// B9: the calculations of a plan, from 1,826 days of weather to every quantity, against one loop over typed
// arrays that computes numbers of the same kind and keeps nothing else.
import { plusDays } from "../app/domain/calendar.ts";
import { WEATHER } from "../app/domain/ids.ts";
import {
  AGE_RANGES,
  LAUNDRY_SCENARIOS,
  WEATHER_CATEGORIES,
  type WeatherCategory,
} from "../app/domain/vocabulary.ts";
import { CATALOGUE, clothingRules } from "../app/domain/wardrobe/catalogue.ts";
import { type Adjustment, calculateQuantities } from "../app/domain/wardrobe/quantities.ts";
import { packQuantities } from "../app/domain/wardrobe/quantity-code.ts";
import type { DayRecord } from "../app/domain/weather/climate.ts";
import { buildMonthCards, indexHistory } from "../app/domain/weather/month-cards.ts";
import { buildWeatherGroups } from "../app/domain/weather/weather-groups.ts";
import { measureRatio, median } from "./ratio.ts";
import { type Row, times } from "./table.ts";

const DAYS = 1826;
const HALVES = 24;
const FIRST_DAY = "2027-01-15";
const PLANS = 50;
const MOST_MS = 3;

/** Both numbers of the row: against the loop, and in milliseconds. */
export async function benchCalculation(): Promise<Row[]> {
  const days = someYears();
  const rules = CATALOGUE.map((item) => clothingRules(item));
  const plan = calculatedPlan(days, rules);
  const loop = typedLoop(days, rules);
  const medianOf = async (work: () => unknown) => {
    const taken: number[] = [];
    for (let i = 0; i < PLANS; i++) {
      const started = performance.now();
      work();
      taken.push(performance.now() - started);
    }
    return median(taken);
  };
  await medianOf(plan);
  await medianOf(loop);
  const ratio = await measureRatio(
    () => medianOf(plan),
    () => medianOf(loop),
  );
  return [
    {
      id: "B9",
      what: `Calculating a plan: ${DAYS.toLocaleString("en")} days to all quantities (${ratio.ours.toFixed(2)} ms)`,
      against: `a loop over typed arrays (${ratio.theirs.toFixed(2)} ms)`,
      target: `< ${MOST_MS} ms`,
      measured: times(ratio),
      isMet: ratio.ours < MOST_MS,
      why: "days, cards and groups are objects with names, made and read a few times over",
    },
  ];
}

/** The work of a plan, to be measured. */
export function calculatedPlan(
  days = someYears(),
  rules = CATALOGUE.map((item) => clothingRules(item)),
): () => unknown {
  return () => {
    const history = indexHistory(days);
    const cards = buildMonthCards(history, FIRST_DAY);
    const groups = buildWeatherGroups(history, FIRST_DAY);
    return [cards, rules.map((item) => packQuantities(calculateQuantities(item, groups)))];
  };
}

/** A year as in Chicago, five times over, with some variation that is the same in every run. */
function someYears(): DayRecord[] {
  let seed = 1;
  const chance = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: DAYS }, (_, at) => {
    const mean = 51 - 26 * Math.cos((2 * Math.PI * at) / 365.25) + 16 * (chance() - 0.5);
    const half = 6 + 6 * chance();
    const isWet = chance() < 0.3;
    return {
      date: plusDays("2021-11-20", at),
      tempmax: mean + half,
      tempmin: mean - half,
      humidity: 40 + 50 * chance(),
      precip: isWet ? chance() : 0,
      preciptype: isWet ? [mean < 32 ? ("snow" as const) : ("rain" as const)] : [],
      windmax: 25 * chance(),
    };
  });
}

/**
 * The least that a plan takes: a class for each day, a vote for each half month, and one sum for each
 * quantity.
 */
function typedLoop(days: readonly DayRecord[], rules: readonly ReturnType<typeof clothingRules>[]) {
  const categories = WEATHER_CATEGORIES.length;
  const scenarios = LAUNDRY_SCENARIOS.length;
  const mean = Float64Array.from(days, (day) => (day.tempmax + day.tempmin) / 2);
  const half = Uint8Array.from(days, (_, at) => Math.floor(((at % 365.25) / 365.25) * HALVES));
  const range = Float64Array.from(days, (day) => day.tempmax - day.tempmin);
  const humidity = Float64Array.from(days, (day) => day.humidity ?? 50);
  const rain = Uint8Array.from(days, (day) => Number(day.preciptype.includes("rain")));
  const snow = Uint8Array.from(days, (day) => Number(day.preciptype.includes("snow")));
  const bases = new Int16Array(rules.length * scenarios * AGE_RANGES.length);
  const changes = new Int16Array(rules.length * scenarios * categories);
  for (const [item, rule] of rules.entries()) {
    for (const [at, scenario] of LAUNDRY_SCENARIOS.entries()) {
      for (const [age, ageRange] of AGE_RANGES.entries())
        bases[(item * scenarios + at) * AGE_RANGES.length + age] =
          rule.base_quantities[scenario][ageRange] ?? 0;
      for (const [column, category] of WEATHER_CATEGORIES.entries())
        changes[(item * scenarios + at) * categories + column] = change(
          rule.weather_adjustments,
          category,
          at,
        );
    }
  }
  const votes = new Int32Array(HALVES * categories);
  const winners = new Uint8Array(HALVES);
  const quantities = new Int16Array(rules.length * scenarios * HALVES);
  function castVotes() {
    votes.fill(0);
    for (let day = 0; day < DAYS; day++) {
      const category = classOf(
        mean[day] ?? 0,
        range[day] ?? 0,
        humidity[day] ?? 0,
        rain[day] ?? 0,
        snow[day] ?? 0,
      );
      const at = (half[day] ?? 0) * categories + category;
      votes[at] = (votes[at] ?? 0) + 1;
    }
  }
  function winnerOf(span: number): number {
    let best = 0;
    for (let category = 1; category < categories; category++) {
      const most = votes[span * categories + best] ?? 0;
      if ((votes[span * categories + category] ?? 0) > most) best = category;
    }
    return best;
  }
  function fillRow(row: number) {
    for (let span = 0; span < HALVES; span++) {
      const pieces = bases[row * AGE_RANGES.length + Math.floor(span / 6)] ?? 0;
      const more = changes[row * categories + (winners[span] ?? 0)] ?? 0;
      quantities[row * HALVES + span] = Math.max(0, pieces + more);
    }
  }
  return () => {
    castVotes();
    for (let span = 0; span < HALVES; span++) winners[span] = winnerOf(span);
    for (let row = 0; row < rules.length * scenarios; row++) fillRow(row);
    return quantities;
  };
}

const AT = Object.fromEntries(WEATHER_CATEGORIES.map((category, at) => [category, at])) as Record<
  WeatherCategory,
  number
>;

/** The table of classifyDay as one expression a row. */
function classOf(mean: number, range: number, humidity: number, rain: number, snow: number): number {
  if (mean > 77 && humidity > 60) return AT[WEATHER.hotHumid];
  if (mean > 77 && humidity < 40) return AT[WEATHER.hotDry];
  if (mean < 32 && snow) return AT[WEATHER.coldSnowy];
  if (mean >= 30 && mean <= 45 && rain) return AT[WEATHER.coldWet];
  if (mean < 45 && !rain && !snow && humidity < 50) return AT[WEATHER.coldDry];
  return warmerClassOf(mean, range);
}

function warmerClassOf(mean: number, range: number): number {
  if (mean >= 45 && mean < 60) return AT[WEATHER.cool];
  if (mean >= 60 && mean <= 77) return AT[WEATHER.mild];
  return range > 20 ? AT[WEATHER.transitional] : AT[WEATHER.mild];
}

function change(
  adjustments: Partial<Record<WeatherCategory, Adjustment>>,
  category: WeatherCategory,
  scenario: number,
): number {
  const adjustment = adjustments[category] ?? 0;
  if (adjustment === "none") return -100;
  if (typeof adjustment === "number") return adjustment;
  const name = LAUNDRY_SCENARIOS[scenario];
  return name ? adjustment[name] : 0;
}

// Answers an input of the outfit model's cases in the form of their expected answers, with the English sentence that pages say.
import { day, type HourOfDay } from "../../../app/domain/today/day-outfit.ts";
import { halfEven } from "../../../app/domain/today/half-even.ts";
import { night } from "../../../app/domain/today/night-outfit.ts";
import { outfit } from "../../../app/domain/today/outfit.ts";
import { type Drawer, drawerOf } from "../../../app/domain/today/outfit-ladder.ts";
import {
  type Baby,
  babyAged,
  type HourWeather,
  type Moment,
  type Outfit,
  type Outing,
} from "../../../app/domain/today/today-terms.ts";
import { usualDrawer } from "../../../app/domain/today/usual-drawer.ts";
import { allInWords } from "../../../app/views/today/outfit-words.ts";

/** Weather of a case. Missing figures are calm, dry, and dark, at a humidity of 50 %. */
export interface CaseWeather {
  wind?: number;
  rh?: number;
  uv?: number;
  pop?: number;
  rain_in?: number;
  snow_in?: number;
}

export interface CaseBaby {
  months?: number;
  weeks?: number;
  rolling?: boolean;
  warmth?: -1 | 0 | 1;
}

interface MomentCase extends CaseWeather, CaseBaby {
  kind?: "moment";
  situation: Outing | "indoors" | "night";
  temp_f?: number;
  room_f?: number;
  drawer: string | string[];
}

interface DayCase extends CaseBaby {
  kind: "day";
  situation: Outing;
  weather: { low: number; high: number; wind?: number; rh?: number; uv?: number; wet?: number[] };
  window: [number, number];
  drawer: string | string[];
}

export type CaseInput = MomentCase | DayCase;

export function weatherOf(tempF: number, given: CaseWeather = {}): HourWeather {
  return {
    tempF,
    windMph: given.wind ?? 0,
    humidity: given.rh ?? 50,
    uv: given.uv ?? 0,
    wetChance: given.pop ?? 0,
    rainIn: given.rain_in ?? 0,
    snowIn: given.snow_in ?? 0,
  };
}

function babyOf({ months = 6, weeks, rolling, warmth }: CaseBaby): Baby {
  return babyAged(months, {
    ...(weeks !== undefined && { weeks }),
    ...(rolling !== undefined && { isRolling: rolling }),
    ...(warmth !== undefined && { step: warmth }),
  });
}

const BASIC = [
  "bodysuit_short_sleeve",
  "bodysuit_long_sleeve",
  "sleeper_footed",
  "pants_soft",
  "cardigan",
  "socks",
  "hat_warm",
  "sleep_sack_tog_10",
];

/** A list of keys, or "full", "basic", or "empty", less some of them: "full-hat_warm,socks". */
function drawerNamed(given: string | string[], months: number): Drawer {
  if (typeof given !== "string") return drawerOf(given);
  const [name = "", less = ""] = given.split("-");
  const keys =
    name === "full"
      ? usualDrawer(months)
      : name === "basic"
        ? [...BASIC, ...(months < 3 ? ["hat_cotton_nb"] : [])]
        : [];
  const left = new Set(less.split(","));
  return drawerOf(keys.filter((key) => !left.has(key)));
}

/** A day by its low at 6, its high at 15, and straight lines between them and to midnight. */
function hoursOf({ low, high, wet = [], ...rest }: DayCase["weather"]): HourOfDay[] {
  const { wind, rh, uv } = { wind: 5, rh: 50, uv: 3, ...rest };
  const wetHour = { pop: 70, ...(low > 32 ? { rain_in: 0.05 } : { snow_in: 0.2 }) };
  return Array.from({ length: 24 }, (_, hour) => {
    const tempF = halfEven(low + (high - low) * riseAt(hour), 0);
    const sunny = hour >= 10 && hour <= 16 ? uv : 0;
    return {
      hour,
      ...weatherOf(tempF, { wind, rh, uv: sunny, pop: 10, ...(wet.includes(hour) && wetHour) }),
    };
  });
}

function riseAt(hour: number): number {
  if (hour < 6) return 0;
  return hour <= 15 ? (hour - 6) / 9 : Math.max(0, 1 - (hour - 15) / 9);
}

/** The answer to a case, with the names of its expected answer. */
export function answerTo(input: CaseInput): unknown {
  const baby = babyOf(input);
  const drawer = drawerNamed(input.drawer, baby.months);
  if (input.kind === "day") {
    const answer = day(input.situation, hoursOf(input.weather), input.window, drawer, baby);
    return answer && spelledDay(answer);
  }
  const { situation, temp_f: tempF = Number.NaN, room_f: roomF = tempF } = input;
  if (situation === "night") return spelled(night(roomF, drawer, baby));
  const moment: Moment =
    situation === "indoors" ? { situation, roomF } : { situation, weather: weatherOf(tempF, input) };
  return spelled(outfit(moment, drawer, baby));
}

function spelled(answer: Outfit): unknown {
  const { wear, extras, carry, wished, need, got, stay, notes, overHarness, feelsF } = answer;
  const sentence = allInWords([...wear, ...extras]);
  return {
    wear,
    extras,
    over_harness: overHarness,
    carry,
    wished,
    need,
    got,
    feels: feelsF,
    stay,
    notes,
    sentence,
  };
}

function spelledDay(answer: NonNullable<ReturnType<typeof day>>): unknown {
  const { door, take, changes, rainFrom, coldest, warmest, stay } = answer;
  return {
    door,
    take,
    changes,
    rain_from: rainFrom,
    coldest: [coldest.hour, coldest.feelsF],
    warmest: [warmest.hour, warmest.feelsF],
    stay,
    sentence: allInWords(door),
  };
}

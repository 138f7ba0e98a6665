// Answers an input of the outfit model's cases in the form of their expected answers, with the English sentence of the cases.
import { day, type HourOfDay } from "../../../app/domain/today/day-outfit.ts";
import { inDressingOrder } from "../../../app/domain/today/dressing-order.ts";
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
  type Pieces,
} from "../../../app/domain/today/today-terms.ts";
import { CATALOGUE } from "../../../app/domain/wardrobe/catalogue.ts";
import type { ItemKey } from "../../../app/domain/wardrobe/catalogue-table.ts";
import { isItemKey } from "../../../app/domain/wardrobe/insulation-table.ts";
import { LAST_AGE_RANGE, SIZES } from "../../../app/domain/wardrobe/size-table.ts";

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

/** Everything that a baby of an age may wear: what the catalogue has for the size, without the padded suit of bitter cold. */
export function fullDrawer(months: number): ItemKey[] {
  const size = SIZES.find(({ lastMonth }) => months < lastMonth + 1)?.id ?? LAST_AGE_RANGE;
  return CATALOGUE.filter(({ key, uses }) => uses[size] > 0 && !(key === "snowsuit" && months < 6))
    .map(({ key }) => key)
    .filter(isItemKey);
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
      ? fullDrawer(months)
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
  const sentence = sentenceOf([...wear, ...extras]);
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
    sentence: sentenceOf(door),
  };
}

/** The short names of the cases; other pieces are called by their key. */
const WORDS: Readonly<Partial<Record<string, string>>> = {
  bodysuit_short_sleeve: "short-sleeve bodysuit",
  bodysuit_long_sleeve: "long-sleeve bodysuit",
  sleeper_footed: "sleeper",
  pants_soft: "pants",
  fleece_jacket_thin: "fleece",
  bunting_fleece: "bunting",
  blanket_stroller: "stroller blanket",
  stroller_footmuff: "footmuff",
  hat_warm: "a warm hat",
  hat_sun: "a sun hat",
  hat_cotton: "a cotton cap",
  romper_short: "short romper",
  romper_long: "long romper",
  joggers_lined: "lined pants",
  jacket_light: "light jacket",
  booties_winter: "insulated booties",
  tee_short_sleeve: "T-shirt",
  top_long_sleeve: "long-sleeve top",
  sleeper_fleece: "fleece sleeper",
  mittens_warm: "mittens",
  socks: "socks",
  socks_warm: "warm socks",
  thermal_base_layer: "thermal layer",
  coat_warm: "coat",
  sleep_sack_tog_02: "0.2 TOG sleep sack",
  sleep_sack_tog_05: "0.5 TOG sleep sack",
  sleep_sack_tog_10: "1.0 TOG sleep sack",
  sleep_sack_tog_25: "2.5 TOG sleep sack",
  sleep_sack_tog_35: "3.5 TOG sleep sack",
  sleep_suit_transition: "transition suit",
  swaddle_wrap: "swaddle wrap",
  swaddle_muslin: "muslin swaddle",
  pajama_two_piece: "two-piece pajamas",
  pajama_short: "short pajamas",
  bodysuit_sleeveless: "sleeveless bodysuit",
  kimono_top: "wrap top",
  pants_crawling: "crawling pants",
  gown_knotted: "sleep gown",
  pants_footed: "footed pants",
  vest_layer: "vest",
  shoes_soft_sole: "soft shoes",
  booties_soft: "booties",
  boots_rain: "rain boots",
  socks_grip: "grip socks",
};

function sentenceOf(pieces: Pieces): string {
  const words = inDressingOrder(pieces).map((key) => {
    const plain = key.replace(/_nb$/, "");
    return WORDS[key] ?? WORDS[plain] ?? plain.replaceAll("_", " ");
  });
  const joined =
    words.length < 3 ? words.join(" and ") : `${words.slice(0, -1).join(", ")}, and ${words.at(-1)}`;
  const said = joined || "a diaper";
  return said.charAt(0).toUpperCase() + said.slice(1);
}

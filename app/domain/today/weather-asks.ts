// From the weather to what it asks for: felt temperature, the insulation that is needed, and how long to stay out.
// Degrees are °F, wind is in miles per hour, humidity in percent, insulation in clo.
import { halfEven } from "./half-even.ts";
import { type Baby, type DaySituation, type Moment, OUTDOORS, type StayWord } from "./today-terms.ts";
import { barsOf } from "./warmth-bars.ts";

/** Points of a line, from the smallest x. */
type Knots = readonly (readonly [number, number])[];

/** The straight lines between knots; level before the first and after the last. */
export function alongKnots(knots: Knots, x: number): number {
  let [lastX, lastY] = knots[0] ?? [0, 0];
  if (x <= lastX) return lastY;
  for (const [nextX, nextY] of knots) {
    if (x <= nextX) return lastY + ((nextY - lastY) * (x - lastX)) / (nextX - lastX);
    [lastX, lastY] = [nextX, nextY];
  }
  return lastY;
}

/** Wind chill by the US National Weather Service (2001); the air temperature in calm, above 50 °F, and where it would be warmer. */
export function windChill(airF: number, windMph: number): number {
  if (windMph < 3 || airF > 50) return airF;
  const wind = windMph ** 0.16;
  return Math.min(airF, 35.74 + 0.6215 * airF - 35.75 * wind + 0.4275 * airF * wind);
}

/**
 * Heat index by the US National Weather Service: the simple form below 80 °F, else the regression with both of its
 * adjustments. Never below the air temperature.
 */
export function heatIndex(airF: number, humidity: number): number {
  const [t, rh] = [airF, humidity];
  const simple = 0.5 * (t + 61 + (t - 68) * 1.2 + rh * 0.094);
  if ((simple + t) / 2 < 80) return Math.max(t, simple);
  let index =
    -42.379 +
    2.04901523 * t +
    10.14333127 * rh -
    0.22475541 * t * rh -
    6.83783e-3 * t * t -
    5.481717e-2 * rh * rh +
    1.22874e-3 * t * t * rh +
    8.5282e-4 * t * rh * rh -
    1.99e-6 * t * t * rh * rh;
  if (rh < 13 && t >= 80 && t <= 112) index -= ((13 - rh) / 4) * Math.sqrt((17 - Math.abs(t - 95)) / 17);
  if (rh > 85 && t >= 80 && t <= 87) index += (((rh - 85) / 10) * (87 - t)) / 5;
  return Math.max(t, index);
}

/** One number without steps: wind counts fully up to 50 °F and fades out by 60, moisture fades in from 75 to 80. */
export function feltF(airF: number, windMph: number, humidity: number): number {
  if (airF <= 50) return windChill(airF, windMph);
  if (airF < 60) return airF - ((50 - windChill(50, windMph)) * (60 - airF)) / 10;
  if (airF <= 75) return airF;
  if (airF < 80) return airF + ((heatIndex(80, humidity) - 80) * (airF - 75)) / 5;
  return heatIndex(airF, humidity);
}

/** A stroller with its hood up takes this share of the wind off the body, and none off bare skin; no measurement is known. */
const HOOD = 0.5;

export interface Felt {
  /** The temperature that clothes are chosen for. */
  bodyF: number;
  /** Of bare skin: for hat, mittens, feet, and stay words. */
  skinF: number;
}

/** The felt temperature of a moment. A room counts as it is. */
export function feltIn(moment: Moment): Felt {
  if (moment.situation === "indoors") return { bodyF: moment.roomF, skinF: moment.roomF };
  const { tempF, windMph, humidity } = moment.weather;
  const wind = isStroller(moment.situation) ? windMph * HOOD : windMph;
  return { bodyF: feltF(tempF, wind, humidity), skinF: feltF(tempF, windMph, humidity) };
}

/** True with a hood, whether the baby sleeps or not. */
export function isStroller(situation: DaySituation): boolean {
  return situation === "stroller" || situation === "stroller_asleep";
}

/** True under the open sky. */
export function isOutdoors(situation: DaySituation): boolean {
  return OUTDOORS.some((one) => one === situation);
}

// The curves are medians of published charts; that of the stroller is bent toward a field study, and checked by a heat balance.
// biome-ignore format: a table is read by its rows
const STROLLER: Knots = [
  [-40, 4.6], [-15, 4.3], [0, 3.95], [10, 3.7], [20, 3.4], [25, 3.25], [30, 3.1], [35, 2.9], [40, 2.55], [45, 2.2],
  [50, 1.9], [55, 1.45], [60, 1.1], [65, 0.8], [70, 0.58], [75, 0.4], [80, 0.24], [85, 0.19], [90, 0.15], [100, 0.1],
];

// Ours, because we know no chart of degrees and pieces for a child who walks: about a tenth below the line of a baby who crawls. From 70
// to 10 °F it lies within a quarter of a clo of the heat balance for 2.5 times the heat of rest, on its lighter side (record 129).
// biome-ignore format: a table is read by its rows
const WALK: Knots = [
  [-40, 2.8], [0, 2.45], [15, 2.1], [30, 1.6], [40, 1.2], [50, 0.8], [60, 0.53], [70, 0.33], [80, 0.2], [90, 0.15], [100, 0.1],
];

// biome-ignore format: a table is read by its rows
const NEEDS: Readonly<Record<DaySituation, Knots>> = {
  stroller: STROLLER,
  stroller_asleep: STROLLER,
  carrier: [
    [-40, 2.4], [0, 2.3], [10, 2.1], [20, 1.85], [30, 1.45], [40, 1.1], [50, 0.8], [60, 0.5], [70, 0.3], [80, 0.15], [90, 0.12],
  ],
  play: [[-40, 3], [0, 2.7], [15, 2.35], [30, 1.8], [40, 1.35], [50, 0.85], [60, 0.58], [70, 0.35], [80, 0.2], [90, 0.15]],
  walk: WALK,
  indoors: [[50, 1.4], [55, 1.2], [60, 1], [65, 0.75], [70, 0.48], [75, 0.26], [79, 0.15], [82, 0.12], [86, 0]],
  car: [[10, 1.1], [32, 0.95], [50, 0.75], [65, 0.48], [75, 0.35], [80, 0.24], [90, 0.15]],
};

/** As if so many °F colder: asleep in the stroller 5, in the first four weeks 3. Both fade out from 65 to 70 °F. */
function colderBy(situation: DaySituation, bodyF: number, weeks: number): number {
  const asleep = situation === "stroller_asleep" ? 5 : 0;
  const newborn = weeks < 4 && situation !== "car" ? 3 : 0;
  return (asleep + newborn) * (bodyF <= 65 ? 1 : Math.max(0, (70 - bodyF) / 5));
}

/** The insulation that a felt temperature asks for, in clo, before the family's own step. */
export function neededClo(situation: DaySituation, bodyF: number, weeks: number): number {
  return alongKnots(NEEDS[situation], bodyF - colderBy(situation, bodyF, weeks));
}

/** The same with the family's own step. */
export function wantedClo(situation: DaySituation, bodyF: number, { weeks, step }: Baby): number {
  const need = neededClo(situation, bodyF, weeks);
  return step === 0 ? need : Math.max(0, need + step * Math.max(0.15, need / 10));
}

type Limit = { word: StayWord; holds: (limit: { skinF: number; heatF: number; months: number }) => boolean };

/**
 * The first that holds. Heat from 90 °F and cold below -15 °F are limits of child care guidance (CFOC 3.1.3.2); the stricter one of
 * the first three months and the other bands are ours.
 */
const STAY_LIMITS: readonly Limit[] = [
  { word: "stay_in_heat", holds: ({ heatF }) => heatF >= 90 },
  { word: "shade_short", holds: ({ heatF }) => heatF >= 84 },
  { word: "stay_in_cold", holds: ({ skinF, months }) => skinF < -15 || (months < 3 && skinF < 0) },
  { word: "errands", holds: ({ skinF }) => skinF < 0 },
  { word: "short", holds: ({ skinF }) => skinF < 15 },
  { word: "check", holds: ({ skinF }) => skinF < 32 },
];

/** The limit of time outdoors; "any" under a roof. Wind doesn't lower the heat. */
export function stayWord(moment: Moment, months: number): StayWord {
  if (moment.situation === "indoors" || !isOutdoors(moment.situation)) return "any";
  const { tempF, humidity } = moment.weather;
  const limits = { skinF: feltIn(moment).skinF, heatF: feltF(tempF, 0, humidity), months };
  return STAY_LIMITS.find(({ holds }) => holds(limits))?.word ?? "any";
}

/** The reasons for a moment's insulation. Degrees are °F, two decimals. */
export interface Why {
  airF: number;
  bodyF: number;
  skinF: number;
  /** Degrees that wind takes from the body; 0 or less. */
  byWind: number;
  /** Degrees that moisture adds; 0 or more. */
  byHumidity: number;
  /** Degrees that the hood saves the body; 0 or more. */
  byHood: number;
  /** As if so many degrees colder, because the baby sleeps or is new. */
  colderBy: number;
  /** Clo. */
  need: number;
  bars: number;
}

/** The parts of the felt temperature and of the need, for the line that explains them. */
export function whyAsked(moment: Moment, baby: Baby): Why {
  const { bodyF, skinF } = feltIn(moment);
  const isRoom = moment.situation === "indoors";
  const airF = isRoom ? moment.roomF : moment.weather.tempF;
  const need = halfEven(wantedClo(moment.situation, bodyF, baby), 2);
  const changed = halfEven(bodyF - airF, 2);
  return {
    airF,
    bodyF: halfEven(bodyF, 2),
    skinF: halfEven(skinF, 2),
    byWind: Math.min(0, changed),
    byHumidity: Math.max(0, changed),
    byHood: halfEven(bodyF - skinF, 2),
    colderBy: halfEven(colderBy(moment.situation, bodyF, baby.weeks), 2),
    need,
    bars: barsOf(need),
  };
}

// The weather that the scripted archive reports: deterministic, plausible by latitude and season, or the same
// heat everywhere.

/**
 * 'by-latitude' follows place and season; 'tropical' makes every place and day alike, so that nobody believes
 * it far north.
 */
export type Climate = "by-latitude" | "tropical";

interface Day {
  meanF: number;
  rangeF: number;
  humidity: number;
  rainIn: number;
  snowIn: number;
  windMph: number;
}

/** The units of figures, in the words of the archive's query. */
export interface Units {
  temperature: "fahrenheit" | "celsius";
  precipitation: "inch" | "mm";
  wind: "mph" | "kmh" | "ms" | "kn";
}

export const METRIC: Units = { temperature: "celsius", precipitation: "mm", wind: "kmh" };

const WIND = {
  mph: { perMph: 1, name: "mp/h" },
  kmh: { perMph: 1.609344, name: "km/h" },
  ms: { perMph: 0.44704, name: "m/s" },
  kn: { perMph: 0.868976, name: "kn" },
} as const;

/** The units as an answer names them, by column. */
export function unitNames({ temperature, precipitation, wind }: Units): Record<string, string> {
  const degrees = temperature === "fahrenheit" ? "°F" : "°C";
  return {
    time: "iso8601",
    temperature_2m_max: degrees,
    temperature_2m_min: degrees,
    relative_humidity_2m_mean: "%",
    precipitation_sum: precipitation,
    rain_sum: precipitation,
    snowfall_sum: precipitation === "inch" ? "inch" : "cm",
    wind_speed_10m_max: WIND[wind].name,
  };
}

/** The units of the columns by the hour. */
export function hourUnitNames(units: Units): Record<string, string> {
  const { temperature_2m_max: temperature, precipitation_sum: water, ...daily } = unitNames(units);
  return {
    time: "unixtime",
    temperature_2m: temperature ?? "",
    relative_humidity_2m: "%",
    wind_speed_10m: daily.wind_speed_10m_max ?? "",
    precipitation: water ?? "",
    precipitation_probability: "%",
    snowfall: daily.snowfall_sum ?? "",
    uv_index: "",
    is_day: "",
  };
}

/** All days from `start` to `end`, both included, as 'yyyy-MM-dd'. */
export function daysFrom(start: string, end: string): string[] {
  const days: string[] = [];
  const last = Date.parse(`${end}T00:00:00Z`);
  for (let at = Date.parse(`${start}T00:00:00Z`); at <= last; at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

/** A day's figures under the archive's column names. */
export function columnsOf(
  climate: Climate,
  latitude: number,
  date: string,
  units: Units,
): Record<string, number> {
  const { meanF, rangeF, humidity, rainIn, snowIn, windMph } = dayOf(climate, latitude, date);
  const areInches = units.precipitation === "inch";
  const temperature = (f: number) => tenths(units.temperature === "fahrenheit" ? f : (f - 32) / 1.8);
  const water = (inches: number) => hundredths(areInches ? inches : inches * 25.4);
  return {
    temperature_2m_max: temperature(meanF + rangeF / 2),
    temperature_2m_min: temperature(meanF - rangeF / 2),
    relative_humidity_2m_mean: humidity,
    precipitation_sum: water(rainIn + snowIn / 10),
    rain_sum: water(rainIn),
    snowfall_sum: hundredths(areInches ? snowIn : snowIn * 2.54),
    wind_speed_10m_max: tenths(windMph * WIND[units.wind].perMph),
  };
}

const HOUR_MS = 3_600_000;

/**
 * The figures of an instant under the columns by the hour: its day's temperatures by a sun that is highest at noon, coldest at 3 and
 * warmest at 15, and dry.
 */
export function hourColumnsOf(
  climate: Climate,
  { latitude, longitude }: { latitude: number; longitude: number },
  at: number,
  units: Units,
): Record<string, number> {
  const bySun = new Date(at + Math.round(longitude / 15) * HOUR_MS);
  const [hour, date] = [bySun.getUTCHours(), bySun.toISOString().slice(0, 10)];
  const { meanF, rangeF, humidity, windMph } = dayOf(climate, latitude, date);
  const tempF = meanF + (rangeF / 2) * Math.cos(((hour - 15) / 12) * Math.PI);
  const height = heightOfSun(latitude, date, hour);
  return {
    temperature_2m: tenths(units.temperature === "fahrenheit" ? tempF : (tempF - 32) / 1.8),
    relative_humidity_2m: humidity,
    wind_speed_10m: tenths(windMph * WIND[units.wind].perMph),
    precipitation: 0,
    precipitation_probability: 5,
    snowfall: 0,
    uv_index: hundredths(12 * Math.max(0, height) ** 1.5),
    is_day: height > 0 ? 1 : 0,
  };
}

/** The sine of the sun's height. */
function heightOfSun(latitude: number, date: string, hour: number): number {
  const tilt = 0.409 * Math.cos(((dayOfYear(date) - 172) / 365.25) * 2 * Math.PI);
  const north = (latitude / 180) * Math.PI;
  const turn = ((hour - 12) / 12) * Math.PI;
  return Math.sin(north) * Math.sin(tilt) + Math.cos(north) * Math.cos(tilt) * Math.cos(turn);
}

function dayOf(climate: Climate, latitude: number, date: string): Day {
  const chance = share(`${date}:${latitude}`);
  if (climate === "tropical") {
    const isWet = chance < 0.6;
    return {
      meanF: 84 + 4 * chance,
      rangeF: 12,
      humidity: 82,
      rainIn: isWet ? 0.4 : 0,
      snowIn: 0,
      windMph: 9,
    };
  }
  const summer = Math.cos(((dayOfYear(date) - 200) / 365.25) * 2 * Math.PI) * Math.sign(latitude || 1);
  const fromEquator = Math.min(Math.abs(latitude), 70);
  const meanF = 88 - fromEquator * 0.9 + summer * fromEquator * 0.55 + (chance - 0.5) * 12;
  const isWet = chance < 0.3;
  const snows = isWet && meanF < 32;
  return {
    meanF,
    rangeF: isWet ? 12 : 20,
    humidity: isWet ? 75 : 48,
    rainIn: isWet && !snows ? 0.3 : 0,
    snowIn: snows ? 1.5 : 0,
    windMph: 6 + 18 * share(date),
  };
}

function dayOfYear(date: string): number {
  return (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`)) / 86_400_000;
}

/** A number from 0 to 1, always the same for a text (FNV-1a). */
function share(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

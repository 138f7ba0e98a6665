// The weather that the scripted archive tells: deterministic, plausible by latitude and season, or of a kind that
// no real place has, so that a test can tell whether a plan used it.

/** 'by-latitude' follows place and season; the others make every place and day alike. */
export type Climate = "by-latitude" | "tropical" | "polar";

interface Day {
  meanF: number;
  rangeF: number;
  humidity: number;
  rainIn: number;
  snowIn: number;
  windMph: number;
}

/** Query parameters of the archive that change its figures. */
export interface Units {
  fahrenheit: boolean;
  inches: boolean;
  mph: boolean;
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
  const temperature = (f: number) => tenths(units.fahrenheit ? f : (f - 32) / 1.8);
  const water = (inches: number) => hundredths(units.inches ? inches : inches * 25.4);
  return {
    temperature_2m_max: temperature(meanF + rangeF / 2),
    temperature_2m_min: temperature(meanF - rangeF / 2),
    relative_humidity_2m_mean: humidity,
    precipitation_sum: water(rainIn + snowIn / 10),
    rain_sum: water(rainIn),
    snowfall_sum: hundredths(units.inches ? snowIn : snowIn * 2.54),
    wind_speed_10m_max: tenths(units.mph ? windMph : windMph * 1.609),
  };
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
  if (climate === "polar") {
    return { meanF: -12 + 10 * chance, rangeF: 14, humidity: 74, rainIn: 0, snowIn: 0.6, windMph: 22 };
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

/** A number from 0 to 1 that a text always gets again (FNV-1a). */
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

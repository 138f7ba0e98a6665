// Sack and clothes together by the room, as published charts have it: of up to seven charts the second-lowest and second-highest figure, TOG.
import { WEATHER } from "../../app/domain/ids.ts";
import type { WeatherGroup } from "../../app/domain/weather/weather-groups.ts";
import type { DailyWeather } from "./dress-days.ts";
import type { DressPlace } from "./dress-places.ts";

// biome-ignore format: a table is read by its rows
const BANDS: readonly (readonly [roomF: number, low: number, high: number])[] = [
  [58, 4.3, 4.35], [59, 4.3, 4.35], [60, 4.3, 4.35], [61, 3.05, 3.35], [62, 3.05, 3.35], [63, 3.05, 3.35], [64, 3.05, 3.35],
  [65, 2.75, 3.27], [66, 2.75, 3.13], [67, 2.75, 3.05], [68, 1.55, 3.05], [69, 1.54, 2.43], [70, 1.25, 1.7], [71, 1.25, 1.55],
  [72, 1.25, 1.29], [73, 1.25, 1.26], [74, 1.18, 1.25], [75, 1.07, 1.25], [76, 0.75, 0.75],
];

/** The band of a room of whole °F; null outside of the charts. */
export function bandAt(roomF: number): { low: number; high: number } | null {
  const row = BANDS.find(([room]) => room === roomF);
  return row ? { low: row[1], high: row[2] } : null;
}

/** Rooms that every plan's nights are dressed for, °F. */
export const ROOMS = [62, 65, 68, 70, 72, 75] as const;

/**
 * Until the family says: the usual heating and cooling, 70 °F in the US and 66 elsewhere. In mild weather with days of 70 °F homes elsewhere aren't
 * heated, and stay at 70. A warm night of hot weather makes it 75 anywhere.
 */
const USUAL = { us: 70, elsewhere: 66, unheated: 70 } as const;
const UNHEATED_FROM = 70;
const WARM_NIGHT_FROM = 68;
export const WARM_ROOM = 75;

/** Whether the night outside is warm. */
export function isWarmNight({ lowF }: DailyWeather): boolean {
  return lowF >= WARM_NIGHT_FROM;
}

/** The room of a plan's family in a night, °F. `group` is the plan's own weather then. Our choice. */
export function planRoom({ isUs }: DressPlace, weather: DailyWeather, group: WeatherGroup | null): number {
  const isHot = group?.category === WEATHER.hotDry || group?.category === WEATHER.hotHumid;
  if (isHot && isWarmNight(weather)) return WARM_ROOM;
  if (isUs) return USUAL.us;
  return group && isMild(group) ? USUAL.unheated : USUAL.elsewhere;
}

function isMild({ category, avgTempMax }: WeatherGroup): boolean {
  const isUnheated = category === WEATHER.mild || category === WEATHER.transitional;
  return isUnheated && avgTempMax >= UNHEATED_FROM;
}

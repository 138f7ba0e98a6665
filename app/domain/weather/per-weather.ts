import { WEATHER } from "../ids.ts";
import type { WeatherCategory } from "../vocabulary.ts";

/** A record with one value per weather category, in the order of the vocabulary. */
export function perWeather<Value>(
  make: (category: WeatherCategory) => Value,
): Record<WeatherCategory, Value> {
  return {
    [WEATHER.hotHumid]: make(WEATHER.hotHumid),
    [WEATHER.hotDry]: make(WEATHER.hotDry),
    [WEATHER.coldSnowy]: make(WEATHER.coldSnowy),
    [WEATHER.coldWet]: make(WEATHER.coldWet),
    [WEATHER.coldDry]: make(WEATHER.coldDry),
    [WEATHER.cool]: make(WEATHER.cool),
    [WEATHER.mild]: make(WEATHER.mild),
    [WEATHER.transitional]: make(WEATHER.transitional),
    [WEATHER.unknown]: make(WEATHER.unknown),
  };
}

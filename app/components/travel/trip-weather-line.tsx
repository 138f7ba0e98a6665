import { WeatherSymbol, weatherTheme } from "~/components/illustrations/art.tsx";
import { Chevron } from "~/components/ui/chevron.tsx";
import { UnitsSwitch } from "~/components/weather/units-switch.tsx";
import type { TripWeather } from "~/contracts/travel/shown-trip.ts";
import { TRIP_WEATHER_COPY } from "~/copy/travel/packing-copy.ts";
import { WEATHER_CREDITS } from "~/copy/wardrobe/dashboard-copy.ts";
import { degreesWords, WEATHER_LABELS } from "~/copy/weather/weather-copy.ts";
import { wholeDegrees } from "~/domain/weather/units.ts";
import type { UnitsChoice } from "~/hooks/weather/use-units.ts";

/** A trip's weather in one line, which opens to its attribution. */
export function TripWeatherLine({ weather, units }: { weather: TripWeather; units: UnitsChoice }) {
  const { category, avgTempMax, avgTempMin, rainDays, snowDays, certainty, source } = weather;
  const { high, low, rainDays: rain, snowDays: snow } = TRIP_WEATHER_COPY;
  const degrees = (fahrenheit: number) => degreesWords(wholeDegrees(fahrenheit, units.shown), units.shown);
  const facts = [
    high(degrees(avgTempMax)),
    ...(rainDays > 0 || snowDays === 0 ? [rain(rainDays)] : []),
    ...(snowDays > 0 ? [snow(snowDays)] : []),
  ];
  return (
    <div className="trip-weather">
      <details>
        <summary>
          <span aria-hidden="true" data-weather={weatherTheme(category)} className="text-weather">
            <WeatherSymbol category={category} className="size-8" />
          </span>
          <span className="min-w-0 grow leading-snug">
            <b className="font-semibold">{WEATHER_LABELS[category]}</b>
            {" · "}
            {facts.join(" · ")}
            <span className="block text-xs text-ink-soft">{TRIP_WEATHER_COPY.certainty[certainty]}</span>
          </span>
          <Chevron className="weather-mark" />
        </summary>
        <p className="pb-2 text-xs text-ink-soft">
          {low(degrees(avgTempMin))} · {WEATHER_CREDITS[source]}
        </p>
      </details>
      <UnitsSwitch units={units} />
    </div>
  );
}

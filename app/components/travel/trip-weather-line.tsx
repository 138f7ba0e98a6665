import { WeatherSymbol, weatherTheme } from "~/components/illustrations/art.tsx";
import { UnitsSwitch } from "~/components/weather/units-switch.tsx";
import type { TripWeather } from "~/contracts/travel/trip-view.ts";
import { TRIP_WEATHER_COPY } from "~/copy/travel/packing.ts";
import { WEATHER_CREDITS } from "~/copy/wardrobe/dashboard.ts";
import { temperature } from "~/domain/weather/units.ts";
import type { UnitsChoice } from "~/hooks/weather/use-units.ts";

/** The one weather of a trip in a line, with how sure it is and who is credited for it. */
export function TripWeatherLine({ weather, units }: { weather: TripWeather; units: UnitsChoice }) {
  const { category, avgTempMax, rainDays, snowDays, certainty, source } = weather;
  const { high, rainDays: rain, snowDays: snow } = TRIP_WEATHER_COPY;
  return (
    <div className="trip-weather">
      <span aria-hidden="true" data-weather={weatherTheme(category)} className="text-weather">
        <WeatherSymbol category={category} className="size-8" />
      </span>
      <div className="min-w-0 grow">
        <p className="figures">
          <span className="font-semibold">{category}</span>,{" "}
          <span className="whitespace-nowrap">{high(temperature(avgTempMax, units.shown))}</span> ·{" "}
          <span className="whitespace-nowrap">{rain(rainDays)}</span>
          {snowDays > 0 && (
            <>
              {" "}
              · <span className="whitespace-nowrap">{snow(snowDays)}</span>
            </>
          )}
        </p>
        <p className="text-xs text-ink-soft">
          {TRIP_WEATHER_COPY.certainty[certainty]} · {WEATHER_CREDITS[source]}
        </p>
      </div>
      <UnitsSwitch units={units} />
    </div>
  );
}

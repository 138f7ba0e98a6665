import type { ComponentProps } from "react";
import type { UnitsChoice } from "~/hooks/weather/use-units.ts";
import { UnitsSwitch } from "./units-switch.tsx";
import { WeatherLine } from "./weather-line.tsx";

type OwnWeatherLineProps = Omit<ComponentProps<typeof WeatherLine>, "units" | "unitsSwitch"> & {
  units: UnitsChoice;
};

/** The weather on a signed-in user's page, with a switch that stores the units. */
export function OwnWeatherLine({ units, ...line }: OwnWeatherLineProps) {
  return <WeatherLine {...line} units={units.shown} unitsSwitch={<UnitsSwitch units={units} />} />;
}

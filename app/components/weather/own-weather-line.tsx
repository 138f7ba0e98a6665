import type { ComponentProps } from "react";
import type { UnitsChoice } from "~/hooks/weather/use-units.ts";
import { UnitsSwitch } from "./units-switch.tsx";
import { WeatherLine } from "./weather-line.tsx";

type OwnWeatherLineProps = Omit<ComponentProps<typeof WeatherLine>, "units" | "unitsSwitch"> & {
  units: UnitsChoice;
};

/** The weather on somebody's own page, with the switch that remembers the units. */
export function OwnWeatherLine({ units, ...line }: OwnWeatherLineProps) {
  return <WeatherLine {...line} units={units.shown} unitsSwitch={<UnitsSwitch units={units} />} />;
}

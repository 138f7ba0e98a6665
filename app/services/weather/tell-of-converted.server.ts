// A provider that answers in unrequested units is still used, but logged: it may be about to change more.
import type { ProviderDays } from "~/contracts/weather/weather-response.ts";
import type { DayRecord } from "~/domain/weather/climate.ts";
import { log } from "~/lib/logger.server.ts";

/** An answer's days; logs the units that had to be converted. */
export function tellOfConverted(provider: string, { days, converted }: ProviderDays): DayRecord[] {
  if (converted.length > 0) log.warn("weather_units_converted", { provider, units: converted.join(" ") });
  return days;
}

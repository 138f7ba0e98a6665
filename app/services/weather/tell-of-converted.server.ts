// A provider that answers in other units than it was asked for is used, and told of: it may be about to change more.
import type { ProviderDays } from "~/contracts/weather/weather-response.ts";
import type { DayRecord } from "~/domain/weather/climate.ts";
import { log } from "~/lib/logger.server.ts";

/** The days of an answer; a line in the log names the units that had to be converted. */
export function tellOfConverted(provider: string, { days, converted }: ProviderDays): DayRecord[] {
  if (converted.length > 0) log.warn("weather_units_converted", { provider, units: converted.join(" ") });
  return days;
}

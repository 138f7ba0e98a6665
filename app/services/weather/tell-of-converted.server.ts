// A provider that answers in unrequested units is still used, but logged: it may be about to change more.
import { log } from "~/lib/logger.server.ts";

/** The answer as it is; logs the units that had to be converted. */
export function tellOfConverted<Answer extends { converted: readonly string[] }>(
  provider: string,
  answer: Answer,
): Answer {
  const { converted } = answer;
  if (converted.length > 0) log.warn("weather_units_converted", { provider, units: converted.join(" ") });
  return answer;
}

// Archives whose answers are checked before they are used.
import { doubtOfRecord } from "~/domain/weather/doubt.ts";
import type { WeatherProvider } from "./provider.server.ts";

/** The archive; throws WeatherDoubt for an answer that can't be believed. */
export function doubtingProvider(provider: WeatherProvider): WeatherProvider {
  return {
    name: provider.name,
    async fetchDays(query, signal) {
      const days = await provider.fetchDays(query, signal);
      const doubt = doubtOfRecord(days, query.typical);
      if (doubt) throw doubt;
      return days;
    },
  };
}

// The Visual Crossing timeline, asked second and only if its key is set.
import { parseVisualCrossing, withoutContradictions } from "~/contracts/weather/weather-response.ts";
import { getJson } from "./http-json.server.ts";
import type { WeatherProvider } from "./provider.server.ts";
import { tellOfConverted } from "./tell-of-converted.server.ts";

const ELEMENTS = "datetime,tempmax,tempmin,humidity,precip,preciptype,windspeed";

/** The provider, or null without a key. */
export function visualCrossing(settings: {
  url: string;
  apiKey: string | undefined;
}): WeatherProvider | null {
  const { apiKey } = settings;
  if (!apiKey) return null;
  return {
    name: "visual-crossing",
    async fetchDays({ latitude, longitude, start, end }, signal) {
      const path = `/VisualCrossingWebServices/rest/services/timeline/${latitude},${longitude}/${start}/${end}`;
      const url = new URL(`${settings.url.replace(/(?<!\/)\/+$/, "")}${path}`);
      url.search = new URLSearchParams({
        unitGroup: "us",
        include: "days",
        elements: ELEMENTS,
        contentType: "json",
        key: apiKey,
      }).toString();
      return tellOfConverted(
        "visual-crossing",
        withoutContradictions(parseVisualCrossing(await getJson(url, signal))),
      );
    },
  };
}

import { useEffect } from "react";
import { useLocation } from "react-router";
import { LIMITED_WEATHER } from "~/copy/weather/limited-weather.ts";
import { isTypicalClimate } from "~/domain/weather/weather-source.ts";
import { showToast } from "~/lib/toast.ts";

/** Tells once, on the dashboard of a plan that was just made, that no archive has answered for its place. */
export function useLimitedWeatherToast(source: string | null): void {
  const { state, key } = useLocation();
  const isNew = typeof state === "object" && state !== null && "isNewPlan" in state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival, which the location's key names
  useEffect(() => {
    if (isNew && isTypicalClimate(source)) {
      showToast({ title: LIMITED_WEATHER.title, description: LIMITED_WEATHER.text, look: "info" });
    }
  }, [isNew, source, key]);
}

import { useEffect } from "react";
import { useLocation } from "react-router";
import { LIMITED_WEATHER } from "~/copy/weather/weather-copy.ts";
import { isTypicalClimate } from "~/domain/weather/units.ts";
import { showToast } from "~/lib/toast.ts";

/** Says once, on the dashboard of a new plan, that no weather archive answered for its place. */
export function useLimitedWeatherToast(source: string | null): void {
  const { state, key } = useLocation();
  const isNew = typeof state === "object" && state !== null && "isNewPlan" in state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit, which the location's key identifies
  useEffect(() => {
    if (isNew && isTypicalClimate(source)) {
      showToast({ title: LIMITED_WEATHER.title, description: LIMITED_WEATHER.text, look: "info" });
    }
  }, [isNew, source, key]);
}

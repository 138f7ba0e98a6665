// Shown when a plan is based on the typical climate.

export const LIMITED_WEATHER = {
  title: "Limited Weather Data",
  text: "We couldn't get weather records for this area, so this plan uses its typical climate.",
} as const;

/** For public pages, where there is no plan yet. */
export const TYPICAL_FOR_NOW = "Typical climate. Your own plan uses five years of local weather.";

// Shown when a plan is based on the typical climate.

export const LIMITED_WEATHER = {
  title: "Limited Weather Data",
  text: "We couldn't get weather records for this area, so this plan uses its typical climate.",
} as const;

export const WEATHER_LABELS = {
  "Hot & Humid": "Hot & Humid",
  "Hot & Dry": "Hot & Dry",
  "Cold & Snowy": "Cold & Snowy",
  "Cold & Wet": "Cold & Wet",
  "Cold & Dry": "Cold & Dry",
  Cool: "Cool",
  Mild: "Mild",
  Transitional: "Transitional",
  Unknown: "Unknown",
} as const;

export type Weather = keyof typeof WEATHER_LABELS;

/** 'Cold & Dry', 'Cold & Dry and Cool', 'Hot & Dry, Mild and Cool': each only once. */
export function weatherWords(weathers: readonly Weather[], last: "and" | "or" = "and"): string {
  const names = [...new Set(weathers)].map((weather) => WEATHER_LABELS[weather]);
  const before = names.slice(0, -1);
  const end = names.at(-1) ?? "";
  return before.length > 0 ? `${before.join(", ")} ${last} ${end}` : end;
}

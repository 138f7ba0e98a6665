// Shown when a plan is based on the typical climate.

export const LIMITED_WEATHER = {
  title: "Wenig Wetterdaten",
  text: "Für diese Gegend haben wir keine Wetteraufzeichnungen bekommen, deshalb beruht dieser Plan auf dem typischen Klima.",
} as const;

/** For public pages, where there is no plan yet. */
export const TYPICAL_FOR_NOW = "Typisches Klima. Dein eigener Plan nutzt fünf Jahre Wetter vor Ort.";

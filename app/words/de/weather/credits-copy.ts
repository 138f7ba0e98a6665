/** Credits for weather data, worded as the sources require. */
export const WEATHER_CREDITS = {
  "open-meteo": "Wetterdaten von Open-Meteo.com (CC BY 4.0, bearbeitet)",
  "visual-crossing": "Wetterdaten von Visual Crossing, bearbeitet",
  "typical-climate": "Typisches Klima aus NOAA, U.S. Climate Normals 2006–2020 (NOAA Open Data, bearbeitet)",
  "world-climate":
    "Typisches Klima aus CHELSA, Karger et al. 2017 (CC BY 4.0, bearbeitet). Datenbasis: Deutscher Wetterdienst, Werte bearbeitet (GeoNutzV)",
  season: "Nach der Jahreszeit geschätzt",
} as const;

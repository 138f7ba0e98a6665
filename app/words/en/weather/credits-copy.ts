/** Credits for weather data, worded as the sources require. */
export const WEATHER_CREDITS = {
  "open-meteo": "Weather data by Open-Meteo.com (CC BY 4.0, adapted)",
  "visual-crossing": "Weather data by Visual Crossing, adapted",
  "typical-climate": "Typical climate from NOAA's U.S. Climate Normals 2006–2020 (NOAA Open Data, adapted)",
  "world-climate":
    "Typical climate from CHELSA, Karger et al. 2017 (CC BY 4.0, adapted). Data basis: Deutscher Wetterdienst, values processed (GeoNutzV)",
  season: "Estimated from the season",
} as const;

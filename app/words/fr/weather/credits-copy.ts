/** Credits for weather data, worded as the sources require. */
export const WEATHER_CREDITS = {
  "open-meteo": "Données météo\u00a0: Open-Meteo.com (CC BY 4.0, adapté)",
  "visual-crossing": "Données météo\u00a0: Visual Crossing, adapté",
  "typical-climate": "Climat habituel\u00a0: NOAA, U.S. Climate Normals 2006–2020 (NOAA Open Data, adapté)",
  "world-climate":
    "Climat habituel\u00a0: CHELSA, Karger et al. 2017 (CC BY 4.0, adapté). Base de données\u00a0: Deutscher Wetterdienst, valeurs traitées (GeoNutzV)",
  season: "Estimé d’après la saison",
} as const;

/** Credits for weather data, worded as the sources require. */
export const WEATHER_CREDITS = {
  "open-meteo": "Datos del clima de Open-Meteo.com (CC BY 4.0, adaptado)",
  "visual-crossing": "Datos del clima de Visual Crossing, adaptados",
  "typical-climate": "Clima típico de NOAA, U.S. Climate Normals 2006–2020 (NOAA Open Data, adaptado)",
  "world-climate":
    "Clima típico de CHELSA, Karger et al. 2017 (CC BY 4.0, adaptado). Base de datos: Deutscher Wetterdienst, valores procesados (GeoNutzV)",
  season: "Calculado según la temporada",
} as const;

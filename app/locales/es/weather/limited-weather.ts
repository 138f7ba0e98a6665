// Shown when a plan is based on the typical climate.

export const LIMITED_WEATHER = {
  title: "Datos del clima limitados",
  text: "No conseguimos registros del clima de esta zona, así que este plan usa su clima típico.",
} as const;

/** For public pages, where there is no plan yet. */
export const TYPICAL_FOR_NOW = "Clima típico. Tu propio plan usa cinco años de clima local.";

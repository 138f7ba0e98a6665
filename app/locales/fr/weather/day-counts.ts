// How many days, and what they are like.
import { counted } from "../counted.ts";

export const DAY_COUNTS = {
  days: (days: number) => counted(days, "jour", "jours"),
  rainy: (days: number) => counted(days, "jour de pluie", "jours de pluie"),
  snowy: (days: number) => counted(days, "jour de neige", "jours de neige"),
  windy: (days: number) => counted(days, "jour de vent", "jours de vent"),
} as const;

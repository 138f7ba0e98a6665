// How many days, and what they are like.
import { counted } from "../counted.ts";

export const DAY_COUNTS = {
  days: (days: number) => counted(days, "Tag", "Tage"),
  rainy: (days: number) => counted(days, "Regentag", "Regentage"),
  snowy: (days: number) => counted(days, "Schneetag", "Schneetage"),
  windy: (days: number) => counted(days, "windiger Tag", "windige Tage"),
} as const;

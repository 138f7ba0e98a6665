// How many days, and what they are like.
import { counted } from "../counted.ts";

export const DAY_COUNTS = {
  days: (days: number) => counted(days, "día", "días"),
  rainy: (days: number) => counted(days, "día de lluvia", "días de lluvia"),
  snowy: (days: number) => counted(days, "día de nieve", "días de nieve"),
  windy: (days: number) => counted(days, "día de viento", "días de viento"),
} as const;

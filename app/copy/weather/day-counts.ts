// How many days, and what they are like.
import { counted } from "../counted.ts";

export const DAY_COUNTS = {
  days: (days: number) => counted(days, "day"),
  rainy: (days: number) => counted(days, "rainy day"),
  snowy: (days: number) => counted(days, "snowy day"),
  windy: (days: number) => counted(days, "windy day"),
} as const;

import { packAway } from "./box-links-copy.ts";
import { essentialsWord } from "./dashboard-copy.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const SIZE_AHEAD_COPY = {
  /** '6–9 mois à partir du 20 déc. environ' */
  from: (size: Size, day: string, isLikely: boolean) =>
    `${SIZE_LABELS[size]} à partir du ${day}${isLikely ? " environ" : ""}`,
  wash: (pieces: number) =>
    pieces === 1 ? "Laver la pièce que vous avez" : `Laver les ${pieces} que vous avez`,
  coming: (pieces: number) => (pieces === 1 ? "1 est en route" : `${pieces} sont en route`),
  boxed: (pieces: number) => `En sortir ${pieces} du grenier`,
  buy: (essentials: number) => `Acheter ${essentials} ${essentialsWord(essentials)}`,
  pack: packAway,
} as const;

import { counted } from "~/words/de/counted.ts";
import { packAway } from "./box-links-copy.ts";
import { essentialsWord } from "./dashboard-copy.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const SIZE_AHEAD_COPY = {
  /** '6–9M ab etwa 20. Dez.' */
  from: (size: Size, day: string, isLikely: boolean) =>
    `${SIZE_LABELS[size]} ab ${isLikely ? "etwa " : ""}${day}`,
  wash: (pieces: number) =>
    pieces === 1 ? "Das eine Teil waschen, das du hast" : `Die ${pieces} Teile waschen, die du hast`,
  coming: (pieces: number) => (pieces === 1 ? "1 Teil ist unterwegs" : `${pieces} Teile sind unterwegs`),
  boxed: (pieces: number) => `${counted(pieces, "Teil", "Teile")} vom Dachboden holen`,
  buy: (essentials: number) => `${essentials} ${essentialsWord(essentials)} kaufen`,
  pack: packAway,
} as const;

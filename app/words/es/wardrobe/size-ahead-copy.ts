import { packAway } from "./box-links-copy.ts";
import { essentialsWord } from "./dashboard-copy.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const SIZE_AHEAD_COPY = {
  /** '6–9m desde cerca del 20 dic' */
  from: (size: Size, day: string, isLikely: boolean) =>
    `${SIZE_LABELS[size]} desde ${isLikely ? "cerca del" : "el"} ${day}`,
  wash: (pieces: number) => (pieces === 1 ? "Lava la que ya tienes" : `Lava las ${pieces} que ya tienes`),
  coming: (pieces: number) => (pieces === 1 ? "1 viene en camino" : `${pieces} vienen en camino`),
  boxed: (pieces: number) => (pieces === 1 ? "Saca 1 del desván" : `Saca ${pieces} del desván`),
  buy: (essentials: number) => `Compra ${essentials} ${essentialsWord(essentials)}`,
  pack: packAway,
} as const;

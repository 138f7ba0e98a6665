import { counted } from "~/words/de/counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const PIECES_COPY = {
  title: (size: Size, pieces: number) => `${SIZE_LABELS[size]}: Du hast ${counted(pieces, "Teil", "Teile")}`,
  wash: (day: string, isLikely: boolean) =>
    isLikely ? `Wasch sie bis etwa ${day}.` : `Wasch sie vor dem ${day}.`,
  pack: "Druck das Etikett aus, pack die Kiste, und schreib dazu, wo sie steht.",
  count: "Teile eintragen",
  print: "Kisten-Etikett drucken",
  /** Before a line to write on. */
  where: "Wo",
} as const;

// The pieces that a family has in a size: a list for the wash and a label for the box.
import { counted } from "~/words/en/counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const PIECES_COPY = {
  title: (size: Size, pieces: number) => `${SIZE_LABELS[size]}: ${counted(pieces, "piece")} you own`,
  wash: (day: string, isLikely: boolean) => `Wash them before ${isLikely ? "about " : ""}${day}.`,
  pack: "Print the label, pack the box, and write on it where you keep it.",
  count: "Count pieces",
  print: "Print box label",
  /** Before a line to write on. */
  where: "Where",
} as const;

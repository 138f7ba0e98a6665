import { counted } from "~/words/fr/counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const PIECES_COPY = {
  title: (size: Size, pieces: number) =>
    `${SIZE_LABELS[size]}\u00a0: vous avez ${counted(pieces, "pièce", "pièces")}`,
  wash: (day: string, isLikely: boolean) => `À laver avant le ${day}${isLikely ? " environ" : ""}.`,
  pack: "Imprimez l’étiquette, remplissez le carton et notez où vous le rangez.",
  count: "Compter les pièces",
  print: "Imprimer l’étiquette",
  /** Before a line to write on. */
  where: "Où",
} as const;

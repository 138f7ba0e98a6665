import { counted } from "~/words/es/counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const PIECES_COPY = {
  title: (size: Size, pieces: number) => `${SIZE_LABELS[size]}: tienes ${counted(pieces, "pieza", "piezas")}`,
  wash: (day: string, isLikely: boolean) => `Lávalas antes del ${day}${isLikely ? ", más o menos" : ""}.`,
  pack: "Imprime la etiqueta, guarda la ropa en la caja y anota dónde queda.",
  count: "Contar piezas",
  print: "Imprimir la etiqueta",
  /** Before a line to write on. */
  where: "Dónde",
} as const;

// The words of a plan's calendar feed. Others may see a calendar, so its words name no person and no place.
import { PRODUCT_NAME } from "~/words/es/layout.ts";
import { SIZE_LABELS, type Size } from "~/words/es/wardrobe/wardrobe-copy.ts";

type Season = "cold" | "cool" | "mild" | "hot";

const SEASON_TITLES = {
  cold: "Ropa de bebé: por estas fechas suele empezar el frío",
  cool: "Ropa de bebé: por estas fechas suele empezar el tiempo fresco",
  mild: "Ropa de bebé: por estas fechas suele empezar el tiempo templado",
  hot: "Ropa de bebé: por estas fechas suele empezar el calor",
} as const;

export const FEED_COPY = {
  name: (label: string) => `${PRODUCT_NAME}: ${label}`,
  size: (size: Size, who: string) =>
    `Ropa de bebé: por estas fechas empieza la talla ${SIZE_LABELS[size]}${who && ` (${who})`}`,
  between: (span: string) => `Probablemente en algún momento de estas semanas: ${span}.`,
  until: (day: string) => `Dura más o menos hasta la semana del ${day}.`,
  toGet: (url: string) => `Mira lo que aún te falta: ${url}`,
  trip: "Viaje",
  toPack: (url: string) => `Tu lista de equipaje: ${url}`,
  swap: (size: Size) => `Guardería: cambia la ropa de repuesto por la talla ${SIZE_LABELS[size]}`,
  toSwap: "Lleva la talla siguiente y trae a casa lo que ya queda chico.",
  outerwear: (size: Size) =>
    `Ropa de bebé: decide más o menos ahora el abrigo de invierno, talla ${SIZE_LABELS[size]}`,
  season: (season: Season) => SEASON_TITLES[season],
  usual: "Según el tiempo de años anteriores; no es un pronóstico.",
  end: "Ropa de bebé: por estas fechas termina el plan",
  goOn: (url: string) => `Ya no hay nada más planeado. Desde aquí puedes seguir hasta los 24 meses: ${url}`,
  noMore: (isOneOfMore = false) =>
    `${PRODUCT_NAME} planea la ropa de los primeros 24 meses.${isOneOfMore ? "" : " Ya puedes quitar este calendario."}`,
} as const;

// The words of a plan's calendar feed. Others may see a calendar, so its words name no person and no place.
import { PRODUCT_NAME } from "~/words/fr/layout.ts";
import { SIZE_LABELS, type Size } from "~/words/fr/wardrobe/wardrobe-copy.ts";

type Season = "cold" | "cool" | "mild" | "hot";

const SEASON_TITLES = {
  cold: "Vêtements de bébé\u00a0: le froid arrive d’habitude vers cette période",
  cool: "Vêtements de bébé\u00a0: le temps frais arrive d’habitude vers cette période",
  mild: "Vêtements de bébé\u00a0: le temps doux arrive d’habitude vers cette période",
  hot: "Vêtements de bébé\u00a0: la chaleur arrive d’habitude vers cette période",
} as const;

export const FEED_COPY = {
  name: (label: string) => `${PRODUCT_NAME}\u00a0: ${label}`,
  size: (size: Size, who: string) =>
    `Vêtements de bébé\u00a0: la taille ${SIZE_LABELS[size]} commence vers cette période${who && ` (${who})`}`,
  between: (span: string) => `Probablement à un moment de ces semaines\u00a0: ${span}.`,
  until: (day: string) => `Elle dure à peu près jusqu’à la semaine du ${day}.`,
  toGet: (url: string) => `Ce qu’il vous manque encore\u00a0: ${url}`,
  trip: "Voyage",
  toPack: (url: string) => `Votre liste de bagages\u00a0: ${url}`,
  swap: (size: Size) => `Crèche\u00a0: remplacer les tenues de rechange par la taille ${SIZE_LABELS[size]}`,
  toSwap: "Apportez la taille suivante et reprenez ce qui est trop petit.",
  outerwear: (size: Size) =>
    `Vêtements de bébé\u00a0: décidez à peu près maintenant des vêtements chauds d’hiver, taille ${SIZE_LABELS[size]}`,
  season: (season: Season) => SEASON_TITLES[season],
  usual: "D’après la météo des années passées, sans prévision.",
  end: "Vêtements de bébé\u00a0: le plan se termine vers cette période",
  goOn: (url: string) =>
    `Rien d’autre n’est prévu. Vous pouvez continuer jusqu’à 24\u00a0mois d’ici\u00a0: ${url}`,
  noMore: (isOneOfMore = false) =>
    `${PRODUCT_NAME} prévoit les vêtements des 24\u00a0premiers mois.${isOneOfMore ? "" : " Vous pouvez retirer ce calendrier."}`,
} as const;

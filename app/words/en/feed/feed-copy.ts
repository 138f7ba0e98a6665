// The words of a plan's calendar feed. Others may see a calendar, so its words name no place, and a baby only once its owner lets them.
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { SIZE_LABELS, type Size } from "~/words/en/wardrobe/wardrobe-copy.ts";

type Season = "cold" | "cool" | "mild" | "hot";

const SEASON_TITLES = {
  cold: "Baby clothes: cold weather usually starts about now",
  cool: "Baby clothes: cool weather usually starts about now",
  mild: "Baby clothes: mild weather usually starts about now",
  hot: "Baby clothes: hot weather usually starts about now",
} as const;

export const FEED_COPY = {
  /** By what whoever made the link has typed for it: 'Layette: Mia at home' */
  name: (label: string) => `${PRODUCT_NAME}: ${label}`,
  /** `who`: 'Baby 1'; empty for all. */
  size: (size: Size, who: string) =>
    `Baby clothes: size ${SIZE_LABELS[size]} starts about now${who && ` (${who})`}`,
  /** 'Feb 1 – Mar 14, 2027' */
  between: (span: string) => `Probably some time in these weeks: ${span}.`,
  until: (day: string) => `It lasts until about the week of ${day}.`,
  toGet: (url: string) => `See what you still need: ${url}`,
  trip: "Trip",
  toPack: (url: string) => `See your packing list: ${url}`,
  swap: (size: Size) => `Day care: swap the spare clothes for size ${SIZE_LABELS[size]}`,
  toSwap: "Bring the next size, and take home what is too small.",
  outerwear: (size: Size) => `Baby clothes: decide on winter outerwear about now, size ${SIZE_LABELS[size]}`,
  season: (season: Season) => SEASON_TITLES[season],
  usual: "From the weather of past years, not a forecast.",
  end: "Baby clothes: the plan ends about now",
  goOn: (url: string) => `Nothing more is planned. You can go on to 24 months from here: ${url}`,
  noMore: (isOneOfMore = false) =>
    `${PRODUCT_NAME} plans clothes for the first 24 months.${isOneOfMore ? "" : " You can remove this calendar."}`,
} as const;

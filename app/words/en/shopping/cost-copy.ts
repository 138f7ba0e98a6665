// The cost of a plan's pieces: the line on the list, and its page.
import { counted } from "~/words/en/counted.ts";

export const COST_COPY = {
  title: "Cost",
  /** Amounts come as the language writes them: '$410'. */
  fromTo: (low: string, high: string) => `From about ${low} to ${high}`,
  about: (amount: string) => `About ${amount}`,
  withSecondHand: (range: string, amount: string) => `${range}; second-hand about ${amount}`,
  range: (low: string, high: string) => `${low} to ${high}`,
  secondHand: (amount: string) => `second-hand ${amount}`,
  nothing: "Nothing left to buy",
  lead: "Essential and recommended pieces that you don't have yet and that aren't coming as gifts.",
  bySize: "By size",
  byGroup: "By kind",
  groups: {
    tops: "Bodysuits and tops",
    sleepers: "Sleepers and pajamas",
    rompers: "Rompers and overalls",
    pants: "Pants and leggings",
    knits: "Knits and fleece",
    base: "Base layers",
    sacks: "Sleep sacks",
    blankets: "Blankets and covers",
    outerwear: "Outerwear",
    feet: "Socks and shoes",
    swim: "Swim",
    hats: "Hats and mittens",
    cloths: "Bibs and cloths",
    own: "Your own items",
  },
  noPrice: "no price yet",
  pieces: (count: number) => counted(count, "piece"),
  /** 'Prices of Nov 2026, from the operator's sheet' */
  source: (month: string) => `Prices of ${month}, from the operator's sheet`,
  notes:
    "Amounts are rounded to 10, from budget to premium. Your own price counts for both, and for second-hand.",
  oneSize: "Pieces without a size count in each size, but only once in all.",
  unpriced: (count: number) =>
    count === 1
      ? "1 piece of your own items has no price, so it isn't counted."
      : `${count} pieces of your own items have no price, so they aren't counted.`,
  other: (theirs: string, now: string) =>
    `Your own prices in ${theirs} aren't counted, because prices here are in ${now}.`,
  own: (name: string, currency: string) => `Your price for ${name}, in ${currency}`,
  yours: (price: string, currency: string) => `your price ${price} ${currency}`,
  ownHint: (currency: string) =>
    `Your price for one piece, in ${currency}. Leave it empty for the operator's price.`,
  save: "Save prices",
  saving: "Saving...",
  list: "Open the list",
  noSheet: (country: string) => `There are no current prices for this country: ${country}.`,
} as const;

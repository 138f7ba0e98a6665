// Shopping links to start from: a budget pick and a premium pick for every item, and variants by gender and
// age for items whose look or size depends on them. They are searches, so they can't run dry; an operator
// replaces them with links of the programs that the deployment has joined.

import { ITEM_CATEGORY } from "../../app/domain/ids.ts";
import type { AgeRange, ItemCategory } from "../../app/domain/vocabulary.ts";
import { CATALOGUE, type CatalogueItem, validAgeRanges } from "../../app/domain/wardrobe/catalogue.ts";
import { itemName } from "../../app/words/en/wardrobe/item-copy.ts";

type Row = [
  id: number,
  clothingId: number,
  category: "budget" | "premium",
  displayOrder: number,
  gender: "boy" | "girl" | null,
  ageRange: AgeRange | null,
  productTitle: string,
  descriptor: string,
  url: string,
  country: string,
];

const GENDERED_CATEGORIES = new Set<ItemCategory>([
  ITEM_CATEGORY.tops,
  ITEM_CATEGORY.swim,
  ITEM_CATEGORY.sleepwear,
]);
const SIZED_KEYS = new Set([
  "sleeper_footed",
  "bodysuit_long_sleeve",
  "pants_soft",
  "coat_warm",
  "sleep_sack_tog_10",
]);

/** Both shops deliver there. */
const COUNTRY = "US";

const SHOPS = {
  budget: {
    descriptor: "Multipacks and basics",
    search: (text: string) => searchUrl("https://www.target.com/s", "searchTerm", text),
  },
  premium: {
    descriptor: "Organic and hard-wearing",
    search: (text: string) => searchUrl("https://www.nordstrom.com/sr", "keyword", text),
  },
} as const;

/**
 * The rows of `affiliate_links`, in the seed's column order. Ids are stable per item, so that a second run of
 * the seed finds them.
 */
export function affiliateLinkRows(): Row[] {
  return CATALOGUE.flatMap((item, index) => linksOf(item, index + 1));
}

function linksOf(item: CatalogueItem, clothingId: number): Row[] {
  const variants: { gender: Row[4]; ageRange: Row[5]; words: string }[] = [
    { gender: null, ageRange: null, words: "" },
  ];
  if (GENDERED_CATEGORIES.has(item.category)) {
    variants.push(
      { gender: "boy", ageRange: null, words: "boy" },
      { gender: "girl", ageRange: null, words: "girl" },
    );
  }
  if (SIZED_KEYS.has(item.key)) {
    for (const ageRange of validAgeRanges(item)) {
      for (const gender of ["boy", "girl"] as const) {
        variants.push({ gender, ageRange, words: `${gender} ${ageRange.replace("m", " months")}` });
      }
    }
  }
  return variants.flatMap(({ gender, ageRange, words }, variant) =>
    (["budget", "premium"] as const).map((category, position): Row => {
      const { descriptor, search } = SHOPS[category];
      const query = ["baby", words, itemName(item.key)].filter(Boolean).join(" ");
      const title = [itemName(item.key), ageRange, gender].filter(Boolean).join(", ");
      const id = clothingId * 100 + variant * 2 + position;
      return [id, clothingId, category, variant, gender, ageRange, title, descriptor, search(query), COUNTRY];
    }),
  );
}

function searchUrl(base: string, parameter: string, text: string): string {
  return `${base}?${new URLSearchParams({ [parameter]: text })}`;
}

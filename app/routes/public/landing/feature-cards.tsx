import { Garment } from "~/components/illustrations/art.tsx";
import { FEATURES } from "~/copy/public/landing-copy.ts";
import { ITEM_CATEGORY } from "~/domain/ids.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";

interface Feature {
  about: "weather" | "enough" | "parents" | "travel";
  garments: readonly { name: string; category: ItemCategory }[];
}

const CARDS: readonly Feature[] = [
  {
    about: "weather",
    garments: [
      { name: "hat_sun", category: ITEM_CATEGORY.tops },
      { name: "snowsuit", category: ITEM_CATEGORY.outerwear },
      { name: "burp_cloth", category: ITEM_CATEGORY.accessories },
    ],
  },
  {
    about: "enough",
    garments: [
      { name: "blanket_receiving", category: ITEM_CATEGORY.bottoms },
      { name: "sleeper_footed", category: ITEM_CATEGORY.sleepwear },
      { name: "socks", category: ITEM_CATEGORY.footwear },
    ],
  },
  {
    about: "parents",
    garments: [
      { name: "cardigan", category: ITEM_CATEGORY.sleepwear },
      { name: "sleep_sack_tog_10", category: ITEM_CATEGORY.tops },
      { name: "booties_soft", category: ITEM_CATEGORY.outerwear },
    ],
  },
  {
    about: "travel",
    garments: [
      { name: "jacket_light", category: ITEM_CATEGORY.outerwear },
      { name: "swimsuit", category: ITEM_CATEGORY.swim },
      { name: "sunglasses", category: ITEM_CATEGORY.accessories },
    ],
  },
];

export function FeatureCards() {
  return (
    <ul className="mt-10 grid gap-4 sm:grid-cols-2 sm:gap-6">
      {CARDS.map((card) => (
        <FeatureCard key={card.about} {...card} />
      ))}
    </ul>
  );
}

function FeatureCard({ about, garments }: Feature) {
  const words = FEATURES[about];
  return (
    <li className="card p-6 lg:p-8">
      <div className="flex flex-wrap items-end gap-3 border-b border-hairline pb-3">
        {garments.map(({ name, category }) => (
          <Garment key={name} name={name} category={category} className="size-12 sm:size-14" />
        ))}
      </div>
      <h3 className="mt-5 text-lg">{words.title}</h3>
      <p className="mt-2 text-ink-soft">{words.text}</p>
    </li>
  );
}

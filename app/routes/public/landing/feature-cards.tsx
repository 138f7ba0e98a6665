import { Garment } from "~/components/illustrations/art.tsx";
import { FEATURES } from "~/copy/public/landing.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";

interface Feature {
  words: { title: string; text: string };
  isComing: boolean;
  garments: readonly { name: string; category: ItemCategory }[];
}

const CARDS: readonly Feature[] = [
  {
    words: FEATURES.weather,
    isComing: false,
    garments: [
      { name: "hat_sun", category: "Tops & Layers" },
      { name: "snowsuit", category: "Outerwear" },
      { name: "burp_cloth", category: "Accessories" },
    ],
  },
  {
    words: FEATURES.enough,
    isComing: false,
    garments: [
      { name: "blanket_receiving", category: "Bottoms" },
      { name: "sleeper_footed", category: "Sleepwear & Bodysuits" },
      { name: "socks", category: "Footwear" },
    ],
  },
  {
    words: FEATURES.parents,
    isComing: false,
    garments: [
      { name: "cardigan", category: "Sleepwear & Bodysuits" },
      { name: "sleep_sack_tog_10", category: "Tops & Layers" },
      { name: "booties_soft", category: "Outerwear" },
    ],
  },
  {
    words: FEATURES.travel,
    isComing: true,
    garments: [
      { name: "jacket_light", category: "Outerwear" },
      { name: "swimsuit", category: "Swim" },
      { name: "sunglasses", category: "Accessories" },
    ],
  },
];

/** What the plan does for a parent, and what is still to come. */
export function FeatureCards() {
  return (
    <ul className="mt-10 grid gap-4 sm:grid-cols-2 sm:gap-6">
      {CARDS.map((card) => (
        <FeatureCard key={card.words.title} {...card} />
      ))}
    </ul>
  );
}

function FeatureCard({ words, isComing, garments }: Feature) {
  return (
    <li className="card p-6 lg:p-8">
      <div className="flex flex-wrap items-end gap-3 border-b border-hairline pb-3">
        {garments.map(({ name, category }) => (
          <Garment key={name} name={name} category={category} className="size-12 sm:size-14" />
        ))}
        {isComing && (
          <span className="mb-1 ml-auto self-start rounded-full border border-hairline bg-ground px-3 py-1 text-xs whitespace-nowrap text-ink-soft">
            {FEATURES.soon}
          </span>
        )}
      </div>
      <h3 className="mt-5 text-lg">{words.title}</h3>
      <p className="mt-2 text-ink-soft">{words.text}</p>
    </li>
  );
}

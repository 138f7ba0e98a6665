import { Garment } from "~/components/illustrations/art.tsx";
import { FEATURES } from "~/copy/public/landing.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";

interface Feature {
  about: "weather" | "enough" | "parents" | "travel";
  garments: readonly { name: string; category: ItemCategory }[];
}

const CARDS: readonly Feature[] = [
  {
    about: "weather",
    garments: [
      { name: "hat_sun", category: "Tops & Layers" },
      { name: "snowsuit", category: "Outerwear" },
      { name: "burp_cloth", category: "Accessories" },
    ],
  },
  {
    about: "enough",
    garments: [
      { name: "blanket_receiving", category: "Bottoms" },
      { name: "sleeper_footed", category: "Sleepwear & Bodysuits" },
      { name: "socks", category: "Footwear" },
    ],
  },
  {
    about: "parents",
    garments: [
      { name: "cardigan", category: "Sleepwear & Bodysuits" },
      { name: "sleep_sack_tog_10", category: "Tops & Layers" },
      { name: "booties_soft", category: "Outerwear" },
    ],
  },
  {
    about: "travel",
    garments: [
      { name: "jacket_light", category: "Outerwear" },
      { name: "swimsuit", category: "Swim" },
      { name: "sunglasses", category: "Accessories" },
    ],
  },
];

/** What the plan does for a parent. */
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

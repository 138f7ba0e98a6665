import { Garment, WeatherSymbol, weatherTheme } from "~/components/illustrations/art.tsx";
import { Section } from "~/components/ui/section.tsx";
import { ITEM_CATEGORY } from "~/domain/ids.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import type { LandingExample, PlacePreview } from "~/views/public/landing-example.ts";
import { FEATURES, PAIR } from "~/words/en/public/landing-copy.ts";
import { essentialsWord } from "~/words/en/wardrobe/dashboard-copy.ts";
import { WEATHER_LABELS } from "~/words/en/weather/weather-copy.ts";

interface Feature {
  about: "weather" | "enough" | "parents" | "travel";
  /** Each in the color of a category. */
  garments: Readonly<Record<string, ItemCategory>>;
}

const { accessories, bottoms, footwear, outerwear, sleepwear, swim, tops } = ITEM_CATEGORY;

const CARDS: readonly Feature[] = [
  { about: "weather", garments: { hat_sun: tops, snowsuit: outerwear, burp_cloth: accessories } },
  { about: "enough", garments: { blanket_receiving: bottoms, sleeper_footed: sleepwear, socks: footwear } },
  { about: "parents", garments: { cardigan: sleepwear, sleep_sack_tog_10: tops, booties_soft: outerwear } },
  { about: "travel", garments: { jacket_light: outerwear, swimsuit: swim, sunglasses: accessories } },
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
        {Object.entries(garments).map(([name, category]) => (
          <Garment key={name} name={name} category={category} className="size-12 sm:size-14" />
        ))}
      </div>
      <h3 className="mt-5 text-lg">{words.title}</h3>
      <p className="mt-2 text-ink-soft">{words.text}</p>
    </li>
  );
}

/** The items in which the cold and the hot place of an example differ most. */
const TELLING: readonly string[] = ["bunting_fleece", "hat_warm", "mittens_warm", "sleep_sack_tog_05"];

/** One baby in a cold and a hot place: what the place does to the numbers. */
export function NumberPair({ example: { dueMonth, places } }: { example: LandingExample }) {
  return (
    <Section titleId="pair-title" title={PAIR.title(dueMonth)} titleLook="mb-2 text-base lg:text-lg">
      <ul className="number-pair">
        {places.map((place) => (
          <Place key={place.place} {...place} />
        ))}
      </ul>
    </Section>
  );
}

function Place({ place, groups, essentials, items }: PlacePreview) {
  const telling = items.filter(({ key }) => TELLING.includes(key));
  return (
    <li>
      <p className="text-xs font-semibold sm:text-sm">{place}</p>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-1">
        <p className="answer">
          <b>{essentials}</b> {essentialsWord(essentials)}
        </p>
        <p className="flex shrink-0">
          {groups.map(({ order, category }) => (
            <span key={order} data-weather={weatherTheme(category)}>
              <WeatherSymbol category={category} className="size-6 text-weather" />
              <span className="sr-only">{WEATHER_LABELS[category]} </span>
            </span>
          ))}
        </p>
      </div>
      <ul className="figures mt-2 flex flex-wrap gap-x-2 text-sm text-ink-soft">
        {telling.map(({ key, name, category, total }) => (
          <li key={key} className="flex items-center gap-0.5 lg:gap-1">
            <Garment
              name={key}
              category={category}
              className={`size-7 xl:size-10 ${total > 0 ? "" : "opacity-45"}`}
            />
            <span className="sr-only">{name}: </span>
            {total > 0 ? <b className="text-ink">{total}</b> : <span aria-hidden="true">0</span>}
            {total === 0 && <span className="sr-only">{PAIR.notNeeded}</span>}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** One garment of a strip. */
export interface Speck {
  name: string;
  category: ItemCategory;
  /** 0 to 1 of the space left by its size, so it never leaves the strip. */
  x: number;
  y: number;
  /** Rotation in degrees. */
  turn: number;
  /** Pixels on wide screens. */
  size: number;
  isWideOnly: boolean;
}

/** How many garments of each strip show below 640 px: 18 in all. */
const NARROW_COUNTS = [4, 4, 3, 4, 3] as const;
/** How many show from 640 px up: 40 in all. */
const WIDE_COUNT_PER_STRIP = 8;

const GARMENTS = [
  ["bodysuit_short_sleeve", ITEM_CATEGORY.sleepwear],
  ["hat_warm", ITEM_CATEGORY.accessories],
  ["booties_soft", ITEM_CATEGORY.footwear],
  ["romper_short", ITEM_CATEGORY.tops],
  ["bib_feeding", ITEM_CATEGORY.accessories],
  ["pants_soft", ITEM_CATEGORY.bottoms],
  ["sleep_sack_tog_10", ITEM_CATEGORY.blankets],
  ["socks", ITEM_CATEGORY.footwear],
  ["hat_sun", ITEM_CATEGORY.accessories],
  ["cardigan", ITEM_CATEGORY.tops],
  ["mittens_warm", ITEM_CATEGORY.accessories],
  ["overalls", ITEM_CATEGORY.bottoms],
  ["sleeper_footed", ITEM_CATEGORY.sleepwear],
  ["swaddle_wrap_nb", ITEM_CATEGORY.blankets],
  ["shorts", ITEM_CATEGORY.bottoms],
  ["shoes_soft_sole", ITEM_CATEGORY.footwear],
] as const satisfies readonly (readonly [string, ItemCategory])[];

/** Multiples of the golden ratio, modulo 1, stay evenly spread no matter how many there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const HEIGHT_STEP = Math.SQRT2;
const TURN_STEP = Math.sqrt(3);
const MAX_TURN = 24;
const SIZES = [44, 60, 52] as const;

/**
 * The faint garments of each strip between the sections, so that none is behind text. Their places look random but are fixed;
 * otherwise they would move with every response.
 */
export function scatter(): Speck[][] {
  return NARROW_COUNTS.map((narrowCount, strip) =>
    Array.from({ length: WIDE_COUNT_PER_STRIP }, (_, position) =>
      speck(strip * WIDE_COUNT_PER_STRIP + position, position >= narrowCount),
    ),
  );
}

function speck(index: number, isWideOnly: boolean): Speck {
  const [name, category] = GARMENTS[index % GARMENTS.length] ?? GARMENTS[0];
  // Neighbors from left to right are an odd number of steps apart, so they alternate between the halves.
  const half = index % 2;
  return {
    name,
    category,
    x: fraction((index + 1) * GOLDEN),
    y: (half + fraction(index * HEIGHT_STEP)) / 2,
    turn: Math.round((2 * fraction((index + 1) * TURN_STEP) - 1) * MAX_TURN),
    size: SIZES[index % SIZES.length] ?? SIZES[0],
    isWideOnly,
  };
}

function fraction(value: number): number {
  return value - Math.floor(value);
}

// The drawings. They live in three sprites that the browser fetches once and keeps; a page only names them.
import type { ItemCategory, WeatherCategory } from "~/domain/vocabulary.ts";
import garments from "./garments.svg?url";
import scenes from "./scenes.svg?url";
import weather from "./weather.svg?url";

interface ArtProps {
  className?: string;
}

/** 'Hot & Dry' → 'hot-dry': the name of a category's symbol and colour theme. */
export function weatherTheme(category: WeatherCategory): string {
  return category.toLowerCase().replace(" & ", "-");
}

/** The symbol of a weather category in the current text colour. */
export function WeatherSymbol({ category, className = "size-8" }: ArtProps & { category: WeatherCategory }) {
  return <Sprite file={weather} name={weatherTheme(category)} className={className} />;
}

export type GlyphName = "rain-drop" | "snow-flake" | "wind" | "calendar-days" | "thermometer";

/** A small symbol for a figure. */
export function Glyph({ name, className = "size-4" }: ArtProps & { name: GlyphName }) {
  return <Sprite file={weather} name={name} className={className} />;
}

export type SceneName =
  | "quiz-place"
  | "quiz-date"
  | "quiz-gender"
  | "quiz-laundry"
  | "empty-plans"
  | "mail-sent"
  | "plan-failed"
  | "not-found"
  | "weather-missing"
  | "waiting"
  | "landing-drawer"
  | "line-onesie"
  | "line-socks"
  | "line-hat"
  | "line-blanket"
  | "wordmark";

/** A larger drawing. */
export function Scene({ name, className }: ArtProps & { name: SceneName }) {
  return <Sprite file={scenes} name={name} className={className} />;
}

/** Categories whose garments are not printed in the rose of all drawings. */
const TINT_OF_CATEGORY: Readonly<Partial<Record<ItemCategory, string>>> = {
  "Tops & Layers": "var(--art-tint-4)",
  Bottoms: "var(--art-tint-2)",
  "Blankets & Swaddles": "var(--art-tint-3)",
  Outerwear: "var(--art-tint-3)",
  Footwear: "var(--art-tint-4)",
  Swim: "var(--art-tint-2)",
  Other: "var(--art-tint-4)",
  Uncategorized: "var(--art-tint-4)",
};

interface GarmentProps extends ArtProps {
  /** The item's clothing_name_id; a custom item has a drawing of its own. */
  name: string;
  category: ItemCategory;
}

/** The drawing of a clothing item, tinted by its category. */
export function Garment({ name, category, className = "size-14" }: GarmentProps) {
  const symbol = name.startsWith("custom_") ? "custom_item" : name;
  const tint = TINT_OF_CATEGORY[category];
  return (
    <svg aria-hidden="true" className={className} style={tint ? { "--art-tint": tint } : undefined}>
      <use href={`${garments}#${symbol}`} />
    </svg>
  );
}

function Sprite({ file, name, className }: { file: string; name: string; className: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${file}#${name}`} />
    </svg>
  );
}

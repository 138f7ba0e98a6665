// The drawings live in three sprites that the browser fetches once and caches; a page only names them.
import type { ReactElement } from "react";
import { ITEM_CATEGORY } from "~/domain/ids.ts";
import type { ItemCategory, WeatherCategory } from "~/domain/vocabulary.ts";
import garments from "./garments.svg?url";
import scenes from "./scenes.svg?url";
import weather from "./weather.svg?url";

interface ArtProps {
  className?: string;
}

/** "Hot & Dry" → "hot-dry": the name of a category's symbol and color theme. */
export function weatherTheme(category: WeatherCategory): string {
  return category.toLowerCase().replace(" & ", "-");
}

/** The symbol of a weather category, in the current text color. */
export function WeatherSymbol({ category, className = "size-8" }: ArtProps & { category: WeatherCategory }) {
  return <Sprite file={weather} name={weatherTheme(category)} className={className} />;
}

export type GlyphName = "rain-drop" | "snow-flake" | "wind" | "calendar-days" | "thermometer";

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
  | "trip"
  | "line-onesie"
  | "line-socks"
  | "line-hat"
  | "line-blanket"
  | "wordmark";

/** The garments of a clothesline, one after the other. */
export const ON_THE_LINE = [
  "line-onesie",
  "line-hat",
  "line-socks",
  "line-blanket",
] as const satisfies readonly SceneName[];

export function Scene({ name, className }: ArtProps & { name: SceneName }) {
  return <Sprite file={scenes} name={name} className={className} />;
}

/** Tint classes of the categories that aren't drawn in the usual rose. */
const TINT_OF_CATEGORY: Readonly<Partial<Record<ItemCategory, string>>> = {
  [ITEM_CATEGORY.tops]: "tint-4",
  [ITEM_CATEGORY.bottoms]: "tint-2",
  [ITEM_CATEGORY.blankets]: "tint-3",
  [ITEM_CATEGORY.outerwear]: "tint-3",
  [ITEM_CATEGORY.footwear]: "tint-4",
  [ITEM_CATEGORY.swim]: "tint-2",
  [ITEM_CATEGORY.other]: "tint-4",
  [ITEM_CATEGORY.uncategorized]: "tint-4",
};

interface GarmentProps extends ArtProps {
  /** The item's clothing_name_id; custom items have their own drawing. */
  name: string;
  category: ItemCategory;
}

/** The drawing of a clothing item, tinted by its category. */
export function Garment(props: GarmentProps) {
  return garmentDrawing(props);
}

/** The same as an element, for rows of which a page has many. */
export function garmentDrawing({ name, category, className = "size-14" }: GarmentProps): ReactElement {
  return (
    <svg aria-hidden="true" className={tinted(className, category)}>
      <use href={garmentAddress(name)} />
    </svg>
  );
}

/** The drawing of what parents wish for that is no garment. */
export function GiftBox({ className }: ArtProps) {
  return <Garment name="gift_box" category={ITEM_CATEGORY.other} className={className ?? "size-14"} />;
}

interface PlacedGarmentProps extends GarmentProps {
  /** Position in the surrounding picture; each a length or a percentage such as "38.2%". */
  x: string;
  y: string;
  /** Pixels. */
  size: number;
  /** Pixels from that position to the garment's left and top edges. */
  left: number;
  top: number;
  /** Rotation in degrees. */
  turn: number;
}

/** A garment as part of another drawing. */
export function PlacedGarment(props: PlacedGarmentProps) {
  const { name, category, className, x, y, left, top, size, turn } = props;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the whole picture around it is hidden
    <svg x={x} y={y} overflow="visible" className={tinted(className, category)}>
      <use
        href={garmentAddress(name)}
        x={left}
        y={top}
        width={size}
        height={size}
        transform={`rotate(${turn} ${left + size / 2} ${top + size / 2})`}
      />
    </svg>
  );
}

function garmentAddress(name: string): string {
  return `${garments}#${name.startsWith("custom_") ? "custom_item" : name}`;
}

function tinted(className: string | undefined, category: ItemCategory): string | undefined {
  return [className, TINT_OF_CATEGORY[category]].filter(Boolean).join(" ") || undefined;
}

function Sprite({ file, name, className }: { file: string; name: string; className: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${file}#${name}`} />
    </svg>
  );
}

// The order in which givers see what is still needed: what the parents wish for most, what belongs together, and the rest by kind.
// Each line stands once, so that the numbers left add up.
import { ITEM_CATEGORY } from "../ids.ts";
import { AGE_RANGES, type AgeRange, ITEM_CATEGORIES, type ItemCategory } from "../vocabulary.ts";
import type { GarmentLine, GiftLine } from "./gift-lines.ts";

/** Ideas that stand open; more are folded away. */
export const IDEAS_AT_FIRST = 4;
/** As long as the parents have starred nothing. */
const USUAL_IDEAS = 6;
/** Of each kind of garment among the usual ideas. */
const USUAL_OF_A_KIND = 2;
const MOST_BUNDLES = 3;

/** Pieces of any one of these garments, by clothing_name_id, the first that is still needed. */
type BundlePiece = { anyOf: readonly string[]; pieces: number };

const one = (...anyOf: string[]): BundlePiece => ({ anyOf, pieces: 1 });
const two = (...anyOf: string[]): BundlePiece => ({ anyOf, pieces: 2 });

/** What is used together, the most useful first. Editorial: what a family would pack into one box (H12). */
export const BUNDLES = {
  outside: [
    one("bunting_fleece", "coat_warm", "snowsuit", "joggers_lined"),
    one("hat_warm"),
    one("mittens_warm"),
  ],
  nights: [
    two(
      "sleep_sack_tog_25",
      "sleep_sack_tog_10",
      "sleep_sack_tog_35",
      "sleep_sack_tog_05",
      "sleep_sack_tog_02",
    ),
  ],
  firstDays: [
    one("gown_knotted_nb", "sleeper_footed_nb"),
    one("hat_cotton_nb"),
    one("swaddle_muslin", "swaddle_wrap_nb"),
  ],
  rain: [one("rain_suit"), one("boots_rain")],
  sun: [one("romper_short"), one("hat_sun")],
  swim: [one("rash_guard", "swimsuit"), one("swim_hat"), one("swim_diaper")],
  meals: [two("bib_feeding"), two("burp_cloth")],
} as const satisfies Readonly<Record<string, readonly BundlePiece[]>>;

export type BundleId = keyof typeof BUNDLES;

export interface BundlePart {
  line: GarmentLine;
  /** At least 1, and no more than are left of the line. */
  pieces: number;
}

/** Two pieces or more that are used together, all of one size or without one. */
export interface Bundle {
  id: BundleId;
  /** Null if none of its parts has a size. */
  size: AgeRange | null;
  parts: readonly BundlePart[];
}

/** Everything else of one kind; 'wish' is the parents' own wishes. */
export type LinesOfKind = { kind: ItemCategory | "wish"; lines: readonly GiftLine[] };

export interface GiverOrder {
  /** The parents' own wishes first. */
  ideas: readonly GiftLine[];
  bundles: readonly Bundle[];
  kinds: readonly LinesOfKind[];
}

/** The lines of which something is left, each at its place. `starred` are keys; those of lines that aren't there don't count. */
export function orderForGivers(lines: readonly GiftLine[], starred: readonly string[]): GiverOrder {
  const open = lines.filter(({ left }) => left > 0);
  const ideas = ideasOf(open, starred);
  const rest = without(open, ideas);
  const bundles = bundlesOf(rest.filter((line) => line.kind === "garment"));
  const others = without(
    rest,
    bundles.flatMap(({ parts }) => parts.map(({ line }) => line)),
  );
  return { ideas, bundles, kinds: byKind(others) };
}

function ideasOf(open: readonly GiftLine[], starred: readonly string[]): GiftLine[] {
  const chosen = open.filter(({ key }) => starred.includes(key));
  return wishesFirst(chosen.length > 0 ? chosen : usualIdeas(open));
}

/** Own wishes, then outerwear, sleep sacks, and sleepers, of which each garment stands once; filled up in the list's order. */
function usualIdeas(open: readonly GiftLine[]): GiftLine[] {
  const wishes = open.filter(({ kind }) => kind === "wish");
  const garments = open.filter((line) => line.kind === "garment");
  const firsts = garments.filter(
    ({ clothingId }, at) => garments.findIndex((other) => other.clothingId === clothingId) === at,
  );
  const kinds = [
    firsts.filter(({ category }) => category === ITEM_CATEGORY.outerwear),
    firsts.filter(({ nameId }) => nameId.startsWith("sleep_sack")),
    firsts.filter(({ nameId }) => nameId.startsWith("sleeper")),
  ];
  const usual = [...wishes, ...kinds.flatMap((kind) => kind.slice(0, USUAL_OF_A_KIND))].slice(0, USUAL_IDEAS);
  const missing = Math.max(0, IDEAS_AT_FIRST - usual.length);
  return [...usual, ...without(firsts, usual).slice(0, missing)];
}

function wishesFirst(lines: readonly GiftLine[]): GiftLine[] {
  const isWish = ({ kind }: GiftLine) => kind === "wish";
  return [...lines.filter(isWish), ...lines.filter((line) => !isWish(line))];
}

/** The bundles of which every piece is still needed, each in the first size that needs all of it. */
function bundlesOf(lines: readonly GarmentLine[]): Bundle[] {
  const bundles: Bundle[] = [];
  for (const id of Object.keys(BUNDLES) as BundleId[]) {
    const taken = bundles.flatMap(({ parts }) => parts.map(({ line }) => line));
    const bundle = AGE_RANGES.map((size) => bundleIn(without(lines, taken), id, size)).find(
      (found) => found !== null,
    );
    if (bundle && bundles.length < MOST_BUNDLES) bundles.push(bundle);
  }
  return bundles;
}

function bundleIn(lines: readonly GarmentLine[], id: BundleId, size: AgeRange): Bundle | null {
  const ofSize = lines.filter((line) => line.size === size || line.size === null);
  const wanted: readonly BundlePiece[] = BUNDLES[id];
  const parts = wanted.flatMap(({ anyOf, pieces }): BundlePart[] => {
    const candidates = anyOf.map((nameId) =>
      ofSize.find((line) => line.nameId === nameId && line.left >= pieces),
    );
    const line = candidates.find((candidate) => candidate !== undefined);
    return line ? [{ line, pieces }] : [];
  });
  if (parts.length < wanted.length) return null;
  return { id, size: parts.some(({ line }) => line.size !== null) ? size : null, parts };
}

function byKind(lines: readonly GiftLine[]): LinesOfKind[] {
  const kindOf = (line: GiftLine) => (line.kind === "wish" ? "wish" : line.category);
  return (["wish", ...ITEM_CATEGORIES] as const)
    .map((kind) => ({ kind, lines: lines.filter((line) => kindOf(line) === kind) }))
    .filter((of) => of.lines.length > 0);
}

function without<Line extends GiftLine>(lines: readonly Line[], taken: readonly GiftLine[]): Line[] {
  const keys = new Set(taken.map(({ key }) => key));
  return lines.filter(({ key }) => !keys.has(key));
}

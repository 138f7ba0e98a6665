// Why the bag holds so many, and what stays at home.
import { counted } from "../counted.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

export const BAG_COPY = {
  why: (pack: number) => `Why ${pack}?`,
  one: (days: number) =>
    days <= 1 ? "One is enough for the day." : `One is enough for ${counted(days, "day")}.`,
  oneBetweenWashes: (days: number) => `One is enough for the ${days} days between washes.`,
  whole: "As many as in your plan.",
  use: (perDay: number, days: number) => `${perDay} a day × ${counted(days, "day")}`,
  between: " between washes",
  week: ", a week's worth",
  is: (pieces: number, isExact: boolean) => (isExact ? ` is ${pieces}` : ` is about ${pieces}`),
  spare: (spare: number) => `, plus ${spare} spare`,
  activity: (activity: string) => `, plus 1 for ${activity.toLowerCase()}`,
  bitter: (pieces: number) => `, plus ${pieces} for bitter cold`,
  total: (pieces: number) => `: ${pieces}`,
  enough: (quantity: number) => `, but the ${quantity} in a wardrobe are enough`,
  newborn: (newborn: number, pack: number) => `. ${newborn} of them in newborn size, so ${pack} in this one`,
  newbornAll: (pack: number) => `. The newborn size covers that; ${pack} here in case it gets tight`,
  formula: (quantity: number) => `A wardrobe for this weather has ${quantity}.`,
  /** What to take of a size that stays at home. */
  pieces: (names: readonly string[]) => listed(names.map((name) => `1 ${name}`)),
  laterSize: (size: Size, from: string, days: number, instead: Size) =>
    `From ${from} on, for ${counted(days, "day")}, ${SIZE_LABELS[size]} may fit better. ${SIZE_LABELS[instead]} is packed for the whole trip.`,
  earlierSize: (size: Size, until: string, days: number, instead: Size) =>
    `Until ${until}, for ${counted(days, "day")}, ${SIZE_LABELS[size]} may still fit better. ${SIZE_LABELS[instead]} is packed for the whole trip.`,
  laterPieces: (size: Size, pieces: string) =>
    `If sleeves get short, take these in ${SIZE_LABELS[size]}: ${pieces}.`,
  earlierPieces: (size: Size, pieces: string) =>
    `If sleeves are too long, take these in ${SIZE_LABELS[size]}: ${pieces}.`,
  replaced: (names: readonly string[]) =>
    `Left at home because something in the bag does the same job: ${listed(names)}.`,
  weekOnly: "This is a week's worth. For longer, plan on a sink or a laundromat.",
} as const;

/** 'a', 'a and b', 'a, b, and c' */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  if (words.length < 3) return words.join(" and ");
  return `${words.slice(0, -1).join(", ")}, and ${last}`;
}

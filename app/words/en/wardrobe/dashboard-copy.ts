import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const PICKER_COPY = { title: "Select Age Range", back: "Back to Dashboards" } as const;

/** A size on its card, with the specification's hyphen. */
export function pickerSize(size: Size): string {
  return size;
}

export const DASHBOARD_COPY = {
  plans: "Plans",
  /** Added for screen readers to the short label of the back link. */
  backToList: "Back to all quiz attempts",
  babyName: "Baby's name",
  location: "Baby's location",
  dueDate: "Due date",
  birthDate: "Date of birth",
  clothes: "Clothes",
  sizes: "Sizes",
  laundry: "Laundry frequency",
  show: "Show",
  shop: "Where to buy",
  itemsShown: (count: number) => (count === 1 ? "1 item shown" : `${count} items shown`),
  nothingShown: "Nothing matches this filter.",
  showAll: "Show all items",
  changedElsewhere: (count: number) =>
    count === 1 ? "1 item was changed on another page." : `${count} items were changed on another page.`,
  weatherMissing: "Weather Data Not Available",
  retry: "Retry",
  dataIssues: "Data Issues Detected",
  dataIssuesCount: (count: number) =>
    count === 1
      ? "We couldn't read the quantities of 1 item."
      : `We couldn't read the quantities of ${count} items.`,
  estimated: "Estimated from the season: there are no weather records for this time.",
  shoppingList: "Shopping list",
  more: "More",
  close: "Close",
} as const;

/** The weather summary and its details. */
export const WEATHER_COPY = {
  title: (size: Size) => `Weather for ${SIZE_LABELS[size]}`,
  group: (order: number) => `Weather group ${order}: `,
  highAndLow: "High and low",
  length: "Length",
  rain: "Rain",
  snow: "Snow",
  wind: "Wind",
} as const;

/** An item's row and its details. */
export const ROW_COPY = {
  newborn: "newborn",
  /** The name without '(Newborn)', which its mark already says. */
  withoutNewborn: (name: string) => name.replace(/ \(Newborn\)$/, ""),
  newbornKey: "Newborn size, worn for about the first 3–4 weeks",
  ofNeeded: (needed: number) => `of ${needed}`,
  ready: "You have enough",
  skipped: "Skipped",
  isFor: "For ",
  /** Shown to people who move by keyboard. */
  keys: "Arrow keys: ↑ ↓ to other items, ← → to − and +.",
  reasons: "Why this many?",
  loadingReasons: "Loading...",
  noReasons: "You'll need a connection to see why.",
  skipSize: (ageRange: Size) => `Skip for ${SIZE_LABELS[ageRange]}`,
  skipYear: "Skip in every size",
  putBack: "Put back",
  niceToHave: (count: number) => `+ ${count} nice to have`,
  notNeeded: (count: number) => `${count} not needed`,
  skippedCount: (count: number) => `${count} skipped`,
} as const;

/** A plan's menu: its entries, and a quiet line below each. */
export const PLAN_MENU_COPY = {
  title: "More for this plan",
  babyLine: "Size, birth, your answers",
  /** For readers, who see no more of the baby. */
  sizeLine: "The size now, and the next one",
  /** The page's title; its entry is shorter. */
  year: "The year at a glance",
  yearEntry: "The year",
  yearLine: "Sizes and seasons, month by month",
  share: "Share",
  shareLine: "With your partner, family, or a friend",
  /** For people on somebody else's plan. */
  peopleLine: "People on this plan, gift list",
  changes: "What changed and who",
  changesLine: "The last 50 changes",
  routinesLine: "From every day to once a week",
  files: "Print and files",
  filesLine: "Paper, calendar, spreadsheet",
  more: "More",
  moreLine: "A trip, final selection, delete",
  moreLineOfEditor: "A trip, final selection, leave",
  moreLineOfReader: "Final selection, leave",
  trip: "Plan a trip",
  leave: "Leave this plan",
  delete: "Delete this plan",
} as const;

/** The notice if an age range has no weather groups; null for the whole year. */
export function weatherMissingText(ageRange: Size | null): string {
  return ageRange === null
    ? "Could not load the weather of this plan."
    : `Could not load the weather groups for the ${SIZE_LABELS[ageRange]} age range.`;
}

/** The error page's text for an unreadable plan. */
export function unreadableText(error: string): string {
  return `Error loading data: ${error}`;
}

export const NOTE_COPY = {
  label: "Your note",
  placeholder: "Sizes, brands, who's lending you one…",
  save: "Save note",
  more: "More",
  less: "Less",
} as const;

export const FILTER_COPY = { label: "Essentiality", all: "All Essentiality" } as const;

export const CATEGORY_COPY = {
  /** Counts essentials, like the headline. 'You have' is left to screen readers. */
  have: "You have",
  of: (have: number, needed: number) => `${have} of ${needed}`,
} as const;

const ALL_ESSENTIALS_READY = "You have all the essentials";
/** The same while some of them are reserved by givers and haven't arrived. */
const REST_IS_COMING = "The rest is coming";
/** While an older child has left them. */
const REST_IN_ATTIC = "The rest is in the attic";

/** Beside the numbers that anyone may see. */
export const GUEST_COPY = { needed: "Pieces needed" } as const;

/** After the large number: 'essentials'. */
export function essentialsWord(count: number): string {
  return count === 1 ? "essential" : "essentials";
}

/** After the large number: 'essentials to go'. */
export function toGetWords(remaining: number): string {
  return `${essentialsWord(remaining)} to go`;
}

/** Needed pieces that are coming, and that an older child has left; missing for none. */
export interface Elsewhere {
  coming?: number;
  boxed?: number;
}

/** That no essential is left to get. */
export function noneToGet({ coming, boxed }: Elsewhere = {}): string {
  if (coming) return REST_IS_COMING;
  return boxed ? REST_IN_ATTIC : ALL_ESSENTIALS_READY;
}

/** '48 essentials to go', or that none are left. */
export function essentialsToGet(remaining: number, rest?: Elsewhere): string {
  return remaining > 0 ? `${remaining} ${toGetWords(remaining)}` : noneToGet(rest);
}

/** After the large number, if something other than the essentials was chosen. */
export const OTHERS_TO_GET = {
  Recommended: "recommended to go",
  "Nice-to-have": "nice to have",
  pieces: (count: number) => (count === 1 ? "piece to go" : "pieces to go"),
} as const;

/** The same, once none are left. */
export const OTHERS_READY = {
  Recommended: "You have all the recommended pieces",
  "Nice-to-have": "You have all the nice-to-have pieces",
  pieces: "You have all the pieces",
} as const;

export interface Counted extends Elsewhere {
  ready: number;
  needed: number;
  remaining: number;
}

/** 'You have 7 of 50', or 'You have 4 of 40, and 1 is coming, and 10 are in the attic'. */
export function readyWords({ ready, needed, coming = 0, boxed = 0 }: Counted): string {
  const rest = [
    coming > 0 && `${coming} ${coming === 1 ? "is" : "are"} coming`,
    boxed > 0 && `${boxed} ${boxed === 1 ? "is" : "are"} in the attic`,
  ];
  return [`You have ${ready} of ${needed}`, ...rest].filter(Boolean).join(", and ");
}

/** '83 in all': the essentials plus what is recommended or nice to have. */
export function inAll(pieces: number): string {
  return `${pieces} in all`;
}

/** Opens the reason below. */
export const WHY_SUMS_DIFFER = "Why don't the sizes add up?";

/** Why the sizes don't add up to the year's number; null if they do. `names` are the items without a size. */
export function whySumsDiffer(
  sizes: readonly number[],
  year: number,
  names: readonly string[],
): string | null {
  const sum = sizes.reduce((total, size) => total + size, 0);
  if (sum === year) return null;
  const which = names.length > 0 ? ` (${names.join(", ")})` : "";
  return `${sizes.join(" + ")} is ${sum}, not ${year}, because one-size items${which} are counted only once.`;
}

// The comparison of laundry routines. In running text, a routine is 'weekly laundry', not 'Weekly+'.
import { counted } from "~/words/en/counted.ts";

const ROUTINES = {
  daily: "daily laundry",
  every_2_3_days: "laundry every 2–3 days",
  weekly_plus: "weekly laundry",
} as const;

type Routine = keyof typeof ROUTINES;

/** How many more or fewer pieces, and of what. */
export type More = { essentials: number; all: number };

export const COMPARISON_COPY = {
  /** Of a plan whose sizes are all over. */
  nothing: "This plan has no more sizes to come, so there's nothing left to compare.",
  back: "Back to Recommendations",
  plans: "Back to all quiz attempts",
  sizes: "Sizes",
  routines: "Laundry routines",
  missingId: "Missing attempt ID. Please try again.",
  failed: "Failed to load comparison data. Please try again.",
  /** Only for ids in the valid form. */
  notFound: (id: string) => `Onboarding attempt with ID ${id} not found.`,
  chooseOne: "Please choose one of the three laundry routines.",
  same: "The same, however often you wash",
  current: "Your routine",
  use: "Use this",
  routineOf: (scenario: Routine) => `Use this: ${ROUTINES[scenario]}`,
  inAll: (pieces: number) => `${pieces} in all`,
  ofAll: (pieces: number) => `of ${pieces}`,
  chartTitle: "Pieces per size and laundry routine",
  bySize: "By size",
  countsLead: "Essentials out of all pieces.",
  byCategory: "By category",
  everyItem: "Every item",
  everyItemLead: "How many you need with each routine. Differences from yours are marked.",
  size: "Size",
  category: "Category",
  item: "Item",
  key: { essentials: "Essentials", rest: "Everything else" },
  unneeded: (items: number) =>
    items === 1 ? "1 item isn't needed with any routine." : `${items} items aren't needed with any routine.`,
  setAside: (items: number) =>
    items === 1
      ? "1 item isn't counted in the sizes where you skip it."
      : `${items} items aren't counted in the sizes where you skip them.`,
  leftOut: (names: string) => `We couldn't load how many you need of these, so they're left out: ${names}.`,
  withoutRules: (names: string) =>
    `We couldn't recalculate these, so we're comparing the numbers in your plan: ${names}.`,
} as const;

/** The headline after its number: 'more essentials with weekly laundry'. */
export function moreWords(more: More, scenario: Routine): string {
  const isOfEssentials = more.essentials !== 0;
  const count = isOfEssentials ? more.essentials : more.all;
  const noun = isOfEssentials ? "essential" : "piece";
  return `${count > 0 ? "more" : "fewer"} ${noun}${Math.abs(count) === 1 ? "" : "s"} with ${ROUTINES[scenario]}`;
}

/** The line below it: '41 more in all than with laundry every 2–3 days'. */
export function comparedWith(more: More | null, current: Routine): string {
  const hasAll = more && more.essentials !== 0 && more.all !== 0;
  return `${hasAll ? `${signedWords(more.all)} in all than` : "Compared"} with ${ROUTINES[current]}`;
}

/** '31 more', '8 fewer', 'as many'. */
export function signedWords(more: number): string {
  if (more === 0) return "as many";
  return `${Math.abs(more)} ${more > 0 ? "more" : "fewer"}`;
}

/** '+31', '−8' with a real minus sign. */
export function signed(more: number): string {
  return more > 0 ? `+${more}` : `−${Math.abs(more)}`;
}

/** One bar of the chart, for screen readers. */
export function barWords(label: string, { essentials, all }: More): string {
  return `${label} ${counted(essentials, "essential")} of ${counted(all, "piece")}`;
}

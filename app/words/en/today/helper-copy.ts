// Today for helpers: the page of a link, and the parents' page of their links.

export const HELPER_COPY = {
  /** The page's title in a browser and a chat. */
  title: "Clothes for today",
  tomorrow: "Tomorrow",
  later: "Later",
  goodToKnow: "Good to know",
  copyText: "Copy as text",
  copied: "Copied!",
  notCopied: "Couldn't copy it. Please copy it by hand.",
  asText: "All of it as text",
  allInWash: "Everything to put on is in the wash.",
  noWeather: "The weather can't be read right now. Please try again in a few minutes.",
  gone: "This link has ended",
  goneHint: "Links end after 90 days, or when the family closes them. Please ask them for a new one.",
} as const;

/** 'Clothes for Mia'; without a name 'Clothes for the baby'. For twins both names are typed. */
export function clothesWords(name: string): string {
  return name ? `Clothes for ${name}` : "Clothes for the baby";
}

/** 'Today, Friday, November 27, 2026' */
export function helperDayWords(title: string, day: string): string {
  return `${title}, ${day}`;
}

/** The parents' page. */
export const HELPERS_COPY = {
  title: "For day care and grandparents",
  lead: "The clothes for today and tomorrow, for someone without an account.",
  readText: "Read it",
  links: "Links",
  shows:
    "The page shows clothes and weather, and on a trip says so. It shows no place, due date, count, or note of yours, and no name unless you type one.",
  helper: "Who is it for?",
  usualHelper: "Day care",
  unnamed: "A helper",
  name: "First name on the page (optional)",
  make: "Make a link",
  copyLink: "Copy link",
  until: (day: string) => `Works until ${day}`,
  ended: (day: string) => `Ended on ${day}`,
  showsName: (name: string) => `Shows “${name}”`,
  see: "See the page",
  madeBy: (name: string) => `Made by ${name}`,
  hidden: "Only its maker and the plan's owner see the link itself.",
  lost: "This link can't be opened anymore. Please make a new one.",
  renew: "Renew for 90 days",
  close: "Close the link",
  full: "A plan has at most five links. Close one to make another.",
} as const;

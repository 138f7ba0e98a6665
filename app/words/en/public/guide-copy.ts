// The guide to swaddles and sleep sacks. Every warmth and temperature is passed in.
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { DEGREES } from "~/words/en/weather/weather-copy.ts";

export const GUIDE_COPY = {
  title: "Swaddles and sleep sacks",
  description:
    "Which TOG for which room: a picker in °F and °C, when to stop swaddling, what to wear underneath, and what a year of sleep sacks costs.",
  reviewed: "Reviewed November 22, 2026",
  notAdvice:
    "General information, not medical advice. Ask your pediatrician, especially if your baby was born early or has a health condition.",
} as const;

export const PICKER_COPY = {
  /** Whose units come first. */
  country: "US",
  title: "Which TOG for your room?",
  label: "How warm is the room at night?",
  unit: "Unit",
  show: "Find the TOG",
  common: "Common room temperatures",
  under: "Wear underneath:",
  rooms: {
    warm: "Cool the room first if you can: shade by day, an open window, a fan that doesn't blow on the crib.",
    cold: "Warm the room a little first if you can.",
  },
  check:
    "Then feel the back of the neck or the chest. Warm and dry is right; damp or hot is too much. Cool hands and feet are normal.",
} as const;

/** "70°F (21°C)": the requested unit first, then whole degrees of the other. */
export function roomWords(degrees: number, others: number, unit: "f" | "c"): string {
  const other = unit === "f" ? "c" : "f";
  return `${degrees}${DEGREES[unit]} (${others}${DEGREES[other]})`;
}

/** A warmth as it is printed: '0.5', '0.2–0.3'. */
export function togWords(tog: string): string {
  return tog;
}

/** "1.0 TOG for a room at 70°F (21°C)". */
export function togHeadline(togs: readonly string[], room: string): string {
  return `${togs.join(" or ")} TOG for a room at ${room}`;
}

/** "74–78°F (23–26°C)", "75°F (24°C) and up", "57°F (14°C) or colder". */
export function bandWords(
  from: readonly [number, number] | null,
  to: readonly [number, number] | null,
): string {
  if (from && to) return `${from[0]}–${to[0]}°F (${from[1]}–${to[1]}°C)`;
  if (from) return `${from[0]}°F (${from[1]}°C) and up`;
  return to ? `${to[0]}°F (${to[1]}°C) or colder` : "";
}

/** The picker's error. */
export function roomLimits(
  fahrenheit: readonly [number, number],
  celsius: readonly [number, number],
): string {
  return `Enter a room temperature from ${fahrenheit[0]} to ${fahrenheit[1]}°F, or ${celsius[0]} to ${celsius[1]}°C.`;
}

export const TOG_COPY = {
  id: "tog",
  title: "What TOG means",
  text: "TOG (thermal overall grade) tells you how much warmth a fabric holds. The higher the number, the warmer the sack. Go by the temperature of the room, not the weather outside: a thermometer in the nursery beats any forecast.",
  columns: { tog: "TOG", room: "Room", under: "Wear underneath" },
  caption: "Which TOG for which room",
} as const;

export const STOP_COPY = {
  id: "when-to-stop",
  title: "When to stop swaddling",
  lead: "At the first sign of rolling, often at 2 to 4 months. Stop that very night.",
  signs: [
    "Baby rolls, or tries to: onto a side, or up on an arm during tummy time.",
    "Baby works an arm or a leg out of the swaddle, again and again.",
    "The swaddle comes loose in the night. Loose fabric doesn't belong in a crib.",
  ],
  after:
    "A baby who can roll needs both arms free to lift the head. Move to a sleep sack, even if the first nights are shorter. Many babies take one arm out for a few nights, then the other; do that only while there's no sign of rolling at all.",
} as const;

export const TRANSITION_COPY = {
  id: "transitional-suit",
  title: "In-between sleep suits",
  text: "A transitional sleep suit, or a sack with covered arms at the sides, calms the startle reflex of a baby who has outgrown the swaddle. It is a bridge of a few weeks, usually between 3 and 6 months, and many babies never need one.",
  rules: [
    "On their back, in an otherwise empty crib, from the first night.",
    "Padded suits are warm on their own: dress baby lightly underneath, nothing on top.",
    "Did baby roll over in it? That was its last night. Move on to a sleep sack.",
    "Nothing weighted: no weighted suits, swaddles, or sacks.",
  ],
} as const;

export const ONE_SACK_COPY = {
  id: "one-sack",
  title: "One sack for the whole year?",
  text: "Some merino sacks are sold as one size from 2 months to 2 years, for rooms of about 64 to 77°F (18 to 25°C): follow the manufacturer's range. A merino sack costs more than a cotton one, but you may still spend less over the year. Two are enough: one to wear, one in the wash. For the first two months, and for warmer or colder rooms, you'll still need something else.",
  caption: "A first year of sleep sacks, three ways",
  columns: { way: "What you buy", sacks: "Sacks", price: "Each", total: "The year" },
  ways: {
    "one-rating": "Two 1.0 TOG sacks in each of two sizes, for a room that stays at 69–73°F all year",
    "by-season":
      "Two 0.5, two 1.0, and one 2.5 TOG sack in each of two sizes, for a room that changes with the seasons",
    "one-sack": "Two four-season merino sacks in one size",
  },
  note: "Example prices in US dollars, for comparison only.",
  differ: "Prices at your store may differ.",
  own: "Type in your store's prices to compare them.",
  yourPrice: (way: string) => `Your price for each: ${way}`,
} as const;

export const SAFETY_COPY = {
  id: "safe-sleep",
  title: "Every night, whatever the season",
  rules: [
    "On their back, on a firm, flat surface of their own, with nothing else in it.",
    "No loose blankets before 12 months, and no blanket over a sack.",
    "No hat indoors for sleep. No bib, cord, or hood in the crib.",
    "Nothing weighted.",
    "The neck opening fits: it can't slip over the chin. Never size up a swaddle or a sack for growth.",
    "A swaddle is snug at the chest, with room for two fingers, and loose at the hips, so the legs can bend up and out.",
    "Never use a swaddle or a sack in a car seat: the straps go against the body.",
  ],
} as const;

export const GUIDE_SHOP_COPY = {
  title: "Where to buy",
  disclosure: `Affiliate disclaimer: these are affiliate links, and ${PRODUCT_NAME} earns a commission on qualifying purchases. This doesn't affect prices or what we recommend.`,
  unreadable: "We couldn't load the shopping links. Everything else on this page is complete.",
  budget: "Budget pick",
  premium: "Luxury pick",
} as const;

export const GUIDE_QUIZ_COPY = {
  title: "How many do you need?",
  text: "It depends on your climate and how often you wash. Four questions, about 30 seconds.",
  link: "Take the quiz",
} as const;

export const SOURCES_COPY = {
  id: "sources",
  title: "Sources",
  text: "These bands are the ones most manufacturers print on their sacks; if yours says otherwise, follow yours. The safety rules come from:",
  list: [
    {
      name: "American Academy of Pediatrics: Sleep-Related Infant Deaths, Updated 2022 Recommendations",
      url: "https://doi.org/10.1542/peds.2022-057990",
    },
    {
      name: "The Lullaby Trust: room temperature and baby sleep bags",
      url: "https://www.lullabytrust.org.uk/",
    },
    {
      name: "International Hip Dysplasia Institute: hip-healthy swaddling",
      url: "https://hipdysplasia.org/",
    },
    {
      name: "U.S. Consumer Product Safety Commission: safe sleep, and children's sleepwear",
      url: "https://www.cpsc.gov/",
    },
  ],
} as const;

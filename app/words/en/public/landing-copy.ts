export const HERO = {
  title: "Stress-free baby wardrobe planning",
  lead: "A personalized shopping guide for the first year, built around your climate, your baby's growth, and your laundry routine.",
  start: "Get Started Free",
  how: "See How It Works",
  formNote: "See how many of each item your baby needs. No account needed.",
  note: "Your own plan is free. Four short questions, about 30 seconds.",
} as const;

/** The pair of numbers beside the form. */
export const PAIR = { title: (month: string) => `The same ${month} baby needs:`, notNeeded: "none" } as const;

/** Where the babies of the example live. */
export const EXAMPLE_PLACE_NAMES = {
  minneapolis: "Minneapolis, MN",
  miami: "Miami, FL",
  munich: "Munich",
  lasPalmas: "Las Palmas",
} as const;

export const PREVIEW = {
  title: "Same baby, two different drawers",
  mark: "Example",
  age: "Their first three months",
  items: "A few of the essentials",
  essential: "Essential",
  needed: "Pieces needed: ",
  notNeeded: "Not needed",
  why: "Why",
  whole: "See a whole plan",
  credit: "Calculated the same way as every plan.",
} as const;

/** What both previews have in common. */
export function previewLead(dueDay: string): string {
  return `Due ${dueDay}, with laundry every 2–3 days. Only the ZIP code is different. Look what that does to the drawer.`;
}

export const HOW_IT_WORKS = {
  id: "how-it-works",
  title: "How it works",
  start: "Start Your Quiz",
  steps: [
    {
      title: "Tell us about baby",
      text: "Due date, location, and laundry routine. It takes about 30 seconds.",
    },
    {
      title: "We forecast the weather",
      text: "Years of local weather show how warm, wet, or snowy each month will be.",
    },
    {
      title: "Receive an age-by-age wardrobe plan",
      text: "How many of each item, from newborn to twelve months, and why.",
    },
  ],
} as const;

export const FEATURES = {
  title: "Just enough, and not a drawer more",
  guide: "Which sleep sack for which room? Read the guide",
  weather: {
    title: "Weather-wise and laundry-smart",
    text: "The numbers follow the weather where you live and how often you wash, not a one-size-fits-all list.",
  },
  parents: {
    title: "Real-parent insights",
    text: "Another mother can share her wardrobe and notes by link. Look through them, then copy the plan and make it yours.",
  },
  enough: {
    title: "Avoid overbuying",
    text: "Every number comes with its reason. You'll know when you have enough.",
  },
  travel: {
    title: "Travel-ready packing",
    text: "A packing list for where and when you're going, in the size your baby will be wearing.",
  },
} as const;

export const CLOSING = {
  title: "One less thing to worry about",
  text: "Answer four questions and know exactly what the first year takes.",
  start: "Get Started Now",
} as const;

export const HERO = {
  title: "Stress-free baby wardrobe planning",
  lead: "A personalized shopping guide for the first year, built around your climate, your baby's growth and your laundry routine.",
  start: "Get Started Free",
  how: "See How It Works",
  formNote: "How many of each garment your baby needs, in one tap. No account needed.",
  note: "A plan of your own is free. Four short questions, about 30 seconds.",
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
  credit: "Worked out by the same rules as every plan.",
} as const;

/** What both previews have in common. */
export function previewLead(dueDay: string): string {
  return `Due ${dueDay}, with laundry every 2 to 3 days. Only the ZIP code differs, and so does what the drawer should hold.`;
}

export const HOW_IT_WORKS = {
  id: "how-it-works",
  title: "How it works",
  start: "Start Your Quiz",
  steps: [
    {
      title: "Tell us about baby",
      text: "Due date, location and laundry routine. It takes about 30 seconds.",
    },
    {
      title: "We forecast the weather",
      text: "Years of local weather show how warm, wet or snowy each month will be.",
    },
    {
      title: "Receive an age-by-age wardrobe plan",
      text: "How many of each item, from newborn to twelve months, and why.",
    },
  ],
} as const;

export const FEATURES = {
  title: "Enough, and not a drawer more",
  guide: "Which sleep sack for which room? Read the guide",
  weather: {
    title: "Weather-wise and laundry-smart",
    text: "The numbers follow the weather where you live and how often you wash, never a list made for everybody.",
  },
  parents: {
    title: "Real-parent insights",
    text: "Another mother can share her wardrobe and notes by link. Look through them, then copy the plan and make it yours.",
  },
  enough: {
    title: "Avoid overbuying",
    text: "Every number comes with its reason. When the drawer has enough, you will know.",
  },
  travel: {
    title: "Travel-ready packing",
    text: "A packing list for the place and the days you are going, at the size your baby wears then.",
  },
} as const;

export const CLOSING = {
  title: "One thing less to wonder about",
  text: "Answer four questions today, and know what the first year asks for.",
  start: "Get Started Now",
} as const;

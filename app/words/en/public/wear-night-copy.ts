// The table of nights.

export const WEAR_NIGHT_COPY = {
  title: "What does a baby sleep in?",
  description:
    "One table for every room: which sleep sack by its TOG, and what to wear under it, in °F and °C. To print and hang up.",
  lead: "By the room's temperature, at the coldest it gets toward morning.",
  caption: "Sleep sack and clothes by room",
  columns: { room: "Room", sack: "Sleep sack", under: "Under it" },
  noSack: "No sack",
  newborn: "Newborn sleep sacks end at 2.5 TOG: below 58°F (14°C), warm the room.",
} as const;

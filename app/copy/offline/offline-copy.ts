// Shown without a network.

export const OFFLINE_COPY = {
  title: "You're offline",
  text: "This page needs a connection. It'll load as soon as you're back online.",
  readable: "Available offline",
  nothing:
    "Plans, shopping lists, and packing lists that you open while you're logged in can be read here later.",
  retry: "Try again",
  asOf: (moment: string) => `As of ${moment}`,
};

const KEPT_THINGS = { plan: "plan", shopping: "list", trips: "trip" } as const;

/** Above a page that the browser has stored: "You're offline. Showing your plan as of Nov 22, 9:10 PM." */
export function keptWords(place: keyof typeof KEPT_THINGS, moment: string, isOnline: boolean): string {
  const why = isOnline ? "We can't reach Layette right now." : "You're offline.";
  return `${why} Showing your ${KEPT_THINGS[place]} as of ${moment}.`;
}

/** "2 changes will be sent when you're back online." */
export function unsentWords(count: number): string {
  return `${count} ${count === 1 ? "change" : "changes"} will be sent when you're back online.`;
}

export const ALL_SENT = "All changes are saved.";

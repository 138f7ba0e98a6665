// Shown without a network.

export const OFFLINE_COPY = {
  title: "You're offline",
  text: "Layette needs a network for this page. It is here again as soon as you are back online.",
  readable: "What you can read now",
  nothing:
    "Dashboards, shopping lists and packing lists that you open while you are signed in can be read here later.",
  retry: "Try again",
  asOf: (moment: string) => `As of ${moment}`,
};

/** Above a page that the browser has stored. */
export function keptWords(moment: string, isOnline: boolean): string {
  const why = isOnline ? "Layette doesn't answer yet." : "You're offline.";
  return `${why} This is how it was on ${moment}.`;
}

/** "2 changes will be sent when you're back online." */
export function unsentWords(count: number): string {
  return `${count} ${count === 1 ? "change" : "changes"} will be sent when you're back online.`;
}

export const ALL_SENT = "All changes are saved.";

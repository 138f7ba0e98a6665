// Shown without a network.

export const OFFLINE_COPY = {
  title: "Du bist offline",
  text: "Diese Seite braucht eine Verbindung. Sie lädt, sobald du wieder online bist.",
  readable: "Offline verfügbar",
  nothing:
    "Pläne, Einkaufslisten und Packlisten, die du angemeldet öffnest, kannst du hier später auch ohne Verbindung lesen.",
  retry: "Noch mal versuchen",
  asOf: (moment: string) => `Stand: ${moment}`,
};

const KEPT_THINGS = { plan: "deinen Plan", shopping: "deine Liste", trips: "deine Reise" } as const;

/** Above a page that the browser has stored: "Du bist offline. Du siehst deinen Plan mit Stand vom 22. Nov., 21:10 Uhr." */
export function keptWords(place: keyof typeof KEPT_THINGS, moment: string, isOnline: boolean): string {
  const why = isOnline ? "Layette ist gerade nicht zu erreichen." : "Du bist offline.";
  return `${why} Du siehst ${KEPT_THINGS[place]} mit Stand vom ${moment}.`;
}

/** "2 Änderungen werden gesendet, wenn du wieder online bist." */
export function unsentWords(count: number): string {
  return `${count === 1 ? "1 Änderung wird" : `${count} Änderungen werden`} gesendet, wenn du wieder online bist.`;
}

export const ALL_SENT = "Alle Änderungen sind gespeichert.";

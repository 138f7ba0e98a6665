// Shown without a network, and of a form that arrived after its session ended and is shown again after signing in.

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

export const NO_NETWORK = {
  title: "Du bist offline",
  description: "Das braucht eine Verbindung. Bitte versuch es noch mal, wenn du wieder online bist.",
} as const;

export const UNSENT_COPY = {
  title: "Du wurdest abgemeldet, bevor das gespeichert war",
  lead: "Das hast du eingegeben. Es ist noch nichts abgeschickt.",
  inForm: "Was du eingegeben hast, steht wieder unten im Formular. Es ist noch nichts abgeschickt.",
  send: "Jetzt abschicken",
  forget: "Verwerfen",
  otherViewer:
    "In diesem Browser hat sich jemand anderes angemeldet. Es wurde nichts abgeschickt. Bitte melde dich wieder an, um deine Änderungen zu speichern.",
} as const;

/** The labels of fields that people type into, by field name. */
export const UNSENT_LABELS: Readonly<Record<string, string>> = {
  title: "Titel",
  note: "Notiz",
  notes: "Notizen",
  quantity: "Du hast",
  step: "Du hast",
  bornOn: "Geburtsdatum",
  name: "Name",
  category: "Kategorie",
  productTitle: "Produktname",
  descriptor: "Beschreibung",
  affiliateUrl: "Link",
  displayOrder: "Platz",
  yourName: "Dein Vorname",
  email: "E-Mail",
};

/** On a page whose session ended elsewhere. */
export const SESSION_COPY = {
  signedOut:
    "Du bist abgemeldet. Auf dieser Seite wird nichts mehr gespeichert, bis du dich wieder anmeldest.",
  another:
    "In diesem Browser hat sich jemand anderes angemeldet. Nichts auf dieser Seite wird in dem anderen Konto gespeichert.",
  signIn: "Anmelden",
} as const;

// The parents' page of their gift list.
import { counted } from "../counted.ts";

export const GIFTS_COPY = {
  title: "Wunschliste",
  make: "Wunschliste anlegen",
  manage: "Wunschliste",
  back: "Zurück zur Einkaufsliste",
  lead: "Ein Link für Familie und Freunde: Sie sehen, was euch noch fehlt, und reservieren es. So wird nichts doppelt gekauft. Ein Konto brauchen sie nicht.",
  listTitle: "Titel",
  suggestedTitle: "Geschenke für unser Baby",
  titleHint: "Sehen alle, die den Link haben.",
  link: "Link zu deiner Wunschliste",
  copy: "Link kopieren",
  copied: "Kopiert!",
  notCopied: "Das Kopieren hat nicht geklappt. Bitte kopier den Link von Hand.",
  seeAsGiver: "So sehen andere die Liste",
  closedNote: "Die Liste ist geschlossen. Wer den Link öffnet, erfährt das. Reserviertes bleibt reserviert.",
  overNote: "Die Liste ist geschlossen, weil dein Baby 15 Monate alt ist. Reserviertes bleibt reserviert.",
  openAgain: "Liste wieder öffnen",
  close: "Liste schließen",
  move: "Neuen Link holen",
  moveHint: "Der alte Link gilt dann sofort nicht mehr. Reserviertes bleibt reserviert.",
  nothing: "Noch nichts reserviert",
  nothingText: "Schick den Link an Familie und Freunde. Hier siehst du dann, was unterwegs ist.",
  surpriseText: (day: string | null) =>
    day === null
      ? "Überraschung! Wer was mitbringt, siehst du, sobald du das Geburtsdatum einträgst."
      : `Überraschung! Wer was mitbringt, siehst du am ${day}.`,
  readersText: "Wer was mitbringt, sehen nur alle, die in diesem Plan mitplanen.",
  onlyOwnerMakes:
    "Zu diesem Plan gibt es noch keine Wunschliste. Anlegen kann sie die Person, der er gehört.",
  byPerson: "Nach Person",
  secretly: "Als Überraschung",
  byItem: "Nach Artikel",
  coming: "Unterwegs",
  notOnList: "Nicht mehr auf der Liste",
  notOnListText:
    "In deinem Plan ist das nicht mehr vorgesehen, oder du hast es ausgeblendet. Unterwegs ist es trotzdem.",
  waiting: "Wartet auf dein OK",
  approve: "Zustimmen",
  arrived: "Angekommen",
  allArrived: "Alles angekommen",
  notArrived: "Rückgängig",
  thanked: "Bedankt",
  thank: "Als bedankt abhaken",
  notThanked: "Noch nicht bedankt",
  remove: "Entfernen",
  byHand: "selbst eingetragen",
  how: { buy: "wird gekauft", pass: "wird weitergegeben", lend: "wird verliehen" },
  text: "Als Text kopieren",
  csv: "CSV herunterladen",
  print: "Drucken",
  add: "Geschenk für jemanden eintragen",
  addHint: "Wenn dir jemand persönlich sagt, was kommt.",
  who: "Von",
  what: "Was",
  pieces: "Wie viele",
  ways: { buy: "Wird gekauft", pass: "Wird weitergegeben", lend: "Wird verliehen" },
  way: "Wie",
  addIt: "Eintragen",
  nothingToAdd: "Alles auf der Liste ist reserviert.",
  settings: "Was die Liste zeigt",
  greeting: "Gruß",
  greetingHint: "Freiwillig. Ein paar Worte oben auf der Seite.",
  sizes: "Größen",
  levels: "Wie viel",
  place: "Wohnort zeigen (Stadt und Region)",
  month: "Monat des Geburtstermins zeigen",
  names: "Wer was mitbringt",
  open: "Wir sehen, wer was mitbringt",
  surprise: "Es ist eine Überraschung",
  surpriseHint: "Bis zu dem Tag seht ihr nur, wie viel unterwegs ist: keine Namen, keine Nachrichten.",
  revealOn: "Alles zeigen am",
  revealHint: "Ohne Angabe gilt der Tag, an dem du das Geburtsdatum einträgst.",
  approves: "Erst fragen, bevor ein Name dazukommt",
  save: "Speichern",
  saved: "Gespeichert.",
  mails: "E-Mails zu neuen Geschenken",
  mailsOn: "Wir schreiben dir, wenn etwas reserviert wird, höchstens einmal am Tag.",
  mailsOff: "Wir schreiben dir nicht, wenn etwas reserviert wird.",
  turnOn: "E-Mails einschalten",
  turnOff: "E-Mails ausschalten",
  items: "Artikel ausblenden",
  itemsHint: "Ausgeblendetes bleibt in deinem Plan. Wer schenkt, sieht es nur nicht.",
  leaveOff: "Ausblenden",
  putBack: "Wieder zeigen",
  leftOff: "ausgeblendet",
  wishes: "Andere Wünsche",
  wishesHint: "Alles, was nicht in deinem Plan steht, zum Beispiel ein Kindersitz.",
  wish: "Was du dir wünschst",
  wishLink: "Link zu einem Shop",
  wishLinkHint: "Freiwillig. Füge ihn aus dem Shop oder aus dessen App ein.",
  whichLink: "Welcher?",
  price: "Ungefährer Preis",
  priceHint: "Freiwillig, zum Beispiel „etwa 120 €“.",
  addWish: "Wunsch hinzufügen",
} as const;

/** 'Entfernen: 2 Schlafstrampler, 3–6 Monate', for screen readers. */
export function labelOf(act: string, what: string): string {
  return `${act}: ${what}`;
}

/** '9 Geschenke von 4 Personen sind unterwegs'; '9 Geschenke sind unterwegs' in a surprise. */
export function comingWords(pieces: number, people: number | null): string {
  const from = people === null ? "" : ` von ${counted(people, "Person", "Personen")}`;
  return `${counted(pieces, "Geschenk", "Geschenke")}${from} ${pieces === 1 ? "ist" : "sind"} unterwegs`;
}

/** '6 unterwegs, 4 nötig', or '2 unterwegs'. */
export function comingOf(coming: number, needed: number): string {
  return coming > needed ? `${coming} unterwegs, ${needed} nötig` : `${coming} unterwegs`;
}

/** '1 von 2 angekommen' */
export function arrivedOf(arrived: number, pieces: number): string {
  return arrived === pieces ? GIFTS_COPY.arrived : `${arrived} von ${pieces} angekommen`;
}

/** 'Auf der Liste ist nur noch 1 übrig.' */
export function onlyLeft(left: number): string {
  if (left === 0) return "Davon ist auf der Liste nichts mehr übrig.";
  return `Auf der Liste ${left === 1 ? "ist" : "sind"} nur noch ${left} übrig.`;
}

export const GIFTS_CSV = ["Von", "Artikel", "Teile", "Angekommen", "Wie", "Nachricht", "Bedankt"] as const;
/** Of a surprise. */
export const SURPRISE_CSV = ["Artikel", "Teile", "Angekommen"] as const;

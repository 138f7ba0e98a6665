// The parents' page of their gift list; and, for the server only, like the names of items, what givers are told they bring.

import { counted } from "~/words/de/counted.ts";
import type { ITEM_NAMES } from "~/words/de/wardrobe/item-copy.ts";
import { SIZE_LABELS, type Size } from "~/words/de/wardrobe/wardrobe-copy.ts";
import type { Named } from "~/words/en/gifts/parents-gifts-copy.ts";

export const GIFTS_COPY = {
  title: "Wunschliste",
  make: "Wunschliste anlegen",
  manage: "Wunschliste",
  lead: "Ein Link für Familie und Freunde: Sie sehen, was dir noch fehlt, und reservieren es. So wird nichts doppelt gekauft. Ein Konto brauchen sie nicht.",
  listTitle: "Titel",
  suggestedTitle: (names: string | null) => `Geschenke für ${names ?? "unser Baby"}`,
  titleHint: "Sehen alle, die den Link haben.",
  link: "Link zu deiner Wunschliste",
  copy: "Link kopieren",
  copied: "Kopiert!",
  notCopied: "Das Kopieren hat nicht geklappt. Bitte kopier den Link von Hand.",
  seeAsGiver: "So sehen andere die Liste",
  closedNote: "Die Liste ist geschlossen, und wer den Link öffnet, sieht das. Die Reservierungen bleiben.",
  overNote:
    "Die Liste ist drei Monate nach dem Ende deines Plans geschlossen worden. Die Reservierungen bleiben.",
  goOn: "Bis 24 Monate weiterplanen und wieder öffnen",
  openAgain: "Liste wieder öffnen",
  close: "Liste schließen",
  move: "Neuen Link holen",
  moveHint: "Der alte Link gilt dann sofort nicht mehr. Die Reservierungen bleiben.",
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
  thanked: "Schon bedankt",
  thank: "Als „schon bedankt“ markieren",
  notThanked: "Noch nicht bedankt",
  remove: "Entfernen",
  /** Once a giver has marked it. */
  bought: "schon gekauft",
  byHand: "selbst eingetragen",
  how: { buy: "wird gekauft", pass: "wird weitergegeben", lend: "wird verliehen" },
  text: "Als Text kopieren",
  csv: "CSV herunterladen",
  print: "Drucken",
  add: "Geschenk von jemandem eintragen",
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
  greetingHint: "Freiwillig. Ein paar Worte oben auf der Seite, über deinem Vornamen.",
  sizes: "Größen",
  levels: "Was auf die Liste kommt",
  place: "Wohnort zeigen (Stadt und Region)",
  month: "Monat des Geburtstermins zeigen",
  names: "Wer was mitbringt",
  open: "Wir sehen, wer was mitbringt",
  surprise: "Es ist eine Überraschung",
  surpriseHint:
    "Bis dahin siehst du nur, wie viele Geschenke unterwegs sind: keine Namen, keine Nachrichten.",
  revealOn: "Alles zeigen am",
  revealHint: "Ohne Angabe gilt der Tag, an dem du das Geburtsdatum einträgst.",
  approves: "Wir bestätigen jede Reservierung selbst",
  save: "Speichern",
  saved: "Gespeichert.",
  mails: "E-Mails zu neuen Geschenken",
  mailsOn: "Wir schreiben dir, wenn etwas reserviert wird, höchstens einmal am Tag.",
  mailsOff: "Wir schreiben dir nicht, wenn etwas reserviert wird.",
  turnOn: "E-Mails einschalten",
  turnOff: "E-Mails ausschalten",
  items: "Sterne vergeben oder Artikel ausblenden",
  itemsHint:
    "Wer den Link hat, sieht zuerst, was einen Stern hat; du kannst bis zu 12 vergeben. Ausgeblendetes bleibt in deinem Plan, man sieht es nur nicht.",
  star: "Stern",
  toThank: "Noch bedanken",
  wishAdded: "Hinzugefügt. Der Wunsch steht jetzt auf der Liste.",
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

export const GIFTS_CSV = [
  "Von",
  "Artikel",
  "Teile",
  "Angekommen",
  "Wie",
  "Nachricht",
  "Schon bedankt",
] as const;
/** Of a surprise. */
export const SURPRISE_CSV = ["Artikel", "Teile", "Angekommen"] as const;

type NameId = keyof typeof ITEM_NAMES;

/** For more than one, by clothing_name_id; one is the item's name, or "Paar ..." where these say so. Adjectives begin small. */
const MANY = {
  bodysuit_short_sleeve_nb: "Kurzarmbodys (Neugeborene)",
  bodysuit_short_sleeve: "Kurzarmbodys",
  bodysuit_long_sleeve_nb: "Langarmbodys (Neugeborene)",
  bodysuit_long_sleeve: "Langarmbodys",
  bodysuit_sleeveless: "Bodys ohne Arm",
  sleeper_footed_nb: "Schlafstrampler (Neugeborene)",
  sleeper_footed: "Schlafstrampler",
  sleeper_fleece: "Fleece-Schlafstrampler",
  gown_knotted_nb: "Schlafhemdchen (Neugeborene)",
  pajama_short: "kurze Schlafanzüge",
  pajama_two_piece: "zweiteilige Schlafanzüge, eng anliegend",
  thermal_base_layer: "Sets Thermo-Unterwäsche",
  kimono_top_nb: "Wickelshirts (Neugeborene)",
  tee_short_sleeve: "T-Shirts",
  top_long_sleeve: "Langarmshirts",
  romper_short: "kurze Strampler",
  romper_long: "lange Strampler ohne Fuß",
  cardigan: "Strickjacken",
  sweatshirt: "Sweatshirts",
  fleece_jacket_thin: "dünne Fleecejacken",
  vest_layer: "Stepp- oder Strickwesten",
  outfit_special: "Outfits für besondere Anlässe",
  pants_footed_nb: "Hosen mit Fuß (Neugeborene)",
  pants_soft: "weiche Schlupfhosen",
  leggings: "Leggings",
  joggers_lined: "gefütterte Hosen oder Fleecehosen",
  shorts: "Shorts",
  bloomers: "Pump- oder Windelhöschen",
  tights: "Strumpfhosen oder Paar Stulpen",
  pants_crawling: "Krabbelhosen mit verstärkten Knien",
  overalls: "Latzhosen",
  swaddle_muslin: "Pucktücher aus Mull",
  swaddle_wrap_nb: "Pucksäcke mit Klettverschluss (Neugeborene)",
  sleep_suit_transition: "Übergangs-Schlafanzüge oder Schlafsäcke mit freien Armen",
  sleep_sack_tog_02: "Schlafsäcke 0,2–0,3 TOG",
  sleep_sack_tog_05: "Schlafsäcke 0,5 TOG",
  sleep_sack_tog_10: "Schlafsäcke 1,0 TOG",
  sleep_sack_tog_25: "Schlafsäcke 2,5 TOG",
  sleep_sack_tog_35: "Schlafsäcke 3,5 TOG",
  blanket_receiving: "Babydecken",
  blanket_stroller: "Kinderwagendecken",
  jacket_light: "Übergangsjacken",
  coat_warm: "Winterjacken (nur draußen)",
  bunting_fleece: "Fleece-Overalls",
  snowsuit: "Schneeanzüge",
  rain_suit: "Matschanzüge",
  stroller_footmuff: "Fußsäcke für den Kinderwagen",
  car_poncho: "Autositz-Ponchos",
  socks_nb: "Paar Socken für Neugeborene",
  socks: "Paar Socken",
  socks_warm: "Paar warme Socken",
  socks_grip: "Paar Stoppersocken",
  booties_soft: "Paar weiche Schühchen",
  booties_winter: "Paar gefütterte Schühchen",
  shoes_soft_sole: "Paar Krabbelschuhe mit weicher Sohle",
  sandals_soft: "Paar weiche Sandalen",
  boots_rain: "Paar erste Gummistiefel",
  swimsuit: "Badeanzüge",
  rash_guard: "UV-Anzüge",
  swim_diaper: "waschbare Schwimmwindeln",
  swim_hat: "Sonnenhüte fürs Wasser",
  swim_coverup: "Badeponchos mit Kapuze",
  swim_warm_suit: "warme Neoprenanzüge",
  water_shoes: "Paar Badeschuhe",
  hat_cotton_nb: "Erstlingsmützen (Neugeborene)",
  hat_sun: "Sonnenhüte",
  hat_warm: "warme Strick- oder Fleecemützen",
  mittens_scratch_nb: "Paar Kratzfäustlinge (Neugeborene)",
  mittens_warm: "Paar warme Fäustlinge",
  bib_drool: "Halstücher",
  bib_feeding: "Lätzchen",
  burp_cloth: "Spucktücher",
  sunglasses: "Baby-Sonnenbrillen",
} as const satisfies Readonly<Record<NameId, string>>;

/** '2 Schlafstrampler', '1 kurzer Schlafanzug', '1 Paar Socken', '2 × Kindersitz', 'Kindersitz' */
export function countedName({ nameId, name }: Named, pieces: number): string {
  const many = manyOf(nameId);
  if (many === null) return pieces === 1 ? name : `${pieces} × ${name}`;
  if (pieces !== 1 || many.startsWith("Paar ")) return `${pieces} ${many}`;
  return `1 ${nameInSentence({ nameId, name })}`;
}

/** 'weiche Schlupfhose', 'Schlafstrampler': an adjective at the beginning loses its capital. */
export function nameInSentence({ nameId, name }: Named): string {
  return /^(?:Paar )?[a-zäöü]/.test(manyOf(nameId) ?? "")
    ? `${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : name;
}

export function oneInSentence(named: Named): string {
  return manyOf(named.nameId) === null ? `1 ${named.name}` : countedName(named, 1);
}

export function someInSentence(named: Named, pieces: number): string {
  return countedName(named, pieces);
}

/** '2 Schlafstrampler, 3–6 Monate' */
export function giftWords(named: Named & { size: Size | null }, pieces: number): string {
  const counted = countedName(named, pieces);
  return named.size === null ? counted : `${counted}, ${monthsOfSize(named.size)}`;
}

/** '3–6 Monate' */
export function monthsOfSize(size: Size): string {
  return SIZE_LABELS[size].replace("\u00a0M", " Monate");
}

function manyOf(nameId: string | null): string | null {
  return nameId !== null && nameId in MANY ? MANY[nameId as NameId] : null;
}

// The parents' page of their gift list; and, for the server only, like the names of items, what givers are told they bring.

import { counted } from "~/words/en/counted.ts";
import type { ITEM_NAMES } from "~/words/en/wardrobe/item-copy.ts";
import { SIZE_LABELS, type Size } from "~/words/en/wardrobe/wardrobe-copy.ts";

export const GIFTS_COPY = {
  title: "Gift list",
  make: "Make a gift list",
  manage: "Gift list",
  lead: "Give family and friends one link. They see what you still need and reserve it, so nothing is bought twice. They don't need an account.",
  listTitle: "Title",
  /** `names`: "Mia", "Mia and Leo"; null where nobody said. */
  suggestedTitle: (names: string | null) => `Gifts for ${names ?? "our baby"}`,
  titleHint: "Everyone with the link sees it.",
  link: "Link to your gift list",
  copy: "Copy link",
  copied: "Copied!",
  notCopied: "Couldn't copy it. Please copy it by hand.",
  seeAsGiver: "Preview the list",
  closedNote: "The list is closed, and anyone who opens the link will see that. Existing reservations stay.",
  overNote: "The list closed three months after your plan ended. Existing reservations stay.",
  goOn: "Go on to 24 months to open it again",
  openAgain: "Open the list again",
  close: "Close the list",
  move: "Get a new link",
  moveHint: "The old link stops working right away. Existing reservations stay.",
  nothing: "Nothing is reserved yet",
  nothingText: "Send the link to family and friends. You'll see what's coming here.",
  surpriseText: (day: string | null) =>
    day === null
      ? "It's a surprise: you'll see who's bringing what once you enter the birth date."
      : `It's a surprise: you'll see who's bringing what on ${day}.`,
  readersText: "Only people who can edit this plan see who's bringing what.",
  onlyOwnerMakes: "This plan doesn't have a gift list yet. Its owner can make one.",
  byPerson: "By person",
  secretly: "As a surprise",
  byItem: "By item",
  coming: "Coming",
  notOnList: "No longer on the list",
  notOnListText: "Your plan no longer includes these, or you took them off the list. They're still coming.",
  waiting: "Waiting for your OK",
  approve: "Approve",
  arrived: "Arrived",
  allArrived: "All arrived",
  notArrived: "Undo",
  thanked: "Thanked",
  thank: "Mark as thanked",
  notThanked: "Not thanked yet",
  remove: "Remove",
  /** Once a giver has marked it. */
  bought: "bought",
  byHand: "added by hand",
  how: { buy: "buying it", pass: "passing on theirs", lend: "lending it" },
  text: "Copy as text",
  csv: "Download CSV",
  print: "Print",
  add: "Add a gift someone told you about",
  addHint: "For anyone who tells you in person what they're bringing.",
  who: "From",
  what: "What",
  pieces: "How many",
  ways: { buy: "They're buying it", pass: "They're passing on theirs", lend: "They're lending it" },
  way: "How",
  addIt: "Add it",
  nothingToAdd: "Everything on the list is reserved.",
  settings: "What the list shows",
  greeting: "Greeting",
  greetingHint: "Optional. A few words at the top of the page, above your first name.",
  sizes: "Sizes",
  levels: "What to include",
  place: "Show where you live (city and state)",
  month: "Show the month of the due date",
  names: "Who's bringing what",
  open: "We can see who's bringing what",
  surprise: "It's a surprise",
  surpriseHint: "Until then, you'll only see how many gifts are coming: no names, no messages.",
  revealOn: "Show us everything on",
  revealHint: "Leave this blank to reveal everything when you enter the birth date.",
  approves: "We approve each reservation first",
  save: "Save",
  saved: "Saved.",
  mails: "Email about new gifts",
  mailsOn: "We email you when something is reserved, at most once a day.",
  mailsOff: "We don't email you when something is reserved.",
  turnOn: "Turn emails on",
  turnOff: "Turn emails off",
  items: "Star items, or leave them off",
  itemsHint:
    "People with the link see what you star first. Star up to 12. Items you leave off stay in your plan; they just won't see them.",
  star: "Star",
  toThank: "To thank",
  wishAdded: "Added. It's on the list now.",
  leaveOff: "Leave off",
  putBack: "Put back",
  leftOff: "left off",
  wishes: "Other wishes",
  wishesHint: "Anything that isn't in your plan, such as a car seat.",
  wish: "What you'd like",
  wishLink: "Link to a store",
  wishLinkHint: "Optional. Paste it from the store or its app.",
  whichLink: "Which one?",
  price: "Approximate price",
  priceHint: "Optional, such as “about $120”.",
  addWish: "Add the wish",
} as const;

/** 'Remove: 2 Footed Sleepers, 3–6 months', for screen readers. */
export function labelOf(act: string, what: string): string {
  return `${act}: ${what}`;
}

/** '9 things are coming from 4 people'; '9 things are coming' in a surprise. */
export function comingWords(pieces: number, people: number | null): string {
  const things = `${counted(pieces, "thing")} ${pieces === 1 ? "is" : "are"} coming`;
  return people === null ? things : `${things} from ${people} ${people === 1 ? "person" : "people"}`;
}

/** '6 coming, 4 needed', or '2 coming'. */
export function comingOf(coming: number, needed: number): string {
  return coming > needed ? `${coming} coming, ${needed} needed` : `${coming} coming`;
}

/** '1 of 2 arrived' */
export function arrivedOf(arrived: number, pieces: number): string {
  return arrived === pieces ? GIFTS_COPY.arrived : `${arrived} of ${pieces} arrived`;
}

/** 'Only 1 is left.' */
export function onlyLeft(left: number): string {
  if (left === 0) return "None of these are left on the list.";
  return `Only ${left} ${left === 1 ? "is" : "are"} left on the list.`;
}

export const GIFTS_CSV = ["From", "Item", "Pieces", "Arrived", "How", "Message", "Thanked"] as const;
/** Of a surprise. */
export const SURPRISE_CSV = ["Item", "Pieces", "Arrived"] as const;

type NameId = keyof typeof ITEM_NAMES;

/** For more than one, by clothing_name_id; one is the item's name, or "pair of ..." where these say pairs. */
const MANY = {
  bodysuit_short_sleeve_nb: "Short-Sleeve Bodysuits (Newborn)",
  bodysuit_short_sleeve: "Short-Sleeve Bodysuits",
  bodysuit_long_sleeve_nb: "Long-Sleeve Bodysuits (Newborn)",
  bodysuit_long_sleeve: "Long-Sleeve Bodysuits",
  bodysuit_sleeveless: "Sleeveless Bodysuits",
  sleeper_footed_nb: "Footed Sleepers (Newborn)",
  sleeper_footed: "Footed Sleepers",
  sleeper_fleece: "Fleece Footed Sleepers",
  gown_knotted_nb: "Sleep Gowns (Newborn)",
  pajama_short: "Short Pajama Sets",
  pajama_two_piece: "pairs of Two-Piece Snug Pajamas",
  thermal_base_layer: "Thermal Base-Layer Sets",
  kimono_top_nb: "Kimono Wrap Tops (Newborn)",
  tee_short_sleeve: "Short-Sleeve T-Shirts",
  top_long_sleeve: "Long-Sleeve Tops",
  romper_short: "Short Rompers",
  romper_long: "Long Rompers or Playsuits",
  cardigan: "Cardigans",
  sweatshirt: "Pullover Sweatshirts",
  fleece_jacket_thin: "Thin Fleece Jackets",
  vest_layer: "Quilted or Knit Vests",
  outfit_special: "Special-Occasion Outfits",
  pants_footed_nb: "pairs of Footed Pants (Newborn)",
  pants_soft: "pairs of Soft Pull-On Pants",
  leggings: "pairs of Leggings",
  joggers_lined: "pairs of Lined or Fleece Pants",
  shorts: "pairs of Shorts",
  bloomers: "pairs of Bloomers or Diaper Covers",
  tights: "pairs of Tights or Leg Warmers",
  pants_crawling: "pairs of Reinforced-Knee Crawling Pants",
  overalls: "pairs of Overalls or Dungarees",
  swaddle_muslin: "Muslin Swaddle Blankets",
  swaddle_wrap_nb: "Hook-and-Loop Swaddles (Newborn)",
  sleep_suit_transition: "Transitional Sleep Suits or Arms-Free Sacks",
  sleep_sack_tog_02: "Sleep Sacks 0.2-0.3 TOG",
  sleep_sack_tog_05: "Sleep Sacks 0.5 TOG",
  sleep_sack_tog_10: "Sleep Sacks 1.0 TOG",
  sleep_sack_tog_25: "Sleep Sacks 2.5 TOG",
  sleep_sack_tog_35: "Sleep Sacks 3.5 TOG",
  blanket_receiving: "Receiving Blankets",
  blanket_stroller: "Stroller Blankets",
  jacket_light: "Light Jackets",
  coat_warm: "Warm Coats (Outdoors Only)",
  bunting_fleece: "Fleece Buntings or Pram Suits",
  snowsuit: "Snowsuits",
  rain_suit: "Rain Suits",
  stroller_footmuff: "Stroller Footmuffs",
  car_poncho: "Car-Seat Ponchos",
  socks_nb: "pairs of Newborn Socks",
  socks: "pairs of Socks",
  socks_warm: "pairs of Warm Socks",
  socks_grip: "pairs of Grip Socks",
  booties_soft: "pairs of Soft Booties",
  booties_winter: "pairs of Insulated Booties",
  shoes_soft_sole: "pairs of Soft-Sole Shoes",
  sandals_soft: "pairs of Soft Sandals",
  boots_rain: "pairs of First Rain Boots",
  swimsuit: "Swimsuits",
  rash_guard: "UPF Rash Guard Suits",
  swim_diaper: "Reusable Swim Diapers",
  swim_hat: "Swim Sun Hats",
  swim_coverup: "Hooded Towel Ponchos",
  swim_warm_suit: "Warm Baby Wetsuits",
  water_shoes: "pairs of Water Shoes",
  hat_cotton_nb: "Cotton Caps (Newborn)",
  hat_sun: "Sun Hats",
  hat_warm: "Warm Knit or Fleece Hats",
  mittens_scratch_nb: "pairs of Scratch Mittens (Newborn)",
  mittens_warm: "pairs of Warm Mittens",
  bib_drool: "Drool Bibs",
  bib_feeding: "Feeding Bibs",
  burp_cloth: "Burp Cloths or Muslin Squares",
  sunglasses: "pairs of Baby Sunglasses",
} as const satisfies Readonly<Record<NameId, string>>;

const PAIRS = /^pairs of /;

export interface Named {
  /** Null for a wish and for anything that isn't the catalogue's. */
  nameId: string | null;
  name: string;
}

/** '2 Footed Sleepers', '1 Footed Sleeper', '2 × Car seat', 'Car seat' */
export function countedName({ nameId, name }: Named, pieces: number): string {
  const many = manyOf(nameId);
  if (many === null) return pieces === 1 ? name : `${pieces} × ${name}`;
  if (pieces !== 1) return `${pieces} ${many}`;
  return `1 ${PAIRS.test(many) ? many.replace(PAIRS, "pair of ") : name}`;
}

/** 'footed sleeper', 'sleep sack 0.5 TOG': a name of the catalogue's inside a sentence. */
export function nameInSentence({ nameId, name }: Named): string {
  return manyOf(nameId) === null ? name : small(name);
}

/** '1 footed sleeper', '1 pair of soft pull-on pants': the same after its number. */
export function oneInSentence(named: Named): string {
  return manyOf(named.nameId) === null ? `1 ${named.name}` : small(countedName(named, 1));
}

/** '2 sleep sacks 2.5 TOG': several inside a sentence. */
export function someInSentence(named: Named, pieces: number): string {
  return manyOf(named.nameId) === null ? countedName(named, pieces) : small(countedName(named, pieces));
}

function small(words: string): string {
  return words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

/** '2 Footed Sleepers, 3–6 months' */
export function giftWords(named: Named & { size: Size | null }, pieces: number): string {
  const counted = countedName(named, pieces);
  return named.size === null ? counted : `${counted}, ${monthsOfSize(named.size)}`;
}

/** '3–6 months' */
export function monthsOfSize(size: Size): string {
  return SIZE_LABELS[size].replace("m", " months");
}

function manyOf(nameId: string | null): string | null {
  return nameId !== null && nameId in MANY ? MANY[nameId as NameId] : null;
}

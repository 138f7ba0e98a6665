// The parents' page of their gift list.
import { counted } from "../counted.ts";

export const GIFTS_COPY = {
  title: "Gift list",
  make: "Make a gift list",
  manage: "Gift list",
  back: "Back to the shopping list",
  lead: "Give family and friends one link. They see what you still need and reserve it, so nothing is bought twice. They don't need an account.",
  listTitle: "Title",
  suggestedTitle: "Gifts for our baby",
  titleHint: "Everyone with the link sees it.",
  link: "Link to your gift list",
  copy: "Copy link",
  copied: "Copied!",
  notCopied: "Couldn't copy it. Please copy it by hand.",
  seeAsGiver: "See what givers see",
  closedNote: "The list is closed. Whoever opens the link is told so; what is reserved stays reserved.",
  overNote: "The list has closed because your baby is 15 months old. What is reserved stays reserved.",
  openAgain: "Open the list again",
  close: "Close the list",
  move: "Get a new link",
  moveHint: "The old link stops working at once. What is reserved stays reserved.",
  nothing: "Nothing is reserved yet",
  nothingText: "Send the link to family and friends. You'll see here what's coming.",
  surpriseText: (day: string | null) =>
    day === null
      ? "It's a surprise: you'll see who brings what once you enter the birth date."
      : `It's a surprise: you'll see who brings what on ${day}.`,
  readersText: "Only people who can edit this plan see who brings what.",
  onlyOwnerMakes: "This plan doesn't have a gift list yet. Its owner can make one.",
  byPerson: "By person",
  secretly: "As a surprise",
  byItem: "By item",
  coming: "Coming",
  notOnList: "No longer on the list",
  notOnListText: "Your plan doesn't ask for these anymore, or you left them off. They're still coming.",
  waiting: "Waiting for your OK",
  approve: "Approve",
  arrived: "Arrived",
  allArrived: "All arrived",
  notArrived: "Undo",
  thanked: "Thanked",
  thank: "Mark as thanked",
  notThanked: "Not thanked yet",
  remove: "Remove",
  byHand: "added by hand",
  how: { buy: "buying it", pass: "passing on theirs", lend: "lending it" },
  text: "Copy as text",
  csv: "Download CSV",
  print: "Print",
  add: "Add a gift for someone",
  addHint: "For whoever tells you in person what they'll bring.",
  who: "From",
  what: "What",
  pieces: "How many",
  ways: { buy: "They're buying it", pass: "They're passing on theirs", lend: "They're lending it" },
  way: "How",
  addIt: "Add it",
  nothingToAdd: "Everything on the list is reserved.",
  settings: "What the list shows",
  greeting: "Greeting",
  greetingHint: "Optional. A few words at the top of the page.",
  sizes: "Sizes",
  levels: "How much",
  place: "Say where you live (city and state)",
  month: "Say the month of the due date",
  names: "Who brings what",
  open: "We see who brings what",
  surprise: "It's a surprise",
  surpriseHint: "Until the day, you see only how much is coming: no names, no messages.",
  revealOn: "Show us everything on",
  revealHint: "Leave it empty for the day you enter the birth date.",
  approves: "Ask us before a name is added",
  save: "Save",
  saved: "Saved.",
  mails: "Email about new gifts",
  mailsOn: "We email you when something is reserved, at most once a day.",
  mailsOff: "We don't email you when something is reserved.",
  turnOn: "Turn emails on",
  turnOff: "Turn emails off",
  items: "Leave items off",
  itemsHint: "What you leave off stays in your plan. Givers just don't see it.",
  leaveOff: "Leave off",
  putBack: "Put back",
  leftOff: "left off",
  wishes: "Other wishes",
  wishesHint: "Anything that isn't in your plan, such as a car seat.",
  wish: "What you wish for",
  wishLink: "Link to a store",
  wishLinkHint: "Optional. Paste it from the store or its app.",
  whichLink: "Which one?",
  price: "About how much",
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

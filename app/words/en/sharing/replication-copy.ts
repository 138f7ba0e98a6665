// The page that a share link opens.
import { essentialsWord } from "~/words/en/wardrobe/dashboard-copy.ts";
import { SIZE_LABELS, type Size } from "~/words/en/wardrobe/wardrobe-copy.ts";

export type Essentials = { essentials: number; isToGet: boolean };

/** After the number: 'essentials still needed', or 'essentials' of a link that shows everything. */
function neededWords({ essentials, isToGet }: Essentials): string {
  return isToGet ? `${essentialsWord(essentials)} still needed` : essentialsWord(essentials);
}

/** '31 essentials still needed' */
export function essentialsOf(of: Essentials): string {
  if (of.isToGet && of.essentials === 0) return REPLICATION_COPY.hasAll;
  return `${of.essentials} ${neededWords(of)}`;
}

/** The words after the large number: 'essentials still needed for 0–3m in Minneapolis, MN'. */
export function essentialsFor(of: Essentials, ageRange: Size, place: string): string {
  return `${neededWords(of)} for ${SIZE_LABELS[ageRange]} in ${place}`;
}

export const REPLICATION_COPY = {
  title: "A wardrobe plan shared with you",
  lead: "How many of each item this baby needs, size by size, based on the local climate and the family's laundry routine.",
  /** If the link shows what is still to get. */
  leadToGet:
    "What this baby still needs, size by size, based on the local climate and the family's laundry routine.",
  /** Of a size for which nothing essential is still to get. */
  hasAll: "They have all the essentials",
  /** The same of all sizes. */
  hasEverything: "They have all the essentials in every size",
  restOfYear: "Your copy covers every size, with recommended and nice-to-have items too.",
  factsTitle: "About this plan",
  facts: {
    place: "Place",
    dueDate: "Due date",
    clothes: "Clothes",
    laundry: "Laundry",
    notes: "Personal notes",
    sharer: "Shared by",
  },
  notesIncluded: "Included",
  notesExcluded: "Not included",
  ownLink: "This is your own plan. Claiming it gives you a second copy.",
  claimHint: "The copy is only yours. You can change it, and it doesn't use a quiz attempt.",
  claim: "Claim Dashboard",
  claiming: "Claiming...",
  signInHint: "Sign up or log in to save a copy. It's free, and we'll bring you right back here.",
  logIn: "Log In",
  signUp: "Sign Up",
  toHome: "Go to Homepage",
  invalidTitle: "Access Denied or Invalid Link",
  invalidHint: "Please ask whoever sent it to you for a new one.",
  titleFromFriend: "Copied from friend",
  titleFromSelf: "Copied from self",
} as const;

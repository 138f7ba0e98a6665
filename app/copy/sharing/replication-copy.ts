// The page that a share link opens.
import { essentialsWord } from "../wardrobe/essentials.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

/** The words after the large number: 'essentials for 0–3m in Minneapolis, MN'. */
export function essentialsFor(count: number, ageRange: Size, place: string): string {
  return `${essentialsWord(count)} for ${SIZE_LABELS[ageRange]} in ${place}`;
}

export const REPLICATION_COPY = {
  title: "A wardrobe plan shared with you",
  lead: "Someone shared a baby's first-year wardrobe with you: how many of each garment, worked out from the local climate and the laundry routine.",
  restOfYear: "Your copy comes with the whole year, and with what is recommended and nice to have.",
  factsTitle: "What it was made for",
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
  ownLink: "This is your own dashboard. Claiming it makes a second one for you.",
  claimHint: "The copy is yours alone. You can change it, and it uses none of your quiz attempts.",
  claim: "Claim Dashboard",
  claiming: "Claiming...",
  signInHint: "Sign up or log in for a copy of your own. It's free, and we'll bring you right back here.",
  logIn: "Log In",
  signUp: "Sign Up",
  toHome: "Go to Homepage",
  invalidTitle: "Access Denied or Invalid Link",
  invalidHint: "Please ask whoever sent it to you for a new one.",
  titleFromFriend: "Copied from friend",
  titleFromSelf: "Copied from self",
} as const;

// The page of the ways to share a plan, and the page of its files.

import { SIZE_LABELS, type Size } from "~/words/en/wardrobe/wardrobe-copy.ts";

export const WAYS_COPY = {
  title: "Share",
  partner: "Your partner edits with you",
  partnerHint: "You both count, and each sees what the other did.",
  /** For people on somebody else's plan. */
  people: "People on this plan",
  owner: "Owner",
  joined: (day: string) => `joined ${day}`,
  invited: "invited",
  invite: "Invite someone",
  seePeople: "See who's on this plan",
  family: "Family gives: a gift list",
  familyHint: "They reserve, you see what's coming, and no one buys twice.",
  coming: "on their way",
  wished: "still needed",
  closed: "The list is closed.",
  openList: "Open the list",
  openHelpers: "Make or copy a link",
  openCalendar: "Make or copy a link",
  friend: "A friend takes a copy",
  friendHint: "They start from your numbers. Your counts and notes stay with you.",
  makeLink: "Make a link",
  /** The title that a new link shows. */
  linkSays: (title: string) => `They'll read “${title}”, with the place and the due date.`,
  linkSaysNothing: "They'll see the place and the due date.",
  changeLink: "Change the link",
  /** While the plan isn't there yet. */
  notReady: "You can share this plan as soon as it's ready.",
} as const;

export const FILES_COPY = {
  title: "Print and files",
  plan: "The plan on paper",
  planHint: "One size at a time, with your counts and notes.",
  printSize: (size: Size) => `Print ${SIZE_LABELS[size]}`,
  list: "The shopping list",
  listHint: "To take along, or for a spreadsheet.",
  printList: "Print the list",
  listFile: (size: Size) => `Spreadsheet for ${SIZE_LABELS[size]} (CSV)`,
  yearFile: "Spreadsheet of all sizes (CSV)",
  calendar: "Sizes in your calendar",
  calendarHint: "The days on which sizes begin, with a reminder three weeks before.",
  calendarFile: "Calendar file (.ics)",
  calendarFeed: "Keep it up to date in your calendar",
  calendarOver: "This plan has no more sizes to come.",
  gifts: "The gift list",
  giftsHint: "Who's bringing what, for your thank-you notes.",
  giftsFile: "Spreadsheet of gifts (CSV)",
} as const;

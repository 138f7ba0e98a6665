// The list of trips, its cards, and the actions on a whole trip.

import { counted } from "~/words/en/counted.ts";

export const ACTIVITY_LABELS = {
  beach: "Beach",
  hiking: "Hiking",
  swimming: "Swimming",
  sightseeing: "Sightseeing",
  skiing: "Skiing",
} as const;

export const TRIPS_COPY = {
  title: "My Travel Plans",
  create: "Create New Plan",
  emptyTitle: "No travel plans yet",
  emptyText:
    "Tell us where and when, and we'll work out what to pack, in the size your baby will be wearing.",
  emptyButton: "Plan Your First Trip",
  upcoming: "Upcoming Trips",
  past: "Past Trips",
  activities: "Activities",
  shortTrip: "Short trip",
  viewDetails: "View Details",
  working: "Working out what to pack...",
  tryAgain: "Try Again",
  tryingAgain: "Trying again...",
  unreadable: "Couldn't load your trips. Please try again.",
} as const;

export const DELETE_TRIP_COPY = {
  title: "Delete this trip",
  question: (destination: string) => `Delete your trip to ${destination}?`,
  lead: "This also deletes its packing list. Anything you added to your plan for this trip stays.",
  button: "Delete this trip",
  busy: "Deleting...",
  keep: "Keep it",
  deleted: (destination: string) => `Your trip to ${destination} was deleted.`,
  undo: "Undo",
  undoing: "Bringing it back...",
  goneTitle: "Nothing to bring back",
  gone: "You can bring back a deleted trip for about a minute. It's either gone for good or already back in your list.",
} as const;

export const TRIP_NOT_FOUND_COPY = {
  title: "Travel Plan Not Found",
  text: "We can't find this trip, or you don't have access to it.",
  back: "Back to Travel Plans",
} as const;

/** '4 days' */
export function daysWords(days: number): string {
  return counted(days, "day");
}

/** Announced when the list changes by itself. */
export const TRIP_CHANGES = {
  ready: (destination: string) => `Your trip to ${destination} is ready.`,
  failed: (destination: string) => `Your trip to ${destination} has failed.`,
} as const;

export const TRIP_FORM_COPY = {
  title: "Plan a trip",
  editTitle: "Change this trip",
  lead: "What to pack, in the size your baby will be wearing.",
  editLead: "We'll redo the packing list. Anything you've checked off and still need will stay checked.",
  startDate: "Start date",
  endDate: "End date",
  calendar: "Pick on a calendar",
  laundry: "Laundry on the trip",
  activities: "Activities",
  activitiesHint: "Optional. Swimming, hiking, and skiing add pieces.",
  plan: "Based on",
  notes: "Notes",
  addNotes: "Add a note",
  notesHint: "Flight times, who's bringing the stroller...",
  submit: "Make my packing list",
  save: "Update my packing list",
  busy: "Saving...",
  cancel: "Cancel",
} as const;

export const TRIP_LAUNDRY = {
  daily: "Daily",
  every_2_3_days: "Every 2-3 Days",
  weekly_plus: "Weekly or none",
} as const;

export const DESTINATION_COPY = {
  label: "Where to?",
  example: "Denver, Munich, or a ZIP code",
  search: "Search",
  matches: "Places found",
  none: "No match. Try the English name or a larger city nearby.",
  found: (count: number) => (count === 1 ? "1 place found" : `${count} places found`),
} as const;

export const NO_PLAN_COPY = {
  title: "First, your baby's plan",
  text: "Packing lists are based on your baby's plan, which has the size and your laundry routine. It takes four questions, about 30 seconds.",
  button: "Start Quiz",
  plans: "See my plans",
} as const;

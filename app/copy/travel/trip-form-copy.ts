export const TRIP_FORM_COPY = {
  title: "Plan a trip",
  editTitle: "Change this trip",
  lead: "What to pack, in the size your baby will be wearing.",
  editLead: "We'll redo the packing list. What you've checked off and still need stays checked.",
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
  text: "A packing list starts with your baby's plan, which knows the size and your laundry routine. It takes four questions, about 30 seconds.",
  button: "Start Quiz",
  plans: "See my plans",
} as const;

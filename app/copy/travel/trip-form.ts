// Words of the form that plans a trip or changes one.
export const TRIP_FORM_COPY = {
  title: "Plan a trip",
  editTitle: "Change this trip",
  lead: "What to pack, at the size your baby wears.",
  editLead: "The packing list is worked out again. What you have ticked and still need stays ticked.",
  startDate: "First day",
  endDate: "Last day",
  calendar: "Pick on a calendar",
  laundry: "Laundry on the trip",
  activities: "Activities",
  activitiesHint: "Optional. Swimming, hiking and skiing add pieces.",
  plan: "Pack from",
  notes: "Notes",
  addNotes: "Add a note",
  notesHint: "Flight times, who brings the stroller...",
  submit: "Make my packing list",
  save: "Save and pack again",
  busy: "Saving...",
  cancel: "Cancel",
} as const;

export const TRIP_LAUNDRY = {
  daily: "Daily",
  every_2_3_days: "Every 2-3 days",
  weekly_plus: "Weekly or none",
} as const;

export const DESTINATION_COPY = {
  label: "Where to?",
  example: "Denver, Munich or a ZIP code",
  search: "Search",
  matches: "Places found",
  none: "No place found. Try its English name, or a larger city nearby.",
  found: (count: number) => (count === 1 ? "1 place found" : `${count} places found`),
} as const;

export const NO_PLAN_COPY = {
  title: "First, your baby's plan",
  text: "A packing list is made from a wardrobe plan: it knows your baby's size and your laundry. Four short questions, about 30 seconds.",
  button: "Start Quiz",
  plans: "See my plans",
} as const;

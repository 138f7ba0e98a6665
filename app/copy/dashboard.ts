// Words of the list of plans, the age-range picker and the dashboard.

export const LIST_COPY = {
  title: "Your Quiz Attempts",
  newQuiz: "New Quiz",
  emptyTitle: "No Quiz Attempts Yet",
  emptyText: "Get started by taking your first quiz!",
  emptyButton: "Start First Quiz",
  viewDetails: "View Details",
  notReadyTitle: "Attempt Not Ready",
  created: (day: string) => `Created ${day}`,
  place: "Place",
  dueDate: "Due date",
  born: "Born",
  watch: "Watch progress",
  cloning: "Cloning Dashboard...",
  final: "Final",
  failed: (message: string) => `Error: ${message}`,
  unreadable: (error: string) => `Error loading attempts: ${error}`,
} as const;

/** What is read out when the list has changed by itself. */
export const LIST_CHANGES = {
  added: (title: string) => `${title} was added.`,
  ready: (title: string) => `${title} is ready.`,
  failed: (title: string) => `${title} has failed.`,
  renamed: (title: string) => `A title was changed to ${title}.`,
  removed: (title: string) => `${title} was removed.`,
  several: (count: number) => `${count} quiz attempts have changed.`,
} as const;

/** 'Quiz #3', the title of an attempt that nobody has named. */
export function attemptTitle(cardTitle: string | null, attemptNumber: number): string {
  return cardTitle ?? `Quiz #${attemptNumber}`;
}

export const PICKER_COPY = {
  title: "Select Age Range",
  back: "Back to Dashboards",
} as const;

export const DASHBOARD_COPY = {
  backToList: "Back to all quiz attempts",
  ageRange: "Age range",
  laundry: "Laundry",
  frequency: "frequency",
  show: "Show",
  why: "Why",
  details: "Note · Shop · Why",
  detailsWithoutShop: "Note · Why",
  detailsOfOwn: "Note",
  shop: "Shop for it",
  itemsShown: (count: number) => (count === 1 ? "1 item shown" : `${count} items shown`),
  nothingShown: "No item is that essential in this weather.",
  showAll: "Show all items",
  changedElsewhere: (count: number) =>
    count === 1 ? "1 item was changed on another page." : `${count} items were changed on another page.`,
  weatherMissing: "Weather Data Not Available",
  dataIssues: "Data Issues Detected",
  dataIssuesCount: (count: number) =>
    count === 1
      ? "The quantities of 1 item could not be read."
      : `The quantities of ${count} items could not be read.`,
  estimated: "Estimated from the season: there is no weather data for this time.",
} as const;

/** Where the weather of a plan comes from, as the sources ask to be named. */
export const WEATHER_CREDITS = {
  "open-meteo": "Weather data by Open-Meteo.com (CC BY 4.0)",
  "visual-crossing": "Weather data by Visual Crossing",
  "typical-climate": "Typical climate from NOAA's U.S. Climate Normals 1991–2020",
  season: "Estimated from the season",
} as const;

/** The notice when an age range has no weather groups. */
export function weatherMissingText(ageRange: string): string {
  return `Could not load the weather groups for the ${ageRange} age range.`;
}

/** 'You have' and its list of numbers. `name` is the item and its weather: 'Warm Coat, Cold & Snowy'. */
export const COUNT_COPY = {
  needed: "Needed",
  have: "You have",
  listLabel: (name: string) => `You have: ${name}`,
  valueLabel: (name: string, count: number) => `You have ${count}: ${name}. Choose a number`,
  oneLess: (name: string) => `One less: ${name}`,
  oneMore: (name: string) => `One more: ${name}`,
  search: "Search number...",
  noNumber: "No number found.",
  noList: "The list needs the network. − and + work without it.",
  enterKeeps: (count: number) => `Enter keeps ${count}.`,
  saving: "Saving…",
  saved: "Saved",
  waiting: "Not saved yet: waiting for the network",
  undo: "Undo",
  savedCount: (name: string, count: number) => `${name}: ${count}. Saved.`,
} as const;

export const NOTE_COPY = {
  label: "Your note",
  placeholder: "Sizes, brands, who lends you one…",
  save: "Save note",
  more: "More",
  less: "Less",
} as const;

export const FILTER_COPY = {
  label: "Essentiality",
  all: "All Essentiality",
} as const;

export const STILL_TO_GET_COPY = {
  title: "Still to get",
  ofPieces: (remaining: number, needed: number) => `${remaining} of ${needed} pieces`,
  done: "Everything is ready",
  year: (remaining: number, needed: number) => `In the whole year: ${remaining} of ${needed} pieces`,
  list: "Shopping list",
  ready: (ready: number, needed: number) => `${ready} of ${needed} ready`,
} as const;

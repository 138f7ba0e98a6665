// Words of the list of plans, the age-range picker and the dashboard.

export const LIST_COPY = {
  title: "Your Quiz Attempts",
  newQuiz: "New Quiz",
  emptyTitle: "No Quiz Attempts Yet",
  emptyText: "Get started by taking your first quiz!",
  emptyButton: "Start First Quiz",
  viewDetails: "View Details",
  notReadyTitle: "Attempt Not Ready",
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
  laundry: "Laundry frequency",
  show: "Show",
  why: "Why",
  weatherMissing: "Weather Data Not Available",
  dataIssues: "Data Issues Detected",
  dataIssuesText: "Some quantities of this item could not be read, so it shows none.",
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

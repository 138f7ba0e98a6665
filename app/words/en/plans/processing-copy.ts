// The two screens shown while a plan is being made.

export const PROCESSING_COPY = {
  title: "Creating Your Wardrobe Plan",
  stages: ["Preparing", "Weather Analysis", "Wardrobe Planning", "Complete"],
  /** Screen reader text after a stage's name. */
  marks: { reached: ", reached", ahead: ", still to come" },
  lead: "This takes a moment. You can close this page; we'll keep working on your plan.",
  failedTitle: "Processing failed",
  failedText: "Please try submitting the quiz again",
  redirecting: "Redirecting to your wardrobe...",
  open: "Open your plan",
} as const;

export const TRANSITION_COPY = {
  title: "Your plan is on its way",
  /** The processing stages of the two rows, counted from 1. */
  rows: [
    { stage: 2, label: "Analyzing seasonal weather" },
    { stage: 3, label: "Preparing clothing suggestions" },
  ],
  states: { waiting: "Still to come", working: "In progress", done: "Done" },
  ready: "Ready to view your recommendations!",
  goOn: "View your recommendations",
  defaultWeather: "We couldn't get weather records for this area, so default weather patterns are used.",
} as const;

/** 'Seattle, WA 98101 · due Jan 1, 2027'. */
export function babyLine(place: string, day: string, isBorn: boolean): string {
  return `${place} · ${isBorn ? "born" : "due"} ${day}`;
}

/** The heading of the transition screen. */
export function thanks(name: string | null): string {
  return name ? `Thanks, ${name}!` : "Thanks for completing the quiz!";
}

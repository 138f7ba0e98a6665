// Words of the quiz and of the screen that follows it.

export const QUIZ_COPY = {
  title: "Baby Clothing Quiz",
  lead: "Four short questions, about 30 seconds. Then we look at five years of weather where you live and work out what your baby needs.",
  start: "Start Quiz",
  blocked: "Upgrade to Continue",
  back: "Back to Dashboard",
  next: "Next",
  previous: "Previous",
  submit: "Submit",
  submitting: "Submitting...",
} as const;

export const EXPECTATIONS = [
  {
    title: "Location and weather",
    text: "Your ZIP code tells us how warm, wet or snowy each month will be.",
  },
  { title: "Due date", text: "It decides which season your baby meets at which size." },
  { title: "Laundry preferences", text: "The longer between washes, the more clean pieces you need." },
] as const;

export const QUESTIONS = {
  zipcode: "What's your ZIP code?",
  dueDate: "When is your baby due?",
  genderPreference: "Which clothes do you prefer?",
  laundryScenario: "How often do you do laundry?",
} as const;

export const QUESTION_HINTS = {
  zipcode: "Where the baby will spend the first year.",
  dueDate: "The expected due date, or the birth date if your baby is already here.",
  genderPreference: "It changes only which shops we show, never how many pieces you need.",
  laundryScenario: "Be honest: this is what changes the numbers most.",
} as const;

export const GENDER_HINTS = {
  boy: "Shopping links for boys first",
  girl: "Shopping links for girls first",
  neutral: "Shopping links for everybody",
} as const;

export const LAUNDRY_HINTS = {
  daily: "A small load nearly every day",
  every_2_3_days: "Two or three times a week",
  weekly_plus: "Once a week or less often",
} as const;

export const PROCESSING_COPY = {
  title: "Creating Your Wardrobe Plan",
  stages: ["Preparing", "Weather Analysis", "Wardrobe Planning", "Complete"],
  lead: "This takes a moment. You may close this page: the plan is made all the same.",
  failedTitle: "Processing failed",
  failedText: "Please try submitting the quiz again",
  tryAgain: "Try Again",
  toList: "See all quiz attempts",
  stillPreparing: "Your plan is still being prepared. It will appear in your list as soon as it is ready.",
  redirecting: "Redirecting to your wardrobe...",
  open: "Open your plan",
} as const;

export const LIMITED_WEATHER = {
  title: "Limited Weather Data",
  text: "No weather records could be had for this plan, so it uses the typical climate of the area.",
} as const;

export const TRANSITION_COPY = {
  title: "Your plan is on its way",
  /** The processing stages that the two rows tell of, counted from 1. */
  rows: [
    { stage: 2, label: "Analyzing seasonal weather" },
    { stage: 3, label: "Preparing clothing suggestions" },
  ],
  states: { waiting: "Still to come", working: "In progress", done: "Done" },
  ready: "Ready to view your recommendations!",
  goOn: "View your recommendations",
  defaultWeather: "No weather records could be had for this plan, so default weather patterns are used.",
} as const;

/** The heading of the transition screen. */
export function thanks(name: string | null): string {
  return name ? `Thanks, ${name}!` : "Thanks for completing the quiz!";
}

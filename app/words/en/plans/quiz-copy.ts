export const QUIZ_COPY = {
  title: "Baby Clothing Quiz",
  lead: "Four quick questions, about 30 seconds. Then we look at five years of local weather and work out what your baby will need.",
  start: "Start Quiz",
  blocked: "Upgrade to Continue",
  back: "Back to Dashboard",
  next: "Next",
  previous: "Previous",
  submit: "Make my plan",
  submitting: "Making your plan...",
  submissionError: "Submission Error",
  editInQuiz: "Edit in quiz",
} as const;

/** 'Using 55401' or 'Using Munich, Germany', followed by the link to change it. */
export function usingPlace(place: string): string {
  return `Using ${place}`;
}

/** 'Step 2 of 4 · 50%'. */
export function stepOf(number: number, steps: number): string {
  return `Step ${number} of ${steps} · ${Math.round((number / steps) * 100)}%`;
}

export const EXPECTATIONS = [
  {
    title: "Location and weather",
    text: "Where you live tells us how warm, wet, or snowy each month tends to be.",
  },
  { title: "Due date", text: "It tells us which size your baby will be wearing in each season." },
  {
    title: "Laundry preferences",
    text: "The longer you go between washes, the more clean clothes you need.",
  },
] as const;

export const QUESTIONS = {
  zipcode: "What's your ZIP code?",
  city: "What's your city?",
  dueDate: "When is your baby due?",
  genderPreference: "Who are you shopping for?",
  laundryScenario: "How often do you do laundry?",
} as const;

export const QUESTION_HINTS = {
  zipcode: "Where your baby will spend the first year.",
  dueDate: "Already here? Choose the date of birth.",
  genderPreference: "This only changes the shopping links, not how much you need.",
  laundryScenario: "How often you wash changes the numbers more than anything else.",
} as const;

export const FIELD_COPY = {
  zipcode: { label: "ZIP code", format: "Five digits", example: "55401" },
  dueDate: { label: "Due date", bornLabel: "Date of birth" },
} as const;

/** The chosen day in words, with what it means if it is past. */
export const CHOSEN_DAY_COPY = {
  due: (day: string) => `Due ${day}`,
  born: (day: string) => `Born ${day}`,
  notBorn: "Still waiting? Choose today or a later day.",
} as const;

/** Added to a calendar day's accessible name. */
export const CALENDAR_COPY = { today: "Today", selected: "selected" } as const;

export const GENDER_HINTS = {
  boy: "Shopping links for boys first",
  girl: "Shopping links for girls first",
  neutral: "Shopping links for any baby",
} as const;

export const LAUNDRY_HINTS = {
  daily: "A small load nearly every day",
  every_2_3_days: "Two or three times a week",
  weekly_plus: "Once a week or less",
} as const;

export const SUMMARY_COPY = {
  title: "Your answers so far",
  labels: { zipcode: "ZIP code", dueDate: "Due date", born: "Born", genderPreference: "Clothes" },
  edit: "Edit",
} as const;

/** The page shown when a profile couldn't be created. */
export const PROFILE_PROBLEM_COPY = { title: "Account Already Exists", signOut: "Log out now" } as const;

/** The city search, which replaces the ZIP code outside the US. */
export const CITY_COPY = {
  toCity: "Outside the US? Search for your city",
  toZip: "In the US? Use your ZIP code",
  label: "City",
  example: "Munich",
  search: "Search",
  hint: "English or local spelling, with or without accents.",
  matches: "Cities found",
  inUs: "That's in the US, where plans start from a ZIP code. Choose it to use its ZIP code.",
  none: "No match. Try the English name or a larger city nearby.",
  title: "Search for your city",
  summary: "City",
} as const;

/** Announced to screen readers when the list opens; '#' stands for a number that a script fills in. */
export function citiesFound(count: number | "#"): string {
  return count === 1 ? "1 city found" : `${count} cities found`;
}

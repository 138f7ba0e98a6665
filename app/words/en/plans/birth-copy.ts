export const BIRTH_COPY = {
  title: "Baby has arrived",
  label: "Date of birth",
  lead: "We'll redo your plan from this day. We'll keep your counts and notes, and it won't use a quiz attempt.",
  onDays: ["On the due date", "Today"],
  save: "Save",
  saving: "Saving...",
  change: "Change",
  remove: "Remove birth date",
  /** What the button does, for screen readers. */
  removeLabel: (dueDay: string) => `Remove birth date and plan from the due date again, ${dueDay}`,
} as const;

// "How many babies?"
export const BABIES_COPY = {
  fold: "Twins or more?",
  question: "How many babies?",
  hint: "One plan covers them all. They share clothes, so you won't need twice as many.",
} as const;

export const BIRTH_COPY = {
  title: "Baby has arrived",
  label: "Date of birth",
  lead: "Your plan is recalculated from this day. What you have and your notes stay, and no quiz attempt is used.",
  save: "Save",
  saving: "Saving...",
  change: "Change",
  remove: "Remove",
  bornOn: (day: string) => `Born ${day}`,
  /** What the button does, for screen readers. */
  removeLabel: (dueDay: string) => `Remove the birth date and plan from the due date again, ${dueDay}`,
} as const;

export const BIRTH_COPY = {
  title: "Baby has arrived",
  label: "Date of birth",
  lead: "We'll redo your plan from this day. We'll keep your counts and notes, and it won't use a quiz attempt.",
  save: "Save",
  saving: "Saving...",
  change: "Change",
  remove: "Remove birth date",
  bornOn: (day: string) => `Born ${day}`,
  /** What the button does, for screen readers. */
  removeLabel: (dueDay: string) => `Remove birth date and plan from the due date again, ${dueDay}`,
} as const;

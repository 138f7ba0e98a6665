// The optional names of babies and of the people on their plans.

export const NAMES_COPY = {
  title: "Names",
  baby: "What do you call the baby?",
  babyOf: (number: number) => `What do you call baby ${number}?`,
  babyHint: "A nickname is fine.",
  you: "Your first name",
  youHint: "The people on your plans see it.",
  save: "Save names",
  skip: "Skip",
} as const;

/** Where more is said than in the form. */
export const NAMES_PAGE_COPY = {
  lead: "Names are optional. The people on this plan see them, and so do your emails and calendar.",
  /** The owner is asked once, for all notices and calendars of the plan. */
  outside: "Say the name in notices and calendars",
  outsideHint: "Others may see a locked screen or a shared calendar. Without this, they say the size.",
  /** With the first invitation. */
  inviteHint: "Optional. The invitation says who it's from.",
  /** On the profile. */
  ownTitle: "Your name",
  ownLead: "The people on your plans see it instead of your email address.",
  saveOwn: "Save name",
  /** Once, for whoever was promised a masked address. */
  toldTitle: "What the people on your plans see",
  told: (masked: string) =>
    `They see your first name, or your email address if you haven't given one. Until you answer, they see ${masked}.`,
  toldHint: "Optional.",
  toldDone: "Got it",
} as const;

/** While the plan is being prepared. */
export const MEANWHILE_COPY = { title: "While you wait", ready: "Your plan is ready." } as const;

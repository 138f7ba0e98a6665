/** The parts of a plan's title. */
export interface NamedPlan {
  /** What somebody on the plan has typed. */
  cardTitle: string | null;
  /** A line for each baby; empty for one without a name. */
  babyNames: readonly string[] | null;
  attemptNumber: number;
}

/** 'Mia's wardrobe', or 'Quiz #3' where nobody gave a title or a name. */
export function titleOfPlan({ cardTitle, babyNames, attemptNumber }: NamedPlan): string {
  return cardTitle ?? wardrobeOf(babyNames) ?? `Quiz #${attemptNumber}`;
}

/** 'Mia's wardrobe', 'Mia and Leo's wardrobe'; null without names. */
export function wardrobeOf(babyNames: readonly string[] | null): string | null {
  const names = namesTogether(babyNames);
  return names && `${names}'s wardrobe`;
}

/** 'Mia', 'Mia and Leo'; null without names. */
export function namesTogether(babyNames: readonly string[] | null): string | null {
  const names = babyNames?.filter((name) => name !== "") ?? [];
  return names.length > 0 ? new Intl.ListFormat("en-US").format(names) : null;
}

/** A plan that is still being made, wherever it is opened. */
export const NOT_READY_COPY = {
  tryAgain: "Try Again",
  watchProgress: "Watch progress",
  toList: "See all quiz attempts",
  stillPreparing: "Your plan is still being prepared. It will show up in your list as soon as it's ready.",
  /** For an older build, while releases change. */
  newer:
    "This plan was made by a newer version of Layette. Nothing is lost. Please come back in a few minutes.",
} as const;

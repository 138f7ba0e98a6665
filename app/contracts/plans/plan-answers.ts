// What scripts are answered about a plan's forms. Browsers check it too, so there is no library here.

/** The switch 'Select as Final', as the specification names it. */
export interface FinalAnswer {
  success: true;
  selectedOnboardingId: string | null;
}

/** 'Baby has arrived': whether the plan is being recalculated. */
export interface BirthAnswer {
  isRecalculating: boolean;
}

/** A card's title as saved, and its plan's version. */
export interface TitleAnswer {
  title: string;
  version: number;
}

export function isFinalAnswer(body: unknown): body is FinalAnswer {
  if (!isObject(body) || body.success !== true) return false;
  return body.selectedOnboardingId === null || typeof body.selectedOnboardingId === "string";
}

/** Whether a refusal asks to confirm replacing another final dashboard. */
export function needsConfirmation(refusal: unknown): boolean {
  return isObject(refusal) && refusal.needsConfirmation === true;
}

export function isBirthAnswer(body: unknown): body is BirthAnswer {
  return isObject(body) && typeof body.isRecalculating === "boolean";
}

export function isTitleAnswer(body: unknown): body is TitleAnswer {
  return isObject(body) && typeof body.title === "string" && typeof body.version === "number";
}

function isObject(body: unknown): body is Partial<Record<string, unknown>> {
  return typeof body === "object" && body !== null;
}

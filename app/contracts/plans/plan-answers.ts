// What scripts are answered about a plan's forms. Browsers check it, so it is checked without a library.

/** The switch 'Select as Final', as the specification names it. */
export interface FinalAnswer {
  success: true;
  selectedOnboardingId: string | null;
}

/** 'Baby has arrived': whether the plan is being worked out anew. */
export interface BirthAnswer {
  isRecalculating: boolean;
}

/** A card's title as it was saved, and the version of its plan. */
export interface TitleAnswer {
  title: string;
  version: number;
}

export function isFinalAnswer(body: unknown): body is FinalAnswer {
  if (!isObject(body) || body.success !== true) return false;
  return body.selectedOnboardingId === null || typeof body.selectedOnboardingId === "string";
}

/** Whether a refusal asks if another dashboard may be replaced. */
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

// What scripts are answered about a plan's forms.
import { either, isFlag, isNumber, isText, objectOf, oneOf } from "../shape.ts";

/** The switch 'Select as Final', as the specification names it. */
export const isFinalAnswer = objectOf({
  success: oneOf(true),
  selectedOnboardingId: either(isText, oneOf(null)),
});

/** 'Baby has arrived': whether the plan is being worked out anew. */
export const isBirthAnswer = objectOf({ isRecalculating: isFlag });

/** A card's title as it was saved, and the version of its plan. */
export const isTitleAnswer = objectOf({ title: isText, version: isNumber });

/** Whether a refusal asks if another dashboard may be replaced. */
export const needsConfirmation = objectOf({ needsConfirmation: oneOf(true) });

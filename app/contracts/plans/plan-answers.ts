// What scripts are answered about a plan's forms.
import { either, isFlag, isNumber, isText, objectOf, oneOf } from "../shape.ts";

/** The switch 'Select as Final', as the specification names it. */
export const isFinalAnswer = objectOf({
  success: oneOf(true),
  selectedOnboardingId: either(isText, oneOf(null)),
});

/** 'Baby has arrived': whether the plan is being recalculated. */
export const isBirthAnswer = objectOf({ isRecalculating: isFlag });

/** A card's title as saved, and its plan's version. */
export const isTitleAnswer = objectOf({ title: isText, version: isNumber });

/** Whether a refusal asks to confirm replacing another final dashboard. */
export const needsConfirmation = objectOf({ needsConfirmation: oneOf(true) });

/** Names are saved. */
export const isNamesAnswer = objectOf({ success: oneOf(true) });

import { href } from "react-router";
import { addToPlanPath } from "~/contracts/travel/trip-addresses.ts";
import { isAddedAnswer } from "~/contracts/travel/trip-answers.ts";
import { isOwnItemAnswer } from "~/contracts/wardrobe/item-answers.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { COMPARISON_COPY } from "~/copy/travel/packing-copy.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { useReadAgain } from "~/hooks/live/use-live-line.ts";
import { useFormSend } from "~/hooks/use-form-send.ts";
import { showToast } from "~/lib/toast.ts";

export interface PlanGaps {
  isBusy: boolean;
  /** Adds what one item lacks in one size; without an item, everything that is lacking. */
  add(item?: { clothingId: number; ageRange: AgeRange }): Promise<void>;
  /** Removes an item from the plan that was added for the trip. */
  undo(added: { itemId: number; name: string }, ageRange: AgeRange): Promise<void>;
}

/** The address that removes an item that was added to a plan. */
export function undoPath(planId: string, itemId: number): string {
  return href("/dashboards/:onboardingId/items/:itemId/remove", {
    onboardingId: planId,
    itemId: `${itemId}`,
  });
}

/** Adds what a trip's plan lacks by script; the page is reloaded after each change. */
export function usePlanGaps(tripId: string, planId: string): PlanGaps {
  const adding = useFormSend(isAddedAnswer);
  const undoing = useFormSend(isOwnItemAnswer);
  const readAgain = useReadAgain();
  return {
    isBusy: adding.isSending || undoing.isSending,
    async add(item) {
      const fields = item ? { clothingId: `${item.clothingId}`, ageRange: item.ageRange } : {};
      const words = { failed: ERROR_TEXTS.TRIP_ITEM_NOT_ADDED };
      const result = await adding.send(addToPlanPath(tripId), fields, words);
      if (!result) return;
      if (result.isDone)
        showToast({ title: COMPARISON_COPY.addedAll(result.answer.items.length), look: "info" });
      else showToast({ title: result.problem.message, look: "error" });
      readAgain();
    },
    async undo({ itemId, name }, ageRange) {
      const words = { failed: COMPARISON_COPY.notUndone };
      const result = await undoing.send(undoPath(planId, itemId), { ageRange }, words);
      if (!result) return;
      if (result.isDone) showToast({ title: COMPARISON_COPY.undone(name), look: "info" });
      else showToast({ title: result.problem.message, look: "error" });
      readAgain();
    },
  };
}

import { useOptimistic, useTransition } from "react";
import { useRevalidator } from "react-router";
import { useFormSend } from "~/components/ui/use-form-send.ts";
import { isUnitsAnswer, UNITS_PATH } from "~/contracts/weather/units-answer.ts";
import type { Units } from "~/domain/weather/units.ts";
import { showToast } from "~/lib/toast.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

/** The units that a page shows, and how to change them. */
export type UnitsChoice = { shown: Units; choose: (units: Units) => void };

/** A choice applies at once and reverts if it can't be stored. */
export function useUnits(stored: Units): UnitsChoice {
  const { revalidate } = useRevalidator();
  const { send } = useFormSend(isUnitsAnswer);
  const [shown, setShown] = useOptimistic(stored);
  const [isSaving, startSaving] = useTransition();

  function choose(next: Units) {
    if (isSaving) return;
    startSaving(async () => {
      setShown(next);
      const failed = ERROR_TEXTS.UNITS_NOT_SAVED;
      const result = await send(UNITS_PATH, { units: next }, { failed });
      if (result?.isDone) await revalidate();
      else if (result) showToast({ title: result.problem.message, look: "error" });
    });
  }
  return { shown, choose };
}

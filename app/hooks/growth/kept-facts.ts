// Facts that were told without a network, kept in the browser until they are sent.
import { type KeptForm, keepForm } from "~/hooks/offline/kept-forms.ts";

/** The fields of a form. */
export type KeptFact = KeptForm;

export const keptFactsOf = (planId: string) => ({ store: "unsent-facts", planId }) as const;

/** Keeps a fact, or forgets it if it is null; false if there is no room for it. */
export function keepFact(planId: string, formKey: string, fact: KeptFact | null): boolean {
  return keepForm(keptFactsOf(planId), formKey, fact);
}

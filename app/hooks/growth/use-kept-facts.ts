// Facts that were told without a network, kept in the browser until they are sent.

import { isSizeAnswer, sizePath } from "~/contracts/growth/size-addresses.ts";
import { type KeptForm, keepForm, useKeptForms } from "~/hooks/offline/use-kept-forms.ts";

/** The fields of a form. */
export type KeptFact = KeptForm;

export const keptFactsOf = (planId: string) => ({ store: "unsent-facts", planId }) as const;

/** Keeps a fact, or forgets it if it is null; false if there is no room for it. */
export function keepFact(planId: string, formKey: string, fact: KeptFact | null): boolean {
  return keepForm(keptFactsOf(planId), formKey, fact);
}

// Sends facts that were told without a network, once it is back.

export interface KeptFacts {
  /** By the keys of their forms, in the order of telling. */
  facts: [formKey: string, fact: KeptFact][];
  discard: (formKey: string) => void;
}

/** The facts of a plan that wait. `told` changes whenever the page has kept another one. */
export function useKeptFacts(planId: string, told: unknown): KeptFacts {
  const way = { ...keptFactsOf(planId), path: sizePath(planId), isAnswer: isSizeAnswer };
  const { forms, discard } = useKeptForms(way, told);
  return { facts: forms, discard };
}

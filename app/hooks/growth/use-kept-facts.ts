// Sends facts that were told without a network, once it is back.
import { isSizeAnswer, sizePath } from "~/contracts/growth/size-addresses.ts";
import { useKeptForms } from "~/hooks/offline/use-kept-forms.ts";
import { type KeptFact, keptFactsOf } from "./kept-facts.ts";

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

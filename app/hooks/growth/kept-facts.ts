// Facts that were told without a network, kept in the browser until they are sent. The key of its form makes each one fact,
// however often it is sent.
import { isFields, isText, recordOf, type Shaped } from "~/contracts/shape.ts";
import { keepText, keptJson } from "~/lib/browser-store.ts";

const isForm = recordOf(isText, isText);

/** The fields of a form. */
export type KeptFact = Shaped<typeof isForm>;

/** As many as anyone tells on one flight. */
const MOST_KEPT = 20;

const storeKey = (onboardingId: string) => `unsent-facts:${onboardingId}`;

/** A plan's kept facts by the keys of their forms; skips anything invalid. */
export function readKeptFacts(onboardingId: string): Record<string, KeptFact> {
  const kept = keptJson(storeKey(onboardingId));
  return Object.fromEntries(
    Object.entries(isFields(kept) ? kept : {}).filter((entry): entry is [string, KeptFact] =>
      isForm(entry[1]),
    ),
  );
}

/** Keeps a fact, or forgets it if it is null. */
export function keepFact(onboardingId: string, formKey: string, fact: KeptFact | null): void {
  const { [formKey]: _, ...others } = readKeptFacts(onboardingId);
  const kept = fact ? { ...others, [formKey]: fact } : others;
  const entries = Object.entries(kept).slice(-MOST_KEPT);
  keepText(storeKey(onboardingId), entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : null);
}

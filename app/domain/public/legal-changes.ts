// When the legal texts last changed, and which of the changes an account hasn't been told of.
import type { IsoDay } from "../calendar.ts";

export const LEGAL_TEXTS = ["privacy", "terms"] as const;

export type LegalTextName = (typeof LEGAL_TEXTS)[number];

/** By text; a unit test compares each day with the fingerprint of the English words. */
export const LAST_CHANGED: Readonly<Record<LegalTextName, IsoDay>> = {
  privacy: "2026-11-29",
  terms: "2026-11-29",
};

/** The newest of these days: stored with an account, it says that its owner knows the texts as they are. */
export const LEGAL_KNOWN: IsoDay = Object.values(LAST_CHANGED).toSorted().at(-1) ?? "";

/** The texts that have changed since the stored day; all of them for an account from before such days were stored. */
export function changedSince(known: IsoDay | null): LegalTextName[] {
  return LEGAL_TEXTS.filter((name) => known === null || LAST_CHANGED[name] > known);
}

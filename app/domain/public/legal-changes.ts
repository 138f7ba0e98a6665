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

/** A paragraph around its link; the whole of one without a link is before it. */
export function linkOf(paragraph: string): { before: string; label: string; to: string; after: string } {
  const middle = paragraph.indexOf("](");
  if (middle < 0) return { before: paragraph, label: "", to: "", after: "" };
  const [start, end] = [paragraph.lastIndexOf("[", middle), paragraph.indexOf(")", middle)];
  const [label, to] = [paragraph.slice(start + 1, middle), paragraph.slice(middle + 2, end)];
  return { before: paragraph.slice(0, start), label, to, after: paragraph.slice(end + 1) };
}

// The shape of a legal text: a short summary, then its sections.

/**
 * A paragraph, or a list. A paragraph has at most one link, `[label](path)`, to a path of this site or to "contact" for the address that
 * mails come from.
 */
export type LegalBlock = string | readonly string[];

/** A title, and what stands under it. */
export type LegalSection = readonly [title: string, ...blocks: LegalBlock[]];

export interface LegalText {
  title: string;
  description: string;
  /** As the text words it, such as "July 1, 2025". */
  firstPublished: string;
  /** The summary in a few sentences; only the sections are binding. */
  short: readonly string[];
  /** By the names that lead to them. */
  sections: Readonly<Record<string, LegalSection>>;
}

export const LEGAL_COPY = {
  firstPublished: "First published:",
  lastChanged: "Last changed:",
  short: "In short",
  contents: "Contents",
} as const;

// The shape of a legal text: a short summary, then its sections.

export interface LegalLink {
  before: string;
  /** A path of this site, or "contact" for the address that mails come from. */
  to: string;
  label: string;
  after: string;
}

/** A paragraph, a paragraph with a link, or a list. */
export type LegalBlock = string | LegalLink | readonly string[];

export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };

export interface LegalText {
  title: string;
  description: string;
  /** As the text words it, such as "July 1, 2025". */
  firstPublished: string;
  /** The summary in a few sentences; only the sections are binding. */
  short: readonly string[];
  sections: readonly LegalSection[];
}

export const LEGAL_COPY = {
  firstPublished: "First published:",
  lastChanged: "Last changed:",
  short: "In short",
  contents: "Contents",
} as const;

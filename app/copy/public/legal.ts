// The shape of a legal text: what it says in short, then its sections.

export interface LegalLink {
  before: string;
  /** A path of this site, or "contact" for the address that mails come from. */
  to: string;
  label: string;
  after: string;
}

/** A paragraph, a paragraph with a link, or a list. */
export type LegalBlock = string | LegalLink | readonly string[];

export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalText {
  title: string;
  description: string;
  /** As the text itself words it, such as "July 1, 2025". */
  updated: string;
  /** The whole in a few sentences; the sections are what counts. */
  short: readonly string[];
  sections: readonly LegalSection[];
}

export const LEGAL_COPY = {
  updated: "Last updated",
  short: "In short",
  contents: "Contents",
} as const;

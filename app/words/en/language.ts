// Which language these texts are in, for machines, and how it sets a label before what it names.

export const LANGUAGE = {
  /** Of a document, as its `lang`. */
  html: "en",
  /** With the region whose spelling it has (BCP 47). */
  tag: "en-US",
} as const;

/** Before the path of a public page: nothing in English, '/es' in Spanish. */
export const PREFIX = "";

/** Read wherever a label and what it names are put together outside a sentence. */
export const COLON = ": ";

/** 'Laundry: Daily' */
export function labelled(label: string, value: string): string {
  return `${label}${COLON}${value}`;
}

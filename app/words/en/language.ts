// Which language these texts are in, for machines.

export const LANGUAGE = {
  /** Of a document, as its `lang`. */
  html: "en",
  /** With the region whose spelling it has (BCP 47). */
  tag: "en-US",
} as const;

/** Before the path of a public page: nothing in English, '/es' in Spanish. */
export const PREFIX = "";

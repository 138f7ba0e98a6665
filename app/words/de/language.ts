export const LANGUAGE = { html: "de", tag: "de-DE" } as const;

export const PREFIX = "/de";

export const COLON = ": ";

/** 'Waschen: Täglich' */
export function labelled(label: string, value: string): string {
  return `${label}${COLON}${value}`;
}

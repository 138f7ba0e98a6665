export const COLON = ": ";

/** 'Waschen: Täglich' */
export function labelled(label: string, value: string): string {
  return `${label}${COLON}${value}`;
}

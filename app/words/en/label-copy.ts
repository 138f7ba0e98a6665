// Between a label and what it names. Read wherever the two are put together outside a sentence.

export const COLON = ": ";

/** 'Laundry: Daily' */
export function labelled(label: string, value: string): string {
  return `${label}${COLON}${value}`;
}

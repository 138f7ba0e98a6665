export const COLON = "\u00a0: ";

/** 'Lessive : tous les jours' */
export function labelled(label: string, value: string): string {
  return `${label}${COLON}${value}`;
}

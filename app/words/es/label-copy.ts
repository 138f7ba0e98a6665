export const COLON = ": ";

/** 'Lavado: Diario' */
export function labelled(label: string, value: string): string {
  return `${label}${COLON}${value}`;
}

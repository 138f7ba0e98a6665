export const LANGUAGE = { html: "es", tag: "es-US" } as const;

export const PREFIX = "/es";

export const COLON = ": ";

/** 'Lavado: Diario' */
export function labelled(label: string, value: string): string {
  return `${label}${COLON}${value}`;
}

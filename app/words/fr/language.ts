export const LANGUAGE = { html: "fr", tag: "fr-FR" } as const;

export const PREFIX = "/fr";

export const COLON = "\u00a0: ";

/** 'Lessive : tous les jours' */
export function labelled(label: string, value: string): string {
  return `${label}${COLON}${value}`;
}

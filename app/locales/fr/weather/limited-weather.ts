// Shown when a plan is based on the typical climate.

export const LIMITED_WEATHER = {
  title: "Données météo limitées",
  text: "Nous n’avons pas obtenu de relevés météo pour cet endroit\u00a0: ce plan se base sur son climat habituel.",
} as const;

/** For public pages, where there is no plan yet. */
export const TYPICAL_FOR_NOW = "Climat habituel. Votre propre plan se base sur cinq ans de météo locale.";

// The table of nights.

export const WEAR_NIGHT_COPY = {
  title: "Comment habiller bébé la nuit\u00a0?",
  description:
    "Un tableau pour chaque chambre\u00a0: quelle gigoteuse selon son TOG, et que mettre dessous, en °C et en °F. À imprimer et à accrocher.",
  lead: "Selon la température de la chambre, au plus froid du petit matin.",
  caption: "Gigoteuse et vêtements selon la chambre",
  columns: { room: "Chambre", sack: "Gigoteuse", under: "Dessous" },
  noSack: "Pas de gigoteuse",
  newborn:
    "Les gigoteuses naissance s’arrêtent à TOG\u00a02,5\u00a0: en dessous de 14\u00a0°C (58\u00a0°F), réchauffez la chambre.",
} as const;

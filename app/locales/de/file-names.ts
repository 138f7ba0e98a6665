export const FILE_NAMES = {
  sizes: "layette-groessen.ics",
  gifts: "layette-geschenke.csv",
  shoppingList: (scope: string) => `layette-einkaufsliste-${scope}.csv`,
  ownData: (day: string) => `layette-daten-${day}.json`,
} as const;

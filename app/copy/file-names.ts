// What downloaded files are called. Small Latin letters without accents, which every system can store.

export const FILE_NAMES = {
  sizes: "layette-sizes.ics",
  gifts: "layette-gifts.csv",
  shoppingList: (scope: string) => `layette-shopping-list-${scope}.csv`,
  ownData: (day: string) => `layette-data-${day}.json`,
} as const;

export const FILE_NAMES = {
  sizes: "layette-tailles.ics",
  gifts: "layette-cadeaux.csv",
  shoppingList: (scope: string) => `layette-liste-achats-${scope}.csv`,
  ownData: (day: string) => `layette-donnees-${day}.json`,
} as const;

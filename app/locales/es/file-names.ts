export const FILE_NAMES = {
  sizes: "layette-tallas.ics",
  gifts: "layette-regalos.csv",
  shoppingList: (scope: string) => `layette-lista-de-compras-${scope}.csv`,
  ownData: (day: string) => `layette-datos-${day}.json`,
} as const;

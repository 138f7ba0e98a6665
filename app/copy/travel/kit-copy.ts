// Things to pack that aren't clothes.
import { counted } from "../counted.ts";

export const KIT_COPY = {
  title: "Besides clothes",
  names: {
    diapers: "Diapers",
    wipes: "Wipes",
    changing: "Changing pad and diaper cream",
    feeding: "Feeding supplies",
    carrier: "Baby carrier or stroller",
    car_seat: "Car seat",
    sunscreen: "Sunscreen",
    health: "Thermometer and medicine",
    wet_bag: "Bag for wet clothes",
    documents: "Documents",
  },
  facts: {
    feeding: "Bottles, formula, pump, or baby food, whatever your baby needs",
    sunscreen: "Mineral, for what shade and clothes don't cover",
    documents: "Insurance card, ID, and a passport if you cross a border",
  },
  /** '40 for 4 days, about 10 a day' */
  diapers: (pieces: number, perDay: number, days: number) =>
    `${pieces} for ${counted(days, "day")}, about ${perDay} a day`,
  /** '70 for the first week, about 10 a day; buy more there' */
  diapersOfAWeek: (pieces: number, perDay: number) =>
    `${pieces} for the first week, about ${perDay} a day; buy more there`,
  wipes: (packs: number) => counted(packs, "pack"),
  packed: (packed: number, things: number) => `${packed} of ${things} packed`,
} as const;

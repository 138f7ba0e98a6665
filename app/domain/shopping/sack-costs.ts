// What a first year of sleep sacks costs, by approach: an example for comparison, not a shop's offer.

export interface SackWay {
  id: "one-rating" | "by-season" | "one-sack";
  /** Sacks to buy for the year. */
  sacks: number;
  /** US dollars per sack, as an example. */
  price: number;
}

/** Two sizes in the year; two of each sack that is worn most, since one is in the wash. */
export const SACK_WAYS: readonly SackWay[] = [
  // Two of 1.0 TOG in each size.
  { id: "one-rating", sacks: 4, price: 35 },
  // Two of 0.5, two of 1.0 and one of 2.5 TOG in each size.
  { id: "by-season", sacks: 10, price: 35 },
  // One size from two months to two years.
  { id: "one-sack", sacks: 2, price: 120 },
];

/** US dollars for the year. */
export function sackCost({ sacks, price }: SackWay): number {
  return sacks * price;
}

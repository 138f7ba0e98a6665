// Usual mornings of cities, for pages that know a temperature and no place: where in the world, and when, a morning is like that. A
// table in place of the climate's own, because these pages are kept and read nothing that is stored.

interface CityMornings {
  /** Two letters. */
  country: string;
  /** Usual °F at 8 AM in the middle of each month, January first. A test works them out again from the seed's climates. */
  mornings: readonly number[];
}

/** By the English name. */
// biome-ignore format: a table is read by its rows
export const CITY_MORNINGS = {
  "New York": { country: "US", mornings: [30, 32, 39, 49, 59, 67, 73, 71, 65, 54, 44, 36] },
  "Los Angeles": { country: "US", mornings: [51, 52, 55, 57, 60, 64, 67, 68, 67, 63, 56, 50] },
  Chicago: { country: "US", mornings: [22, 24, 34, 43, 54, 64, 70, 69, 62, 50, 38, 28] },
  Houston: { country: "US", mornings: [47, 52, 58, 64, 71, 77, 79, 79, 74, 65, 55, 50] },
  Phoenix: { country: "US", mornings: [46, 49, 56, 62, 70, 80, 86, 84, 78, 66, 55, 46] },
  Miami: { country: "US", mornings: [64, 66, 68, 73, 76, 79, 80, 80, 79, 76, 70, 68] },
  Seattle: { country: "US", mornings: [39, 39, 42, 45, 52, 56, 60, 61, 56, 48, 42, 38] },
  Denver: { country: "US", mornings: [22, 23, 32, 38, 47, 58, 63, 61, 52, 39, 30, 21] },
  Minneapolis: { country: "US", mornings: [11, 12, 27, 39, 52, 62, 67, 64, 56, 42, 29, 16] },
  "St. Louis": { country: "US", mornings: [26, 29, 40, 49, 60, 69, 72, 70, 62, 50, 38, 31] },
  Boston: { country: "US", mornings: [26, 26, 33, 43, 53, 62, 69, 67, 60, 50, 39, 31] },
  Toronto: { country: "CA", mornings: [19, 19, 28, 39, 51, 59, 65, 63, 55, 44, 35, 25] },
  Montreal: { country: "CA", mornings: [7, 10, 20, 33, 47, 56, 61, 58, 50, 39, 27, 16] },
  Vancouver: { country: "CA", mornings: [35, 35, 38, 42, 48, 52, 55, 56, 51, 44, 38, 35] },
  "Mexico City": { country: "MX", mornings: [49, 52, 55, 58, 60, 59, 57, 58, 58, 55, 51, 50] },
  Monterrey: { country: "MX", mornings: [51, 55, 62, 68, 72, 76, 77, 77, 73, 68, 59, 53] },
  "Bogotá": { country: "CO", mornings: [49, 49, 52, 52, 53, 52, 52, 52, 50, 51, 51, 50] },
  Lima: { country: "PE", mornings: [69, 70, 69, 66, 63, 62, 61, 60, 60, 61, 63, 66] },
  "Buenos Aires": { country: "AR", mornings: [67, 66, 61, 56, 49, 45, 43, 46, 50, 54, 60, 64] },
  Santiago: { country: "CL", mornings: [61, 60, 56, 49, 45, 41, 40, 42, 46, 50, 54, 57] },
  Madrid: { country: "ES", mornings: [37, 39, 43, 48, 55, 64, 68, 68, 61, 53, 44, 37] },
  Barcelona: { country: "ES", mornings: [42, 43, 47, 52, 58, 66, 71, 71, 65, 58, 49, 43] },
  Seville: { country: "ES", mornings: [44, 46, 50, 55, 61, 68, 72, 72, 67, 61, 51, 46] },
  London: { country: "GB", mornings: [39, 38, 40, 44, 50, 56, 59, 58, 55, 50, 43, 39] },
  Dublin: { country: "IE", mornings: [39, 38, 39, 42, 47, 52, 55, 54, 52, 47, 42, 40] },
  Paris: { country: "FR", mornings: [37, 37, 41, 46, 52, 58, 61, 60, 55, 49, 42, 38] },
  Lyon: { country: "FR", mornings: [35, 36, 41, 48, 54, 62, 64, 63, 57, 50, 42, 36] },
  Marseille: { country: "FR", mornings: [41, 41, 46, 52, 58, 66, 70, 69, 63, 57, 49, 43] },
  Brussels: { country: "BE", mornings: [36, 36, 40, 45, 51, 58, 60, 59, 55, 49, 42, 38] },
  Berlin: { country: "DE", mornings: [30, 31, 36, 42, 50, 57, 60, 59, 52, 45, 38, 33] },
  Hamburg: { country: "DE", mornings: [32, 32, 35, 41, 47, 53, 57, 56, 51, 45, 38, 35] },
  Munich: { country: "DE", mornings: [28, 28, 34, 41, 48, 55, 58, 57, 50, 43, 35, 30] },
  Vienna: { country: "AT", mornings: [31, 33, 38, 46, 53, 62, 64, 63, 55, 46, 40, 33] },
  Zurich: { country: "CH", mornings: [32, 33, 38, 45, 52, 59, 62, 61, 55, 47, 40, 33] },
  Rome: { country: "IT", mornings: [43, 43, 47, 52, 58, 66, 71, 72, 66, 59, 52, 45] },
  Stockholm: { country: "SE", mornings: [28, 27, 31, 39, 47, 55, 61, 59, 52, 43, 36, 32] },
  Helsinki: { country: "FI", mornings: [21, 21, 26, 35, 45, 53, 59, 57, 49, 40, 34, 28] },
  Sydney: { country: "AU", mornings: [69, 68, 65, 60, 53, 50, 47, 49, 54, 58, 63, 65] },
  Melbourne: { country: "AU", mornings: [62, 61, 59, 53, 49, 45, 45, 45, 48, 51, 55, 58] },
  Tokyo: { country: "JP", mornings: [35, 37, 43, 51, 61, 68, 74, 76, 70, 60, 49, 40] },
  Casablanca: { country: "MA", mornings: [50, 52, 55, 58, 63, 68, 70, 71, 69, 65, 58, 53] },
} as const satisfies Readonly<Record<string, CityMornings>>;

export type City = keyof typeof CITY_MORNINGS;

const EUROPE = ["GB", "IE", "FR", "BE", "DE", "AT", "CH", "ES", "IT", "SE", "FI"];

/** By language, the countries whose cities its readers know best, the nearest first. */
export const NEAR_COUNTRIES = {
  en: [["US"], ["CA", "GB", "IE", "AU"]],
  es: [["MX", "ES", "CO", "PE", "AR", "CL"], ["US"]],
  de: [["DE", "AT", "CH"], EUROPE],
  fr: [["FR", "BE", "MA"], ["CH", "CA"], EUROPE],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;

/** A month is 1 to 12. */
export type LikeMorning = { city: City; month: number };

/** °F. The table's figures are rounded, so the usual morning is within 1.5 of the temperature. */
const CLOSE = 1;
const MOST = 2;

const CITIES = Object.keys(CITY_MORNINGS).filter((key): key is City => Object.hasOwn(CITY_MORNINGS, key));

/**
 * At most two mornings that are usually like a temperature in °F, of two cities in two months. `near` are groups of countries: cities
 * of the first one come first, then those of the next, then all others; within a group the one that is closest.
 */
export function morningsLike(tempF: number, near: readonly (readonly string[])[]): LikeMorning[] {
  const rankOf = (city: City) => {
    const rank = near.findIndex((countries) => countries.includes(CITY_MORNINGS[city].country));
    return rank === -1 ? near.length : rank;
  };
  const ranked = CITIES.flatMap((city) =>
    CITY_MORNINGS[city].mornings.map((morning, at) => ({
      ...{ city, month: at + 1, rank: rankOf(city) },
      away: Math.abs(morning - tempF),
    })),
  )
    .filter(({ away }) => away <= CLOSE)
    .toSorted((a, b) => a.rank - b.rank || a.away - b.away);
  const chosen: LikeMorning[] = [];
  for (const { city, month } of ranked) {
    const isOther = chosen.every((one) => one.city !== city && one.month !== month);
    if (isOther && chosen.length < MOST) chosen.push({ city, month });
  }
  return chosen;
}

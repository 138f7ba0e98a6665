/** The addresses of our data of places and of its license, by their words in the credit that every page's footer has. */
export const PLACE_SOURCES: Readonly<Record<string, string>> = {
  GeoNames: "https://www.geonames.org/",
  "CC BY 4.0": "https://creativecommons.org/licenses/by/4.0/",
};

export interface CreditPart {
  words: string;
  address?: string | undefined;
}

/** The words of a credit in their order; those that name a source or a license come with its address. */
export function partsOf(credit: string, sources: Readonly<Record<string, string>>): CreditPart[] {
  const names = new RegExp(`(${Object.keys(sources).join("|").replaceAll(".", "\\.")})`);
  return credit.split(names).map((words) => ({ words, address: sources[words] }));
}

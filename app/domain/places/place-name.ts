// How a place is called.

interface NamedPlace {
  city: string | null;
  /** Outside the US the country. */
  state: string | null;
}

/** "Chicago, IL", "Munich, Germany"; null where only the area of a ZIP code is known. */
export function placeName({ city, state }: NamedPlace): string | null {
  return city && state ? `${city}, ${state}` : null;
}

/** "Chicago, IL 60601", "Munich, Germany"; the ZIP code alone where its place is not known. */
export function placeWithZip(place: NamedPlace & { zipcode: string }): string {
  return [placeName(place), place.zipcode].filter(Boolean).join(" ");
}

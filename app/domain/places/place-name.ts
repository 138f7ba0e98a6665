interface NamedPlace {
  city: string | null;
  /** The country, outside the US. */
  state: string | null;
}

/** "Chicago, IL", "Munich, Germany"; null if only the ZIP code's area is known. */
export function placeName({ city, state }: NamedPlace): string | null {
  return city && state ? `${city}, ${state}` : null;
}

/** "Chicago, IL 60601", "Munich, Germany"; only the ZIP code if its place is unknown. */
export function placeWithZip(place: NamedPlace & { zipcode: string }): string {
  return [placeName(place), place.zipcode].filter(Boolean).join(" ");
}

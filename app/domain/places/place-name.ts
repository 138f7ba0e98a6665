// How a place is called.

interface NamedPlace {
  city: string | null;
  state: string | null;
}

/** "Chicago, IL"; null where only the area of a ZIP code is known. */
export function placeName({ city, state }: NamedPlace): string | null {
  return city && state ? `${city}, ${state}` : null;
}

/** "Chicago, IL 60601"; the ZIP code alone where its place is not known. */
export function placeWithZip(place: NamedPlace & { zipcode: string }): string {
  const name = placeName(place);
  return name ? `${name} ${place.zipcode}` : place.zipcode;
}

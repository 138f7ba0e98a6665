/** What the server says of a ZIP code that somebody types. */
export interface PlaceName {
  zipcode: string;
  /** 'Chicago, IL', or null when only the area is known. */
  name: string | null;
  /** Why there can be no plan for it. */
  error: string | null;
}

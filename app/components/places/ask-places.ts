// Asks the server for places by name. Loaded with the first search, because it brings the answers'
// validators.
import { foundDestinations, foundPlaces } from "~/contracts/places/found-places.ts";
import { CITIES_JSON_PATH } from "~/contracts/plans/quiz-addresses.ts";
import { DESTINATIONS_JSON_PATH } from "~/contracts/travel/trip-addresses.ts";
import type { PlaceChoice } from "./place-kind.ts";

/** Cities that match the text where one outside the US is asked for; null without an answer. */
export async function askCities(text: string, signal: AbortSignal): Promise<PlaceChoice[] | null> {
  const { data } = foundPlaces.safeParse(await ask(CITIES_JSON_PATH, text, signal));
  return data?.places ?? null;
}

/** Places anywhere that match the text; null without an answer. */
export async function askDestinations(text: string, signal: AbortSignal): Promise<PlaceChoice[] | null> {
  const { data } = foundDestinations.safeParse(await ask(DESTINATIONS_JSON_PATH, text, signal));
  return data?.destinations ?? null;
}

async function ask(path: string, text: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(`${path}?${new URLSearchParams({ q: text })}`, { signal });
    return await response.json();
  } catch {
    return null;
  }
}

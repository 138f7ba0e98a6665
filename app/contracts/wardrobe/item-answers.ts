// What scripts are answered about an item's forms. Browsers check it.
import type { ItemEvent } from "../live/live-event.ts";
import { readItemEvent } from "../live/read-live-event.ts";

/** A custom item after it was added, changed, removed, or restored. */
export interface OwnItemAnswer {
  item: { id: number; name: string };
  /** What was done, for people to read. */
  message?: string;
}

/** The whole item, as the live channel sends it. */
export function isItemAnswer(body: unknown): body is ItemEvent {
  return readItemEvent(body) !== null;
}

export function isOwnItemAnswer(body: unknown): body is OwnItemAnswer {
  const item = typeof body === "object" && body !== null && "item" in body ? body.item : null;
  if (typeof item !== "object" || item === null || !("id" in item) || !("name" in item)) return false;
  return typeof item.id === "number" && typeof item.name === "string";
}

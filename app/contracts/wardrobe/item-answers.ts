// What scripts are answered about an item's forms. Browsers check it.
import type { ItemEvent } from "../live/live-event.ts";
import { readItemEvent } from "../live/read-live-event.ts";

/** An item of the parent's own after it was added, changed, removed or brought back. */
export interface OwnItemAnswer {
  item: { id: number; name: string };
  /** What has been done, in words for people. */
  message?: string;
}

/** The item whole, as the live channel tells it. */
export function isItemAnswer(body: unknown): body is ItemEvent {
  return readItemEvent(body) !== null;
}

export function isOwnItemAnswer(body: unknown): body is OwnItemAnswer {
  const item = typeof body === "object" && body !== null && "item" in body ? body.item : null;
  if (typeof item !== "object" || item === null || !("id" in item) || !("name" in item)) return false;
  return typeof item.id === "number" && typeof item.name === "string";
}

// What scripts are answered about an item's forms.
import type { ItemEvent } from "../live/live-event.ts";
import { readItemEvent } from "../live/read-live-event.ts";
import { isNumber, isText, objectOf } from "../shape.ts";

/** The whole item, as the live channel sends it. */
export function isItemAnswer(body: unknown): body is ItemEvent {
  return readItemEvent(body) !== null;
}

/** An item of the parent's own after it was added, changed, removed or brought back, and perhaps what has been done, in words. */
export const isOwnItemAnswer = objectOf(
  { item: objectOf({ id: isNumber, name: isText }) },
  { message: isText },
);

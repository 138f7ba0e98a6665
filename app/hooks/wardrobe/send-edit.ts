import { href } from "react-router";
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import { isItemAnswer } from "~/contracts/wardrobe/item-answers.ts";
import { editFields, type ItemEdit } from "~/domain/wardrobe/item-edit.ts";
import { type FormAnswer, sendForm } from "~/lib/send-form.ts";

/** Sends one change to one item of a plan; `tab` identifies the sending page. */
export function sendEdit(
  { onboardingId, itemId, tab }: { onboardingId: string; itemId: number; tab: string },
  edit: ItemEdit,
): Promise<FormAnswer<ItemEvent>> {
  return sendForm(
    href("/dashboards/:onboardingId/items/:itemId", { onboardingId, itemId: `${itemId}` }),
    { ...editFields(edit), tab },
    isItemAnswer,
  );
}

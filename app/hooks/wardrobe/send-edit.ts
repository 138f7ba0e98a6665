import { href } from "react-router";
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import { isItemAnswer } from "~/contracts/wardrobe/item-answers.ts";
import { editFields } from "~/domain/wardrobe/item-edit.ts";
import { type FormAnswer, sendForm } from "~/lib/send-form.ts";
import { type FieldEdit, sentEdit } from "./edit-queue.ts";

/** Sends one change to one item of a plan; `tab` identifies the sending page. */
export function sendEdit(
  { planId, tab }: { planId: string; tab: string },
  edit: FieldEdit,
): Promise<FormAnswer<ItemEvent>> {
  return sendForm(
    href("/dashboards/:onboardingId/items/:itemId", { onboardingId: planId, itemId: `${edit.itemId}` }),
    { ...editFields(sentEdit(edit)), tab },
    isItemAnswer,
  );
}

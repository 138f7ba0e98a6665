import { isOwnItemAnswer } from "~/contracts/wardrobe/item-answers.ts";
import { useFormSend } from "~/hooks/use-form-send.ts";
import { showToast } from "~/lib/toast.ts";

/**
 * Sends a small form for an item of the parent's own. A failure shows a toast, with `failed` as its text when
 * the server gave none; `send` returns whether it worked.
 */
export function useItemPost(
  address: string,
  failed: string,
): { isSending: boolean; send: (fields: Readonly<Record<string, string>>) => Promise<boolean> } {
  const form = useFormSend(isOwnItemAnswer);
  async function send(fields: Readonly<Record<string, string>>): Promise<boolean> {
    const result = await form.send(address, fields, { failed });
    if (result?.isDone === false) showToast({ title: result.problem.message, look: "error" });
    return result?.isDone ?? false;
  }
  return { isSending: form.isSending, send };
}

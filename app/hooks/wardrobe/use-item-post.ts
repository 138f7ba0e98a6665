import { useState } from "react";
import { postForm } from "~/lib/post-form.ts";
import { showToast } from "~/lib/toast.ts";

/**
 * Sends one of an item's small forms by script, one at a time. A failure is said in a toast, as `failed` where the
 * server has no words of its own; `send` answers whether it was done.
 */
export function useItemPost(
  address: string,
  failed: string,
): { isSending: boolean; send: (fields: Readonly<Record<string, string>>) => Promise<boolean> } {
  const [isSending, setSending] = useState(false);
  async function send(fields: Readonly<Record<string, string>>): Promise<boolean> {
    if (isSending) return false;
    setSending(true);
    const result = await postForm(address, fields);
    setSending(false);
    switch (result.kind) {
      case "done":
        return true;
      case "refused":
        showToast({ title: result.message ?? failed, look: "error" });
        return false;
      case "unreachable":
        showToast({ title: failed, look: "error" });
        return false;
      case "signed-out":
        // The sign-in page leads back here.
        window.location.reload();
        return false;
      default:
        return result satisfies never;
    }
  }
  return { isSending, send };
}

import { useState } from "react";
import { SHOPPING_COPY } from "~/copy/shopping/shopping-list-copy.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";

const ACT = "linkish inline-flex min-h-11 items-center text-xs sm:text-sm";

/** Copies a list as text and prints its page; with scripts only. */
export function CopyAndPrint({ text }: { text: string }) {
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState("");
  // The buttons keep their space until scripts run, so that nothing shifts.
  const needsScript = isHydrated ? ACT : `${ACT} invisible`;
  async function copy() {
    setOutcome("");
    setOutcome(await copyText(text));
  }
  return (
    <>
      <button type="button" className={needsScript} onClick={copy}>
        {SHOPPING_COPY.copy}
      </button>
      <button type="button" className={needsScript} onClick={() => window.print()}>
        {SHOPPING_COPY.print}
      </button>
      <p role="status" className="text-sm font-medium">
        {outcome}
      </p>
    </>
  );
}

/** Copies the text to the clipboard; returns the message to show. */
async function copyText(text: string): Promise<string> {
  if (!navigator.clipboard) return SHOPPING_COPY.noClipboard;
  try {
    await navigator.clipboard.writeText(text);
    return SHOPPING_COPY.copied;
  } catch {
    return SHOPPING_COPY.notCopied;
  }
}

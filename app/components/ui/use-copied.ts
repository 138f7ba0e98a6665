// Texts for the clipboard, which browsers don't have on insecure pages, whatever the types say.
import { useState } from "react";

/** Copies a text, and says whether that worked. */
export async function copyText(text: string): Promise<"copied" | "notCopied" | "noClipboard"> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return "noClipboard";
  return clipboard.writeText(text).then(
    () => "copied",
    () => "notCopied",
  );
}

/** The words about the last copy, empty before it, and what makes one. */
export function useCopied(text: string, told: { copied: string; notCopied: string; noClipboard?: string }) {
  const [outcome, setOutcome] = useState("");
  async function copy(): Promise<void> {
    // Said again by screen readers, even if it is the same.
    setOutcome("");
    setOutcome(told[await copyText(text)] ?? told.notCopied);
  }
  return { outcome, copy };
}

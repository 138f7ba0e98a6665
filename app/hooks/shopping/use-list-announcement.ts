import { useState } from "react";
import { listUpdated } from "~/copy/shopping/shopping-list-copy.ts";

interface ShownList {
  /** The whole list in words, for detecting changes. */
  text: string;
  remaining: number;
}

/**
 * A sentence for screen readers when a list changes by itself. Switching to another list, named by `of`, is
 * not announced.
 */
export function useListAnnouncement(of: string, shown: ShownList | null): string {
  const text = shown?.text ?? null;
  const [known, setKnown] = useState({ of, text });
  const [words, setWords] = useState("");
  if (known.of !== of || known.text !== text) {
    setKnown({ of, text });
    setWords(known.of === of && shown ? listUpdated(shown.remaining) : "");
  }
  return words;
}

import { useState } from "react";
import { listUpdated } from "~/copy/shopping/shopping-list.ts";

interface ShownList {
  /** The whole list in words, to tell whether it has changed. */
  text: string;
  remaining: number;
}

/**
 * The one sentence to read out when a list has changed by itself. Going to another list, which `of` names, is no
 * change, and says nothing.
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

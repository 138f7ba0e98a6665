import { useState, useSyncExternalStore } from "react";
import { newId } from "~/lib/new-id.ts";
import { keptAt } from "./kept-at.ts";

/**
 * The key of a page's next form. A kept page brings the same one whenever it is opened, and two forms with one key would be one
 * act; so until it is read again it gets another.
 */
export function useFormKey(read: string): string {
  const [first] = useState(read);
  const [own] = useState(newId);
  const isKept = useSyncExternalStore(never, keptAt, () => null) !== null;
  return isKept && read === first ? own : read;
}

const never = () => () => {};

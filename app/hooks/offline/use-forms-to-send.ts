import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { keysFrom } from "~/lib/browser-store.ts";
import type { FormsToSend } from "./forms-to-send.ts";

/**
 * Sends forms that were kept without a network, from whichever page is open. What sends them is loaded only if some wait. `read` is
 * what the page has read last: a page that could be read has a network.
 */
export function useFormsToSend(mark: string | null, readAgain: () => void, read: unknown): void {
  const { pathname } = useLocation();
  const forms = useRef<Promise<FormsToSend>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading is a sign of a network
  useEffect(() => {
    const send = () => {
      if (!keysFrom("unsent-").some((key) => /^unsent-(?:facts|bags):/.test(key))) return;
      forms.current ??= import("./forms-to-send.ts").then(({ FormsToSend }) => new FormsToSend(readAgain));
      forms.current.then(
        (found) => found.send(pathname, mark),
        () => {
          forms.current = undefined;
        },
      );
    };
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [mark, readAgain, pathname, read]);
}

import { type ReactNode, useEffect, useState } from "react";
import { keysFrom } from "~/lib/browser-store.ts";
import { ALL_SENT, unsentWords } from "~/words/en/offline/offline-copy.ts";

/** How many waited when this was last on the page: it is taken off while a plan is worked out anew, and put back afterwards. */
let waited = 0;

/** Shows how many changes are waiting for the network instead of its children, and announces when they're sent. */
export function UnsentChanges({ count, children }: { count: number; children: ReactNode }) {
  const [hadSome, setHadSome] = useState(() => waited > 0 && keysFrom("unsent:").length === 0);
  if (count > 0 && !hadSome) setHadSome(true);
  useEffect(() => {
    waited = count;
  }, [count]);
  const words = count > 0 ? unsentWords(count) : "";
  return (
    <>
      {words ? (
        <p aria-hidden="true" className="text-xs leading-tight font-semibold text-amber">
          {words}
        </p>
      ) : (
        children
      )}
      <p role="status" className="sr-only">
        {words || (hadSome && ALL_SENT)}
      </p>
    </>
  );
}

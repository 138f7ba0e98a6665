import { type ReactNode, useState } from "react";
import { ALL_SENT, unsentWords } from "~/copy/offline/offline-copy.ts";

/**
 * Shows how many changes are waiting for the network instead of its children, and announces when they're
 * sent.
 */
export function UnsentChanges({ count, children }: { count: number; children: ReactNode }) {
  const [hadSome, setHadSome] = useState(false);
  if (count > 0 && !hadSome) setHadSome(true);
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

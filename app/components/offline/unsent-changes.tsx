import { type ReactNode, useState } from "react";
import { ALL_SENT, unsentWords } from "~/copy/offline/offline.ts";

/** How many changes wait for the network, in the place of what stands there else; and once they are gone, said aloud. */
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

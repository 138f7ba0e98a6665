// Who brings what as text, as a file, and on paper.
import { useState } from "react";
import { parentsGiftsPath } from "~/contracts/gifts/gift-addresses.ts";
import { GIFTS_COPY } from "~/copy/gifts/parents-gifts-copy.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";

const ACT = "linkish inline-flex min-h-11 items-center text-sm";

export function TakeGiftsAlong({ planId, text }: { planId: string; text: string }) {
  const needsScript = useHydrated() ? ACT : `${ACT} invisible`;
  const [outcome, setOutcome] = useState("");
  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? GIFTS_COPY.copied : GIFTS_COPY.notCopied);
  }
  return (
    <div data-chrome className="mt-2 flex flex-wrap items-center gap-x-4">
      <a href={`${parentsGiftsPath(planId)}.csv`} className={ACT} download>
        {GIFTS_COPY.csv}
      </a>
      <button type="button" className={needsScript} onClick={copy}>
        {GIFTS_COPY.text}
      </button>
      <button type="button" className={needsScript} onClick={() => window.print()}>
        {GIFTS_COPY.print}
      </button>
      <p role="status" className="text-sm font-medium">
        {outcome}
      </p>
    </div>
  );
}

// Changes to a plan that never reached it, on the page that says that it is gone: for their author to see and copy.
import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button.tsx";
import { LOST_COPY, lostLine } from "~/copy/offline/sent-later-copy.ts";
import { enteredText, type FieldEdit } from "~/hooks/wardrobe/edit-queue.ts";
import { forgetLost, takeLost } from "~/hooks/wardrobe/lost-edits.ts";

export function LostChanges({ planId }: { planId: string }) {
  const [lost, setLost] = useState<readonly FieldEdit[]>([]);
  useEffect(() => setLost(takeLost(planId)), [planId]);
  if (lost.length === 0) return null;
  return (
    <section aria-labelledby="lost-changes" className="frame frame-reading">
      <h2 id="lost-changes" className="text-lg">
        {LOST_COPY.title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{LOST_COPY.lead}</p>
      <ul className="mt-3 grid gap-2 wrap-anywhere whitespace-pre-wrap">
        {lost.map((edit) => (
          <li key={JSON.stringify(edit)}>{lostLine({ ...edit, value: enteredText(edit) })}</li>
        ))}
      </ul>
      <Button
        look="quiet"
        className="mt-4"
        onClick={() => {
          forgetLost(planId);
          setLost([]);
        }}
      >
        {LOST_COPY.forget}
      </Button>
    </section>
  );
}

// Changes to a plan that never reached it, on the page that says that it is gone: for their author to see and copy.
import { use, useEffect, useState } from "react";
import { Button } from "~/components/ui/button.tsx";
import { enteredText } from "~/components/wardrobe/edit-queue.ts";
import { forgetLost, takeLost } from "~/components/wardrobe/lost-edits.ts";
import { LOST_COPY, lostLine } from "~/words/en/offline/sent-later-copy.ts";
import type { KeptForm } from "./kept-forms.ts";
import { ViewerMarkContext } from "./viewer-mark.ts";

export function LostChanges({ planId }: { planId: string }) {
  const [lost, setLost] = useState<ReturnType<typeof linesOf>>([]);
  const mark = use(ViewerMarkContext);
  useEffect(() => {
    const read = () => setLost(linesOf(takeLost(planId, mark)));
    read();
    // Some may come from an earlier build.
    window.addEventListener("storage", read);
    return () => window.removeEventListener("storage", read);
  }, [planId, mark]);
  if (lost.length === 0) return null;
  return (
    <section aria-labelledby="lost-changes" className="frame frame-reading">
      <h2 id="lost-changes" className="text-lg">
        {LOST_COPY.title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{LOST_COPY.lead}</p>
      <ul className="mt-3 grid gap-2 wrap-anywhere whitespace-pre-wrap">
        {lost.map(([key, words]) => (
          <li key={key}>{words}</li>
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

/** Each change in words, by itself as text. */
function linesOf({ edits, forms }: ReturnType<typeof takeLost>): [key: string, words: string][] {
  return [
    ...edits.map((edit): [string, string] => [
      JSON.stringify(edit),
      lostLine({ ...edit, value: enteredText(edit) }),
    ]),
    ...forms.map((form): [string, string] => [JSON.stringify(form), formWords(form)]),
  ];
}

/** Of a bag also what was typed. Earlier builds kept no words. */
function formWords({ words, text, weight, length, size }: KeptForm): string {
  const entered = words ?? [weight, length, size].filter(Boolean).join(", ");
  return [entered, text?.trim()].filter(Boolean).join("\n");
}

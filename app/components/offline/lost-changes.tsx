// Changes to a plan that never reached it, on the page that says that it is gone: for their author to see and copy.

import { use, useEffect, useState } from "react";
import { formsOf, type KeptForm, readUnsent } from "~/components/offline/kept-forms.ts";
import { forgetSaved } from "~/components/offline/saved-items.ts";
import { readHeld, type UnsentPlace, unsentKey } from "~/components/offline/unsent-store.ts";
import { Button } from "~/components/ui/button.tsx";
import { Section } from "~/components/ui/section.tsx";
import { enteredText, type FieldEdit, isEdit } from "~/components/wardrobe/edit-queue.ts";
import { keepText, keysFrom } from "~/lib/browser-store.ts";
import { LOST_COPY, lostLine } from "~/words/en/offline/sent-later-copy.ts";

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
    <Section titleId="lost-changes" title={LOST_COPY.title} className="frame frame-reading">
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
    </Section>
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

/** Takes the unsent changes of a plan that is gone out of this browser, to show them, and deletes its saved items. */
export function takeLost(planId: string, mark: string | null): { edits: FieldEdit[]; forms: KeptForm[] } {
  forgetSaved(planId);
  return {
    edits: lostOf({ kind: "items", of: planId, mark, isValue: isEdit }),
    forms: (["facts", "bags"] as const).flatMap((kind) => lostOf(formsOf(kind, planId, mark))),
  };
}

function lostOf<Value>(place: UnsentPlace<Value>): Value[] {
  const refused = readHeld({ ...place, kind: "lost" }, place.kind);
  return [...refused, ...readUnsent(place).map(([, value]) => value)];
}

/** Deletes them. */
export function forgetLost(planId: string): void {
  const kinds = ["items", "facts", "bags", "lost"] as const;
  const keys = kinds.flatMap((kind) => keysFrom(unsentKey({ kind, of: planId })));
  for (const key of keys) keepText(key, null);
}

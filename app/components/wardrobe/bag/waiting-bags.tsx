// Bags that were saved without a network.
import { HAND_ME_DOWNS_COPY } from "~/copy/wardrobe/hand-me-downs-copy.ts";
import type { KeptForms } from "~/hooks/offline/use-kept-forms.ts";
import { countsOf, piecesIn } from "./bag-counts.ts";

export function WaitingBags({ forms, discard }: KeptForms) {
  if (forms.length === 0) return null;
  return (
    <section role="status" className="card mt-4 border-dashed p-4 text-sm">
      <p className="font-semibold">{HAND_ME_DOWNS_COPY.kept}</p>
      <ul>
        {forms.map(([formKey, { cells = "", text = "" }]) => {
          const words = HAND_ME_DOWNS_COPY.waiting(piecesIn(countsOf(cells)), text.trim() !== "");
          return (
            <li key={formKey} className="flex items-center justify-between gap-4">
              <span className="figures">{words}</span>
              <button
                type="button"
                className="linkish min-h-11"
                aria-label={HAND_ME_DOWNS_COPY.discardOf(words)}
                onClick={() => discard(formKey)}
              >
                {HAND_ME_DOWNS_COPY.discard}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import type { KeptForm } from "./kept-forms.ts";
import type { KeptForms } from "./use-kept-forms.ts";

interface WaitingFormsProps extends KeptForms {
  wordsOf: (form: KeptForm) => string;
  copy: { kept: string; discard: string; discardOf: (words: string) => string };
}

/** The forms of a page that were saved without a network. */
export function WaitingForms({ forms, discard, wordsOf, copy }: WaitingFormsProps) {
  if (forms.length === 0) return null;
  return (
    <section role="status" className="card mt-4 border-dashed p-4 text-sm">
      <p className="font-semibold">{copy.kept}</p>
      <ul>
        {forms.map(([formKey, form]) => {
          const words = wordsOf(form);
          return (
            <li key={formKey} className="flex items-center justify-between gap-4">
              <span className="figures">{words}</span>
              <button
                type="button"
                className="linkish min-h-11"
                aria-label={copy.discardOf(words)}
                onClick={() => discard(formKey)}
              >
                {copy.discard}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

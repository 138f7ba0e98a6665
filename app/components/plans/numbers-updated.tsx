import { Form } from "react-router";
import { SubmitButton } from "~/components/ui/submit-button.tsx";
import { numbersPath } from "~/contracts/plans/plan-addresses.ts";
import { NUMBERS_COPY } from "~/copy/plans/number-changes-copy.ts";
import type { NumberChange } from "~/domain/plans/number-changes.ts";

interface NumbersUpdatedProps {
  planId: string;
  /** Changes for the age range and laundry routine on the page; when empty, nothing is shown. */
  changes: readonly NumberChange[];
  /** The page to return to. */
  from: string;
}

/** Says once that newer rules changed a plan's numbers, and which ones. */
export function NumbersUpdated({ planId, changes, from }: NumbersUpdatedProps) {
  if (changes.length === 0) return null;
  return (
    <section
      data-chrome
      aria-labelledby="numbers-updated"
      className="card flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3 text-sm"
    >
      <div className="min-w-0 grow basis-64">
        <h2 id="numbers-updated" className="font-sans text-base font-semibold">
          {NUMBERS_COPY.title}
        </h2>
        <p className="mt-0.5 text-ink-soft">{NUMBERS_COPY.text}</p>
        <details>
          <summary className="linkish min-h-11 content-center">
            {NUMBERS_COPY.summary(changes.length)}
          </summary>
          <ul className="figures grid gap-1 pb-2">
            {changes.map(({ name, before, after }) => (
              <li key={name}>{NUMBERS_COPY.line(name, before, after)}</li>
            ))}
          </ul>
        </details>
      </div>
      <Form method="post" action={numbersPath(planId)} preventScrollReset>
        <input type="hidden" name="from" value={from} />
        <SubmitButton look="quiet" path={numbersPath(planId)} busy={NUMBERS_COPY.dismissing}>
          {NUMBERS_COPY.dismiss}
        </SubmitButton>
      </Form>
    </section>
  );
}

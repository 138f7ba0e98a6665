import { Form, Link, useLocation } from "react-router";
import { useMay } from "~/components/members/on-plan.ts";
import { RadioChips } from "~/components/ui/choice-chips.tsx";
import { useOwnDay } from "~/components/ui/use-hydrated.ts";
import { sizePath, sizePathOn } from "~/contracts/growth/size-addresses.ts";
import { FITS } from "~/domain/growth/baby-facts.ts";
import { LABEL_COPY, SIZE_ASK_COPY } from "~/words/en/growth/fit-copy.ts";

/** A question, and where it can be answered on the spot its answers. */
export interface Asked {
  text: string;
  day: string | null;
  sizes?: readonly { size: string; label: string }[];
  today: string;
  formKey: string;
}

interface SizeAskProps {
  planId: string;
  /** Null for nothing. */
  ask: Asked | null;
}

/** The size on the label, then how it fits: two taps, which tell a fact. */
function WhatFitsNow({ planId, sizes, today, formKey }: Asked & { planId: string }) {
  const ownDay = useOwnDay(today);
  return (
    <Form method="post" action={sizePath(planId)} noValidate className="grid gap-2">
      <input type="hidden" name="intent" value="tell" />
      <input type="hidden" name="way" value="label" />
      <input type="hidden" name="on" value={ownDay} />
      <input type="hidden" name="formKey" value={formKey} />
      <RadioChips
        id="first-size"
        name="size"
        legend={LABEL_COPY.size}
        choices={(sizes ?? []).map(({ size, label }) => ({ value: size, label }))}
        chosen={null}
      />
      <fieldset>
        <legend className="text-sm font-semibold">{LABEL_COPY.fit}</legend>
        <div className="chips mt-2">
          {FITS.map((fit) => (
            <button key={fit} type="submit" name="fit" value={fit} className="chip">
              {LABEL_COPY.fits[fit]}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}

/** Asks for a fact about the baby's size in one quiet line; "Not now" is good for a fortnight. */
export function SizeAsk({ planId, ask }: SizeAskProps) {
  const { pathname, search } = useLocation();
  const mayTell = useMay("edit");
  if (!ask || !mayTell) return null;
  const line = (
    <Form
      method="post"
      action={sizePath(planId)}
      noValidate
      preventScrollReset
      data-chrome
      className="flow gap-x-4 text-sm text-ink-soft"
    >
      <input type="hidden" name="intent" value="later" />
      <input type="hidden" name="from" value={`${pathname}${search}`} />
      {!ask.sizes && <span className="min-w-0">{ask.text}</span>}
      <Link className="tap-link" to={ask.day ? sizePathOn(planId, ask.day) : sizePath(planId)}>
        {ask.sizes ? SIZE_ASK_COPY.weight : SIZE_ASK_COPY.yes}
      </Link>
      <button type="submit" className="linkish min-h-11">
        {SIZE_ASK_COPY.no}
      </button>
    </Form>
  );
  if (!ask.sizes) return line;
  return (
    <section data-chrome aria-labelledby="what-fits-now" className="card px-4 py-3">
      <h2 id="what-fits-now" className="mb-2 font-sans text-base font-semibold">
        {ask.text}
      </h2>
      <WhatFitsNow planId={planId} {...ask} />
      {line}
    </section>
  );
}

// The form for a plan's names, which several pages show. Every name is optional.

import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import { namesPath } from "~/contracts/plans/plan-addresses.ts";
import { NAMES_COPY, NAMES_PAGE_COPY } from "~/words/en/plans/names-copy.ts";

interface NamesFormProps {
  planId: string;
  /** A name for each baby, empty for none. */
  babies: readonly string[];
  /** The sender's own first name; null to not ask for it. */
  own: string | null;
  /** Asked besides, below the names. */
  children?: ReactNode;
  /** The page to come back to. */
  from: string;
  /** Whether the question can be put away for good. */
  canSkip?: boolean;
  /** What the server has refused, by field. */
  errors?: Readonly<Record<string, string>> | undefined;
}

/** The fields of a plan's names. The server validates. */
export function NamesForm({ planId, babies, own, from, canSkip = false, errors, children }: NamesFormProps) {
  const form = useFirstWrong(errors);
  return (
    <Form ref={form} method="post" action={namesPath(planId)} noValidate className="grid gap-4 text-start">
      <input type="hidden" name="from" value={from} />
      {babies.map((name, at) => {
        const field = `baby-${at + 1}`;
        return (
          <Field
            key={field}
            name={field}
            label={babies.length > 1 ? NAMES_COPY.babyOf(at + 1) : NAMES_COPY.baby}
            hint={at === 0 ? NAMES_COPY.babyHint : undefined}
            autoComplete="off"
            defaultValue={name}
            error={errors?.[field]}
          />
        );
      })}
      {own !== null && (
        <Field
          name="yourName"
          label={NAMES_COPY.you}
          hint={NAMES_COPY.youHint}
          autoComplete="given-name"
          defaultValue={own}
          error={errors?.yourName}
        />
      )}
      {children}
      <div className="flow gap-x-4 gap-y-2">
        <Button type="submit" look={canSkip ? "quiet" : "primary"}>
          {NAMES_COPY.save}
        </Button>
        {canSkip && (
          <Button type="submit" name="wish" value="skip" look="bare" className="px-3!">
            {NAMES_COPY.skip}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** Tells people who were promised a masked address, once, that others will see it whole, and asks for a first name; an empty one counts as an answer. */
export function NameForOthers({ maskedAs, from }: { maskedAs: string; from: string }) {
  return (
    <section aria-labelledby="told-title" className="card mt-4 max-w-md p-4">
      <h2 id="told-title" className="text-base">
        {NAMES_PAGE_COPY.toldTitle}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft wrap-anywhere">{NAMES_PAGE_COPY.told(maskedAs)}</p>
      <Form method="post" action="/profile/name" noValidate className="grid gap-3">
        <input type="hidden" name="from" value={from} />
        <Field
          id="name-for-others"
          name="yourName"
          label={NAMES_COPY.you}
          hint={NAMES_PAGE_COPY.toldHint}
          autoComplete="given-name"
        />
        <Button type="submit" className="justify-self-start">
          {NAMES_PAGE_COPY.toldDone}
        </Button>
      </Form>
    </section>
  );
}

/** The form as a card of its own, below something else. */
export function NamesCard(props: NamesFormProps) {
  return (
    <section data-chrome aria-label={NAMES_COPY.title} className="card mt-3 max-w-md p-4">
      <NamesForm {...props} />
    </section>
  );
}

// The form for a plan's names, which several pages show. Every name is optional.

import { Form } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { namesPath } from "~/contracts/plans/plan-addresses.ts";
import { NAMES_COPY } from "~/copy/plans/names-copy.ts";
import { useFirstWrong } from "~/hooks/use-form-send.ts";

interface NamesFormProps {
  planId: string;
  /** A name for each baby, empty for none. */
  babies: readonly string[];
  /** The sender's own first name; null to not ask for it. */
  own: string | null;
  /** Whether the babies' names may stand where others may see them; missing where it isn't asked. */
  isOutside?: boolean | undefined;
  /** The page to come back to. */
  from: string;
  /** Whether the question can be put away for good. */
  canSkip?: boolean;
  /** What the server has refused, by field. */
  errors?: Readonly<Record<string, string>> | undefined;
}

/** The fields of a plan's names. The server validates. */
export function NamesForm({ planId, babies, own, isOutside, from, canSkip = false, errors }: NamesFormProps) {
  const form = useFirstWrong(errors);
  return (
    <Form ref={form} method="post" action={namesPath(planId)} noValidate className="grid gap-4 text-start">
      <input type="hidden" name="from" value={from} />
      {babies.map((name, at) => {
        const field = `baby-${at + 1}`;
        return (
          <Field
            key={field}
            id={field}
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
          id="yourName"
          name="yourName"
          label={NAMES_COPY.you}
          hint={NAMES_COPY.youHint}
          autoComplete="given-name"
          defaultValue={own}
          error={errors?.yourName}
        />
      )}
      {isOutside !== undefined && (
        <label className="flex min-h-11 items-start gap-3">
          <input type="hidden" name="outsideAsked" value="yes" />
          <input
            type="checkbox"
            name="outside"
            value="on"
            defaultChecked={isOutside}
            aria-describedby="outside-hint"
            className="mt-0.5 size-5 shrink-0 accent-rose"
          />
          <span className="min-w-0">
            <span className="font-semibold">{NAMES_COPY.outside}</span>
            <span id="outside-hint" className="block text-sm text-ink-soft">
              {NAMES_COPY.outsideHint}
            </span>
          </span>
        </label>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look={canSkip ? "quiet" : "primary"}>
          {NAMES_COPY.save}
        </Button>
        {canSkip && (
          <Button type="submit" name="wish" value="skip" look="bare">
            {NAMES_COPY.skip}
          </Button>
        )}
      </div>
    </Form>
  );
}

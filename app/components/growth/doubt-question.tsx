// "Did you mean 11 lb 4 oz?": a question about typing, with a button for each reading.
import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { DOUBT_COPY } from "~/copy/growth/size-copy.ts";

type Fields = Readonly<Record<string, string | undefined>>;

interface DoubtQuestionProps {
  /** Where the form was sent. */
  action: string;
  message: string;
  /** All that was sent. */
  sent: Fields;
  doubt: { typed: string; readings: readonly { words: string; fields: Fields }[] };
}

/** Asks at the head of the form, and brings itself into view: whoever has just sent the form is at its end. */
export function DoubtQuestion({ action, message, sent, doubt: { typed, readings } }: DoubtQuestionProps) {
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer asks anew, also in the same words
  useEffect(() => section.current?.focus(), [sent]);
  const [only, ...others] = readings;
  const question =
    only === undefined ? message : others.length > 0 ? DOUBT_COPY.choose : DOUBT_COPY.question(only.words);
  return (
    <section
      ref={section}
      tabIndex={-1}
      role="alert"
      data-question=""
      className="card mt-4 grid grid-cols-1 gap-3 border-rose p-4"
    >
      <div>
        <h2 className="font-sans text-base font-semibold">{question}</h2>
        <p className="figures text-sm text-ink-soft">{DOUBT_COPY.asTyped(typed)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {readings.map(({ words, fields }) => (
          <Again key={words} action={action} fields={{ ...sent, ...fields }}>
            <Button type="submit">{DOUBT_COPY.yes(words)}</Button>
          </Again>
        ))}
        <Again action={action} fields={{ ...sent, keep: "yes" }}>
          <Button type="submit" look="quiet">
            {DOUBT_COPY.keep}
          </Button>
        </Again>
      </div>
      <p className="text-xs text-ink-soft">{DOUBT_COPY.keepHint}</p>
    </section>
  );
}

/** The same form once more, with other fields. */
function Again({ action, fields, children }: { action: string; fields: Fields; children: ReactNode }) {
  return (
    <Form method="post" action={action} noValidate>
      {Object.entries(fields).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </Form>
  );
}

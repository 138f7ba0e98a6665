import type { ComponentProps, ReactNode } from "react";

interface Words {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

interface FieldProps extends ComponentProps<"input">, Words {
  /** Shown at the end of the label's line, such as a link. */
  aside?: ReactNode;
}

/** Without an id of its own, it has its name's. */
type Identified = { id: string } | { name: string };

/** An input with its label, hint, and error. */
export function Field({ label, hint, error, aside, className = "", ...input }: FieldProps & Identified) {
  return (
    <Labelled id={input.id ?? `${input.name}`} label={label} hint={hint} error={error} aside={aside}>
      {({ autoFocus = input.autoFocus, ...wiring }) => (
        <input {...input} {...wiring} {...{ autoFocus }} className={`field mt-1.5 ${className}`} />
      )}
    </Labelled>
  );
}

type Described<Tag extends "select" | "textarea"> = ComponentProps<Tag> & Words & Identified;

/** A list to choose from: its options are the children. */
export function Select({ label, hint, error, className = "", ...select }: Described<"select">) {
  return (
    <Labelled id={select.id ?? `${select.name}`} label={label} hint={hint} error={error}>
      {(wiring) => <select {...select} {...wiring} className={`field mt-1.5 ${className}`} />}
    </Labelled>
  );
}

/** A text of several lines. */
export function LongField({ label, hint, error, className = "", ...text }: Described<"textarea">) {
  return (
    <Labelled id={text.id ?? `${text.name}`} label={label} hint={hint} error={error}>
      {(wiring) => <textarea {...text} {...wiring} className={`field mt-1.5 ${className}`} />}
    </Labelled>
  );
}

interface LabelledProps extends Pick<FieldProps, "label" | "hint" | "aside"> {
  id: string;
  error: string | undefined;
  children: (wiring: {
    id: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
    autoFocus: true | undefined;
  }) => ReactNode;
}

/** A label, hint, and error around any control. The control sets its own aria attributes. */
export function Labelled({ id, label, hint, error, aside, children }: LabelledProps) {
  const describedBy = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(" ");
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
        // A page that comes back without scripts leads to its first wrong field; components/ui/use-form-send.ts otherwise.
        autoFocus: error ? true : undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The same for an input whose error is rendered elsewhere, with this id. */
export function wrongMark(errorId: string, error: string | null | undefined) {
  return error ? ({ "aria-invalid": true, "aria-describedby": errorId, autoFocus: true } as const) : {};
}

/** A field's error, announced when it appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} role="alert" className="mt-1.5 text-sm font-medium text-brick">
      {error}
    </p>
  );
}

/** A radio button or a box to tick, and its words: one row to press, whose styles `row` are. */
export function Tick({
  row = "gap-3",
  lang,
  children,
  ...input
}: ComponentProps<"input"> & { row?: string }) {
  return (
    <label lang={lang} className={`flex min-h-11 items-center ${row}`}>
      <input type="radio" {...input} className="size-5 shrink-0 accent-rose" />
      {children}
    </label>
  );
}

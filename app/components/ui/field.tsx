import type { ComponentProps, ElementType, ReactNode } from "react";

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

type Described<Tag extends "select" | "textarea"> = ComponentProps<Tag> & Words & Identified;

/** An input with its label, hint, and error. */
export const Field = (props: FieldProps & Identified) => <Control as="input" {...props} />;

/** A list to choose from: its options are the children. */
export const Select = (props: Described<"select">) => <Control as="select" {...props} />;

/** A text of several lines. */
export const LongField = (props: Described<"textarea">) => <Control as="textarea" {...props} />;

interface ControlProps
  extends Pick<FieldProps, keyof Words | "aside" | "className" | "autoFocus" | "id" | "name"> {
  as: ElementType;
}

function Control({ as: Tag, label, hint, error, aside, className = "", ...own }: ControlProps) {
  return (
    <Labelled id={own.id ?? `${own.name}`} label={label} hint={hint} error={error} aside={aside}>
      {({ autoFocus = own.autoFocus, ...wiring }) => (
        <Tag {...own} {...wiring} {...{ autoFocus }} className={`field mt-1.5 ${className}`} />
      )}
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

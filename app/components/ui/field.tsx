import type { ComponentProps, ReactNode } from "react";

interface FieldProps extends Omit<ComponentProps<"input">, "id"> {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Stands at the end of the label's line, such as a link. */
  aside?: ReactNode;
}

/** A labelled input with its hint and error wired to it. */
export function Field({ id, label, hint, error, aside, className = "", ...input }: FieldProps) {
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
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        className={`mt-1.5 block min-h-12 w-full rounded-xl border bg-surface px-4 text-base text-ink placeholder:text-ink-soft/70 ${error ? "border-brick" : "border-outline"} ${className}`}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The error of a field, announced when it appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} role="alert" className="mt-1.5 text-sm font-medium text-brick">
      {error}
    </p>
  );
}

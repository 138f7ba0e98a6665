import type { ReactNode } from "react";
import type { ShownMarks } from "~/contracts/today/shown-today.ts";
import { FEELS } from "~/domain/today/today-terms.ts";
import { labelled } from "~/words/en/language.ts";
import { STEP_OFFERS, TODAY_COPY } from "~/words/en/today/today-copy.ts";
import type { Marking, SentMark } from "./use-marks.ts";

interface MarkButtonProps {
  marking: Marking;
  mark: SentMark;
  isPressed?: boolean;
  children: ReactNode;
}

/** One tap makes a mark: a form of its own, so that it works before any script. */
export function MarkButton({ marking, mark, isPressed, children }: MarkButtonProps) {
  const { address, from, make } = marking;
  return (
    <form
      method="post"
      action={address}
      noValidate
      className="today-mark"
      onSubmit={(event) => {
        event.preventDefault();
        make(mark);
      }}
    >
      <input type="hidden" name="intent" value={mark.intent} />
      <input type="hidden" name="what" value={mark.what} />
      <input type="hidden" name="from" value={from} />
      <button type="submit" aria-pressed={isPressed}>
        {children}
      </button>
    </form>
  );
}

interface MarksProps {
  marks: ShownMarks;
  /** Null for readers, who see what is marked. */
  marking: Marking | null;
}

/** The pieces in the wash today, each with a button to put it back. */
export function InTheWash({ marks: { out }, marking }: MarksProps) {
  return (
    <div ref={marking?.wash} tabIndex={-1} aria-live="polite" className="today-wash">
      {out.length > 0 && <b>{labelled(TODAY_COPY.inWash, "")}</b>}
      {out.map(({ key, name }) => (
        <span key={key}>
          {name}
          {marking && (
            <MarkButton marking={marking} mark={{ intent: "back", what: key }}>
              <span className="sr-only">{labelled(name, "")}</span>
              {TODAY_COPY.putBack}
            </MarkButton>
          )}
        </span>
      ))}
    </div>
  );
}

/** How the neck felt, in two taps, and the step that two equal answers ask for. */
export function NeckCheck({ neck, marks, marking }: MarksProps & { neck: string }) {
  const { felt, step, offer } = marks;
  const button = (mark: SentMark, label: string, isPressed?: boolean) =>
    marking && (
      <MarkButton
        key={mark.what}
        marking={marking}
        mark={mark}
        {...(isPressed !== undefined && { isPressed })}
      >
        {label}
      </MarkButton>
    );
  return (
    <div className="today-neck">
      <div>
        <b>{neck}</b>
        {FEELS.map((feel) => button({ intent: "neck", what: feel }, TODAY_COPY[feel], felt === feel))}
      </div>
      {step && (
        <div>
          {step}
          {button({ intent: "step", what: "usual" }, TODAY_COPY.backToUsual)}
        </div>
      )}
      {marking && offer && (
        <div>
          {STEP_OFFERS[offer]}
          {button({ intent: "step", what: offer }, TODAY_COPY.yes)}
          {button({ intent: "step", what: "no" }, TODAY_COPY.no)}
        </div>
      )}
    </div>
  );
}

import { Form } from "react-router";
import { buttonClasses } from "~/components/ui/button.tsx";
import type { FitAnswer, FitInMonth, FitPiece } from "~/contracts/growth/shown-sizes.ts";
import { FIT_FIELD } from "~/domain/growth/fit-field.ts";
import { FIT_COPY } from "~/words/en/growth/fit-copy.ts";

/** Where the question stands on a page. */
const FIT_ID = "will-it-fit";

interface WillItFitProps {
  /** Null once there is no month to ask about. */
  fit: FitInMonth | null;
  /** The page's own path. */
  path: string;
  /** The page's other parameters, which stay. */
  kept: Readonly<Record<string, string>>;
  /** Of a gift list: what is said if it asks for nothing then, and where its lines lead. */
  list?: { none: string; pathOf: (lineKey: string) => string };
}

/** Asks for a month, and says what fits then. A form with an address for each answer, so that it needs no scripts. */
export function WillItFit({ fit, path, kept, list }: WillItFitProps) {
  if (!fit) return null;
  const { months, chosen, answer } = fit;
  return (
    <section id={FIT_ID} data-chrome aria-label={FIT_COPY.title} className="scroll-mt-20 text-sm">
      <Form
        method="get"
        // Without scripts the page is read again, and its answer shown where the question was.
        action={`${path}#${FIT_ID}`}
        preventScrollReset
        noValidate
        className="flow gap-2"
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="fit">{FIT_COPY.month}</label>
        <select id="fit" name={FIT_FIELD} defaultValue={chosen} className="field figures w-auto px-3!">
          {months.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <button type="submit" className={buttonClasses("quiet", "px-4!")}>
          {FIT_COPY.button}
        </button>
      </Form>
      {answer && <Answer answer={answer} list={list} />}
    </section>
  );
}

type AnswerProps = { answer: FitAnswer; list: WillItFitProps["list"] };

function Answer({ answer: { text, isBetween, warmth, pieces }, list }: AnswerProps) {
  return (
    <div className="figures mt-2">
      <p>
        <b>{text}.</b>
        {warmth && ` ${warmth}`}
        {isBetween && ` ${FIT_COPY.larger}`}
      </p>
      {pieces.length > 0 ? (
        <Pieces pieces={pieces} pathOf={list?.pathOf} />
      ) : (
        list && <p className="text-ink-soft">{list.none}</p>
      )}
    </div>
  );
}

type PiecesProps = { pieces: readonly FitPiece[]; pathOf: ((lineKey: string) => string) | undefined };

function Pieces({ pieces, pathOf }: PiecesProps) {
  return (
    <>
      <p className="mt-1 text-ink-soft">{FIT_COPY.pieces}:</p>
      <ul className="list-inside list-disc">
        {pieces.map(({ words, lineKey }) => (
          <li key={lineKey ?? words}>
            {lineKey && pathOf ? (
              <a href={pathOf(lineKey)} className="tap-link">
                {words}
              </a>
            ) : (
              words
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

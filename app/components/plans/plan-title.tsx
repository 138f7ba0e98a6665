// A card's title and the form that changes it. Without scripts, the form is a plain one in a fold.

import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useMay } from "~/components/members/on-plan.ts";
import { Button } from "~/components/ui/button.tsx";
import { useFormSend } from "~/components/ui/use-form-send.ts";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import { titlePath } from "~/contracts/plans/plan-addresses.ts";
import { isTitleAnswer } from "~/contracts/plans/plan-answers.ts";
import { MAX_TITLE_LENGTH, type TitleProblem, titleProblem } from "~/domain/plans/card-title.ts";
import { showToast } from "~/lib/toast.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { TITLE_COPY } from "~/words/en/plans/plan-list-copy.ts";
import type { GivenTitle } from "./use-plan-events.ts";

const problemTexts = (): Record<TitleProblem, string> => ({
  TITLE_REQUIRED: ERROR_TEXTS.TITLE_REQUIRED,
  TITLE_UNREADABLE: ERROR_TEXTS.TITLE_UNREADABLE,
  TITLE_TOO_LONG: ERROR_TEXTS.TITLE_TOO_LONG,
});

/** The toast title for each problem that needs its own. */
const toastTitle = (problem: TitleProblem) =>
  problem === "TITLE_REQUIRED" ? TITLE_COPY.required : undefined;

interface PlanTitleProps {
  planId: string;
  title: string;
  headingId: string;
  onRenamed: (given: GivenTitle) => void;
}

/**
 * The heading, which is also the card's link, and its pencil. Enter saves, Escape cancels; both return the
 * focus to the pencil.
 */
export function PlanTitle({ planId, title, headingId, onRenamed }: PlanTitleProps) {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const id = useId();
  const fold = useRef<HTMLDetailsElement>(null);
  const pencil = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { isSending: isSaving, send } = useFormSend(isTitleAnswer);

  /** The event comes a moment after the fold has opened, and may find typed text, which stays. */
  function begin() {
    setProblem(null);
    const field = input.current;
    if (!fold.current?.open) return field?.form?.reset();
    field?.focus();
    if (field?.value === field?.defaultValue) field?.select();
  }
  function close() {
    if (!fold.current?.open) return;
    fold.current.open = false;
    // Its event doesn't come if the fold is opened again at once.
    input.current?.form?.reset();
    pencil.current?.focus();
  }
  function cancelOnEscape({ key, nativeEvent }: KeyboardEvent) {
    if (key === "Escape" && !nativeEvent.isComposing) close();
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const wanted = input.current?.value.trim() ?? "";
    const wrong = titleProblem(wanted);
    if (wrong) return refuse(problemTexts()[wrong], toastTitle(wrong));
    if (wanted === title) return close();
    const words = { failed: ERROR_TEXTS.TITLE_UPDATE_FAILED };
    const result = await send(titlePath(planId), { title: wanted }, words);
    if (!result) return;
    if (!result.isDone) return refuse(result.problem.message);
    onRenamed(result.answer);
    close();
    showToast({ title: TITLE_COPY.updated, look: "info" });
  }
  function refuse(text: string, toastTitle: string = ERROR_TEXTS.TITLE_NOT_UPDATED) {
    setProblem(text);
    showToast({ title: toastTitle, description: text, look: "error" });
    if (fold.current?.open) input.current?.focus();
  }

  return (
    <div className="group/title pointer-events-none relative z-1 flex flex-wrap items-start justify-between">
      <h2
        id={headingId}
        className="min-w-0 flex-1 py-2.5 text-base wrap-anywhere group-has-[details[open]]/title:sr-only"
      >
        {title}
      </h2>
      {useMay("edit") && (
        <details ref={fold} onToggle={begin} className="group/fold pointer-events-auto shrink-0 open:w-full">
          <summary
            ref={pencil}
            aria-label={TITLE_COPY.edit(title)}
            className="-me-2 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunken group-open/fold:absolute group-open/fold:top-0 group-open/fold:end-0"
          >
            <Pencil />
          </summary>
          <form
            method="post"
            action={titlePath(planId)}
            onSubmit={save}
            onKeyDown={cancelOnEscape}
            className="pb-3"
          >
            <input type="hidden" name="from" value={`${pathname}${search}`} />
            <label htmlFor={id} className="flex min-h-11 items-center text-sm font-semibold">
              {TITLE_COPY.label}
            </label>
            <input
              ref={input}
              id={id}
              name="title"
              defaultValue={title}
              maxLength={MAX_TITLE_LENGTH}
              autoComplete="off"
              enterKeyHint="done"
              readOnly={isSaving}
              onChange={() => setProblem(null)}
              aria-invalid={problem !== null || undefined}
              aria-describedby={problem === null ? undefined : `${id}-problem`}
              className="field"
            />
            <Problem id={`${id}-problem`} text={problem} />
            <div className="mt-3 flex flex-wrap gap-2">
              <Button type="submit" look="quiet" aria-disabled={isSaving || undefined}>
                {isSaving ? TITLE_COPY.saving : TITLE_COPY.save}
              </Button>
              {isHydrated && (
                <Button look="bare" onClick={close}>
                  {TITLE_COPY.cancel}
                </Button>
              )}
            </div>
          </form>
        </details>
      )}
    </div>
  );
}

/** A toast has already announced this, so it isn't a live region. */
function Problem({ id, text }: { id: string; text: string | null }) {
  if (text === null) return null;
  return (
    <p id={id} className="mt-1.5 text-sm font-medium text-brick">
      {text}
    </p>
  );
}

function Pencil() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5">
      <path
        d="M4.2 15.8 5 12.4 13.3 4.1a1.6 1.6 0 0 1 2.3 0l.3.3a1.6 1.6 0 0 1 0 2.3L7.6 15Zm7.4-10 2.6 2.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

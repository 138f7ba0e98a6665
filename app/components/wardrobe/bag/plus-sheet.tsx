// The box of + over a dashboard: a sheet on phones, a dialog on wider screens. It comes with the first tap on +, and so do the plan's
// items of all sizes. A draft outlives the sheet.
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { formsOf, keepForm } from "~/components/offline/kept-forms.ts";
import { Button } from "~/components/ui/button.tsx";
import { Dialog } from "~/components/ui/dialog.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { useFormSend } from "~/components/ui/use-form-send.ts";
import { useKeyboardHeight } from "~/components/ui/use-keyboard-height.ts";
import { type BoxDraft, useBagBox } from "~/components/wardrobe/use-bag-box.ts";
import { bagItemsPath, bagPath, isBagAnswered } from "~/contracts/wardrobe/bag-addresses.ts";
import { type BoxAnswer, isBoxAnswer } from "~/contracts/wardrobe/box-answer.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { newId } from "~/lib/new-id.ts";
import { showToast } from "~/lib/toast.ts";
import { viewerStamp } from "~/lib/viewer-stamp.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { NO_NETWORK } from "~/words/en/offline/offline-copy.ts";
import { HAND_ME_DOWNS_COPY } from "~/words/en/wardrobe/hand-me-downs-copy.ts";
import { ADD_ITEM_COPY, undoneWords } from "~/words/en/wardrobe/item-words.ts";
import { BoxFields, BoxFoot } from "./bag-editor.tsx";
import { bagWords } from "./bag-row.tsx";

/** What was entered in the sheet of a plan and not saved, by the plan. */
const drafts = new Map<string, BoxDraft>();

interface PlusSheetProps {
  planId: string;
  ageRange: AgeRange;
  isOpen: boolean;
  onClose: () => void;
  /** The plan has changed, but the page doesn't show it yet. */
  onChanged: () => void;
  /** Opens the form with all the details, with a name. */
  onDetails: (name: string) => void;
}

export default function PlusSheet(props: PlusSheetProps) {
  const { planId, ageRange, isOpen, onClose } = props;
  /** How often something was saved here: what is needed has changed then. */
  const [saves, setSaves] = useState(0);
  const plan = useBoxOf(planId, ageRange, isOpen, saves);
  useKeyboardHeight(isOpen);
  return (
    <Dialog title={plan ? plan.title : HAND_ME_DOWNS_COPY.add} isOpen={isOpen} onClose={onClose} look="sheet">
      {plan === false && <p role="status">{NO_NETWORK.description}</p>}
      {plan === null && (
        <p role="status" className="min-h-60 text-sm text-ink-soft">
          {HAND_ME_DOWNS_COPY.loading}
        </p>
      )}
      {plan && (
        <Box
          {...props}
          plan={plan}
          onChanged={() => {
            setSaves(saves + 1);
            props.onChanged();
          }}
        />
      )}
    </Dialog>
  );
}

/** The plan's items, read whenever the sheet opens and after each save; false if they couldn't be, and weren't before. */
function useBoxOf(
  planId: string,
  ageRange: AgeRange,
  isOpen: boolean,
  saves: number,
): BoxAnswer | null | false {
  const [answer, setAnswer] = useState<BoxAnswer | null | false>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a save, more is there
  useEffect(() => {
    if (!isOpen) return;
    const request = new AbortController();
    void ask(bagItemsPath(planId, ageRange), request.signal).then((read) => {
      if (!request.signal.aborted) setAnswer((before) => read || before || false);
    });
    return () => request.abort();
  }, [planId, ageRange, isOpen, saves]);
  return answer;
}

async function ask(path: string, signal: AbortSignal): Promise<BoxAnswer | false> {
  try {
    const response = await fetch(path, { redirect: "manual", signal });
    const body: unknown = response.ok ? await response.json() : null;
    return isBoxAnswer(body) && body;
  } catch {
    return false;
  }
}

type Saved = { bagId: string; words: string; isUndone: boolean };

function Box(props: PlusSheetProps & { plan: BoxAnswer }) {
  const { plan, planId, ageRange, onClose, onChanged } = props;
  /** Begins anew after each save. */
  const [turn, setTurn] = useState<{ formKey: string; saved: Saved | null }>(() => ({
    formKey: newId(),
    saved: null,
  }));
  const { saved } = turn;
  function onSaved({ bagId, leftText }: { bagId: string; leftText: string }, words: string): void {
    if (leftText === "") drafts.delete(planId);
    else drafts.set(planId, { size: ageRange, text: leftText, cells: "" });
    setTurn({ formKey: newId(), saved: { bagId, words, isUndone: false } });
    onChanged();
  }
  return (
    <>
      {saved && (
        <SavedNotice
          planId={planId}
          saved={saved}
          onUndone={(words) => {
            setTurn({ ...turn, saved: { ...saved, words, isUndone: true } });
            onChanged();
          }}
          onClose={onClose}
        />
      )}
      <BoxForm key={turn.formKey} {...props} plan={plan} formKey={turn.formKey} onSaved={onSaved} />
    </>
  );
}

interface BoxFormProps extends PlusSheetProps {
  plan: BoxAnswer;
  formKey: string;
  onSaved: (answer: { bagId: string; leftText: string }, words: string) => void;
}

function BoxForm({ plan, planId, ageRange, formKey, onSaved, onClose, onDetails }: BoxFormProps) {
  const boxPlan = { ...plan, planId };
  const box = useBagBox(boxPlan, drafts.get(planId) ?? { size: ageRange, text: "", cells: "" });
  const { isSending, send } = useFormSend(isBagAnswered);
  const [problem, setProblem] = useState<string | null>(null);
  const textBox = useRef<HTMLTextAreaElement>(null);
  // The window itself would put the focus on its close button.
  useEffect(() => textBox.current?.focus(), []);
  const keepDraft = useEffectEvent((draft: BoxDraft) => void drafts.set(planId, draft));
  useEffect(() => keepDraft(box.draft));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const fields = { ...box.fields, intent: "save", formKey };
    const words = HAND_ME_DOWNS_COPY.added(box.pieces);
    const result = await send(bagPath(planId), fields, {
      failed: ERROR_TEXTS.BAG_NOT_SAVED,
      signedOut: ADD_ITEM_COPY.signedOut,
    });
    if (!result) return;
    if (result.isDone) {
      onSaved(result.answer, words);
    } else if (result.problem.failure.kind === "unreachable" && keepForLater(planId, fields)) {
      drafts.delete(planId);
      showToast({ title: HAND_ME_DOWNS_COPY.kept, look: "info" });
      onClose();
    } else {
      setProblem(result.problem.message);
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)]">
      {/* The first button is what Enter presses. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <BoxFields plan={boxPlan} box={box} problem={problem} textRef={textBox} />
      <BoxFoot
        plan={boxPlan}
        box={box}
        isBusy={isSending}
        details={(name) => (
          <button type="button" className="linkish min-h-11 text-sm" onClick={() => onDetails(name)}>
            {HAND_ME_DOWNS_COPY.details}
          </button>
        )}
        className="sticky bottom-0 z-10 -mx-5 mt-3 -mb-5 border-t border-hairline bg-surface px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6"
      />
    </form>
  );
}

/** Keeps a bag until there is a network; whichever page is open then sends it. */
function keepForLater(
  planId: string,
  fields: Readonly<Record<string, string>> & { formKey: string },
): boolean {
  const form = { ...fields, words: bagWords(fields) };
  return keepForm(formsOf("bags", planId, viewerStamp()), fields.formKey, form);
}

interface SavedNoticeProps {
  planId: string;
  saved: Saved;
  onUndone: (words: string) => void;
  onClose: () => void;
}

function SavedNotice({ planId, saved, onUndone, onClose }: SavedNoticeProps) {
  const { bagId, words, isUndone } = saved;
  const { isSending, send } = useFormSend(isBagAnswered);
  const [problem, setProblem] = useState<string | null>(null);
  async function undo() {
    const result = await send(
      bagPath(planId),
      { intent: "undo", bagId },
      { failed: ERROR_TEXTS.BAG_NOT_SAVED },
    );
    if (result?.isDone) onUndone(undoneWords(result.answer.undone, "off"));
    else if (result) setProblem(result.problem.message);
  }
  return (
    <div className="mb-3">
      <Notice look={isUndone ? "info" : "good"}>
        <div className="flow justify-between gap-x-3 gap-y-1">
          <p className="font-semibold">{words}</p>
          <div className="flex flex-wrap gap-2">
            {!isUndone && (
              <Button look="quiet" onClick={undo} aria-disabled={isSending || undefined}>
                {isSending ? HAND_ME_DOWNS_COPY.undoing : HAND_ME_DOWNS_COPY.undo}
              </Button>
            )}
            <Button look="quiet" onClick={onClose}>
              {HAND_ME_DOWNS_COPY.done}
            </Button>
          </div>
        </div>
        {problem && <p role="alert">{problem}</p>}
      </Notice>
    </div>
  );
}

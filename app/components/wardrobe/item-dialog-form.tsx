// The form in the dialogs that add and edit an item. Typed values survive a lost network.

import { type FormEvent, useDeferredValue, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button.tsx";
import { type FormProblem, useFormSend } from "~/components/ui/use-form-send.ts";
import { isOwnItemAnswer } from "~/contracts/wardrobe/item-answers.ts";
import { offeredCategory } from "~/domain/wardrobe/custom-item.ts";
import { textsIn } from "~/lib/texts-in.ts";
import { showToast } from "~/lib/toast.ts";
import { ADD_ITEM_COPY } from "~/words/en/wardrobe/item-words.ts";
import { publicPath } from "~/words/public-path.ts";
import { AddItemFields, type AddItemTarget, type FieldValues } from "./add-item-fields.tsx";
import { WarmAsField } from "./warm-as-field.tsx";

interface ItemDialogFormProps extends Omit<AddItemTarget, "onboardingId"> {
  address: string;
  isEdit?: boolean;
  words: { lead: string; submit: string; sending: string; failed: string; signedOut: string };
  /** The fields' initial values. */
  values: FieldValues;
  /** This page's name on the live channel, so that it recognizes its own changes. */
  tab?: string | undefined;
  /** Called with the fields' values whenever they change. */
  onInput?: (values: FieldValues) => void;
  /** Called when the server has saved it. */
  onDone: (values: FieldValues) => void;
  onClose: () => void;
}

/** The form as soon as the window is on the screen: that answers the tap, and phones take their time for a dozen fields. */
export function ItemDialogForm(props: ItemDialogFormProps) {
  const isHere = useDeferredValue(true, false);
  return isHere ? <SentForm {...props} /> : <div className="min-h-120" />;
}

/** Sends its fields by script; a refusal stands beside them. */
function SentForm(props: ItemDialogFormProps) {
  const { address, words, tab, onInput, onDone, onClose, values, ...target } = props;
  const form = useRef<HTMLFormElement>(null);
  const name = useRef<HTMLInputElement>(null);
  // The window itself would put the focus on its close button.
  useEffect(() => name.current?.focus(), []);
  const [typed] = useState(values);
  const [isComplete, setComplete] = useState(() =>
    hasAll({ ...typed, category: offeredCategory(target.category) ?? typed.category ?? "" }),
  );
  const { isSending, send } = useFormSend(isOwnItemAnswer);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  useEffect(() => {
    if (!problem) return;
    const invalid = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    (invalid ?? form.current?.querySelector<HTMLElement>("[type=submit]"))?.focus();
  }, [problem]);

  function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
    const fields = textsIn(currentTarget);
    onInput?.(fields);
    setComplete(hasAll(fields));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const fields = textsIn(event.currentTarget);
    onInput?.(fields);
    const result = await send(address, { ...fields, ...(tab && { tab }) }, words);
    if (!result) return;
    if (result.isDone) {
      onDone(fields);
      onClose();
      return;
    }
    setProblem(result.problem);
    // The dialog was closed, so an error in the form would go unseen.
    if (!form.current) showToast({ title: result.problem.message, look: "error" });
  }

  return (
    <form ref={form} method="post" noValidate onInput={keep} onSubmit={submit} className="grid gap-5">
      <p className="text-sm text-ink-soft">{words.lead}</p>
      <AddItemFields {...target} values={typed} errors={problem?.errors} nameRef={name} />
      <WarmAsField value={typed.warmAs} error={problem?.errors?.warmAs} />
      {problem && (
        <p role="alert" className="text-sm font-medium text-brick">
          {problem.message}{" "}
          {problem.failure.kind === "signed-out" && (
            <a className="linkish" href={publicPath("/auth")} target="_blank" rel="noopener">
              {ADD_ITEM_COPY.signIn}
            </a>
          )}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {ADD_ITEM_COPY.cancel}
        </Button>
        <Button type="submit" disabled={!isComplete || isSending}>
          {isSending ? words.sending : words.submit}
        </Button>
      </div>
    </form>
  );
}

function hasAll({ name = "", category = "" }: FieldValues): boolean {
  return name.trim() !== "" && category !== "";
}

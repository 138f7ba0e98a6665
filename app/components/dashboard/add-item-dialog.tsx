// The dialog that adds an item by hand. What was typed outlives a lost network and a dialog closed by mistake.
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { ADD_ITEM_COPY, itemAddedText } from "~/copy/add-item.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { offeredCategory } from "~/domain/custom-item.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { type PostResult, postForm } from "~/lib/post-form.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { showToast } from "../ui/toasts.tsx";
import { AddItemFields, type AddItemTarget, type FieldValues } from "./add-item-fields.tsx";

interface AddItemDialogProps extends AddItemTarget {
  isOpen: boolean;
  /** The name that the page's changes go by on the live channel. */
  tab?: string | undefined;
  onClose: () => void;
  /** The item is there; the page has not shown it yet. */
  onAdded: () => void;
}

interface Draft {
  ageRange: AgeRange;
  values: FieldValues;
}

export function AddItemDialog({ isOpen, tab, onClose, onAdded, ...target }: AddItemDialogProps) {
  const draft = useRef<Draft | null>(null);
  const name = useRef<HTMLInputElement>(null);
  // The window itself would put the focus on its close button.
  useEffect(() => {
    if (isOpen) name.current?.focus();
  }, [isOpen]);
  return (
    <Dialog title={ADD_ITEM_COPY.title} isOpen={isOpen} onClose={onClose}>
      <DialogForm {...target} draft={draft} nameRef={name} tab={tab} onClose={onClose} onAdded={onAdded} />
    </Dialog>
  );
}

interface DialogFormProps extends AddItemTarget, Pick<AddItemDialogProps, "tab" | "onClose" | "onAdded"> {
  draft: RefObject<Draft | null>;
  nameRef: RefObject<HTMLInputElement | null>;
}

function DialogForm({ onboardingId, draft, nameRef, tab, onClose, onAdded, ...target }: DialogFormProps) {
  const { ageRange } = target;
  const form = useRef<HTMLFormElement>(null);
  const [typed] = useState(() => valuesFor(ageRange, draft.current));
  const [isComplete, setComplete] = useState(() =>
    hasAll({ ...typed, category: offeredCategory(target.category) ?? typed.category ?? "" }),
  );
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    if (!problem) return;
    const invalid = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    (invalid ?? form.current?.querySelector<HTMLElement>("[type=submit]"))?.focus();
  }, [problem]);

  function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
    const values = readFields(currentTarget);
    draft.current = { ageRange, values };
    setComplete(hasAll(values));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const values = readFields(event.currentTarget);
    draft.current = { ageRange, values };
    setSending(true);
    const result = await postForm(`/dashboards/${onboardingId}/items`, { ...values, ...(tab && { tab }) });
    setSending(false);
    if (result.kind === "done") {
      draft.current = null;
      showToast({ title: itemAddedText((values.name ?? "").trim()), look: "info" });
      onAdded();
      onClose();
      return;
    }
    const found = problemOf(result);
    setProblem(found);
    // Closed meanwhile: nobody would see it in the form.
    if (!form.current) showToast({ title: found.message, look: "error" });
  }

  return (
    <form ref={form} method="post" noValidate onInput={keep} onSubmit={submit} className="grid gap-5">
      <p className="text-sm text-ink-soft">{ADD_ITEM_COPY.lead}</p>
      <AddItemFields {...target} values={typed} errors={problem?.errors} nameRef={nameRef} />
      {problem && (
        <p role="alert" className="text-sm font-medium text-brick">
          {problem.message}{" "}
          {problem.isSignedOut && (
            <a className="linkish" href="/auth" target="_blank" rel="noopener">
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
          {isSending ? ADD_ITEM_COPY.adding : ADD_ITEM_COPY.add}
        </Button>
      </div>
    </form>
  );
}

interface Problem {
  message: string;
  errors: FieldValues;
  isSignedOut?: boolean;
}

function problemOf(result: Exclude<PostResult, { kind: "done" }>): Problem {
  switch (result.kind) {
    case "refused":
      return { message: result.message ?? ERROR_TEXTS.CUSTOM_ITEM_NOT_ADDED, errors: errorsIn(result.body) };
    case "unreachable":
      return { message: ERROR_TEXTS.CUSTOM_ITEM_NOT_ADDED, errors: {} };
    case "signed-out":
      return { message: ADD_ITEM_COPY.signedOut, errors: {}, isSignedOut: true };
    default:
      return result satisfies never;
  }
}

function errorsIn(body: unknown): FieldValues {
  if (typeof body !== "object" || body === null || !("errors" in body)) return {};
  const texts = Object.entries(body.errors ?? {}).filter(([, text]) => typeof text === "string");
  return Object.fromEntries(texts);
}

/** What was typed before; pieces belong to the weather of their age range. */
function valuesFor(ageRange: AgeRange, draft: Draft | null): FieldValues {
  if (!draft) return {};
  if (draft.ageRange === ageRange) return draft.values;
  const { name = "", category = "", essentiality = "", notes = "" } = draft.values;
  return { name, category, essentiality, notes };
}

function hasAll({ name = "", category = "" }: FieldValues): boolean {
  return name.trim() !== "" && category !== "";
}

function readFields(form: HTMLFormElement): FieldValues {
  const fields = [...new FormData(form)];
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}

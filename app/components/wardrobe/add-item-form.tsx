// Adding an item without scripts: the page's address requests the form and reports the result.

import { type FormEvent, useDeferredValue, useEffect, useRef, useState } from "react";
import { href, Link, useSearchParams } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { isOwnItemAnswer } from "~/contracts/wardrobe/item-answers.ts";
import { ownSearch, RESULT_PARAMS } from "~/contracts/wardrobe/page-search.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { ADD_ITEM_COPY, itemAddedText, itemSavedText } from "~/copy/wardrobe/item-words.ts";
import { offeredCategory } from "~/domain/wardrobe/custom-item.ts";
import { useMay } from "~/hooks/members/on-plan.ts";
import { type FormProblem, useFormSend } from "~/hooks/use-form-send.ts";
import { publicPath } from "~/language/public-path.ts";
import { textsIn } from "~/lib/texts-in.ts";
import { showToast } from "~/lib/toast.ts";
import { AddItemFields, type AddItemTarget, type FieldValues } from "./add-item-fields.tsx";

interface AddItemSectionProps extends Omit<AddItemTarget, "category"> {
  /** The page's items, used to name the one that was added or edited. */
  items: readonly { id: number; name: string }[];
}

/** The problems that the page's address can report. */
const problemTexts = (): ReadonlyMap<string, string> =>
  new Map([
    ["ITEM_INFORMATION_MISSING", ERROR_TEXTS.ITEM_INFORMATION_MISSING],
    ["CUSTOM_ITEM_NOT_ADDED", ERROR_TEXTS.CUSTOM_ITEM_NOT_ADDED],
    ["CUSTOM_ITEM_NOT_CREATED", ERROR_TEXTS.CUSTOM_ITEM_NOT_CREATED],
    ["CUSTOM_ITEM_LIMIT", ERROR_TEXTS.CUSTOM_ITEM_LIMIT],
    ["CUSTOM_ITEM_NOT_REMOVED", ERROR_TEXTS.CUSTOM_ITEM_NOT_REMOVED],
    ["CUSTOM_ITEM_NOT_RESTORED", ERROR_TEXTS.CUSTOM_ITEM_NOT_RESTORED],
    ["ATTEMPT_NOT_READY", ERROR_TEXTS.ATTEMPT_NOT_READY],
  ]);

/** The form if the address asks for it, and what was done or failed; otherwise nothing. */
export function AddItemSection({ items, ...plan }: AddItemSectionProps) {
  const [search] = useSearchParams();
  const mayAdd = useMay("edit");
  const asked = search.get(RESULT_PARAMS.add);
  const named = (param: string) => items.find(({ id }) => String(id) === search.get(param));
  const [added, edited] = [named(RESULT_PARAMS.added), named(RESULT_PARAMS.edited)];
  const problem = problemTexts().get(search.get(RESULT_PARAMS.problem) ?? "") ?? null;
  return (
    <>
      {added && <Notice look="good">{itemAddedText(added.name)}</Notice>}
      {edited && <Notice look="good">{itemSavedText(edited.name)}</Notice>}
      {asked === null && problem && (
        <Notice look="error" isAlert>
          {problem}
        </Notice>
      )}
      {asked !== null && mayAdd && (
        <AddItemForm
          {...plan}
          category={offeredCategory(asked)}
          search={ownSearch(search)}
          values={Object.fromEntries(new URLSearchParams(search.get(RESULT_PARAMS.draft) ?? ""))}
          problem={problem}
        />
      )}
    </>
  );
}

interface AddItemFormProps extends AddItemTarget {
  /** The rest of the page's query, to return to. */
  search: string;
  values: FieldValues;
  problem: string | null;
}

/** The form as part of the page. The server checks it. */
function AddItemForm({ onboardingId: planId, search, values, problem, ...target }: AddItemFormProps) {
  return (
    <form
      method="post"
      action={`${href("/dashboards/:onboardingId/items", { onboardingId: planId })}${search}`}
      aria-labelledby="add-item"
      noValidate
      className="card grid max-w-xl grid-cols-1 gap-5 p-[20px] sm:p-6"
    >
      <h2 id="add-item" className="text-lg">
        {ADD_ITEM_COPY.title}
      </h2>
      <p className="text-sm text-ink-soft">{ADD_ITEM_COPY.lead}</p>
      {problem && (
        <Notice look="error" isAlert>
          {problem}
        </Notice>
      )}
      <AddItemFields {...target} values={values} />
      <div className="flex flex-wrap justify-end gap-3">
        <Link to={{ search }} className={buttonClasses("quiet")}>
          {ADD_ITEM_COPY.cancel}
        </Link>
        <Button type="submit">{ADD_ITEM_COPY.add}</Button>
      </div>
    </form>
  );
}

/** The page's address with the form requested. */
export function searchForAdding(search: URLSearchParams, category: string | null): string {
  const rest = new URLSearchParams(ownSearch(search));
  rest.set(RESULT_PARAMS.add, category ?? "");
  return `?${rest}`;
}

// The form in the dialogs that add and edit an item. Typed values survive a lost network.

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
  return isHere ? <ShownForm {...props} /> : <div className="min-h-120" />;
}

/** Sends its fields by script; a refusal stands beside them. */
function ShownForm(props: ItemDialogFormProps) {
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

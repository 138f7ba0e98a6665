// Adding an item without scripts: the page's address requests the form and reports the result.

import { href, Link, useSearchParams } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button.tsx";
import { ErrorNotice, Notice } from "~/components/ui/notice.tsx";
import { ownSearch, RESULT_PARAMS } from "~/contracts/wardrobe/page-search.ts";
import { ADD_ITEM_COPY, itemAddedText, itemSavedText } from "~/copy/wardrobe/item-words.ts";
import { offeredCategory } from "~/domain/wardrobe/custom-item.ts";
import { useMay } from "~/hooks/members/on-plan.ts";
import { AddItemFields, type AddItemTarget, type FieldValues } from "./add-item-fields.tsx";

interface AddItemSectionProps extends Omit<AddItemTarget, "category"> {
  /** The page's items, used to name the one that was added or edited. */
  items: readonly { id: number; name: string }[];
  /** The problem that the address reported when the page was read. */
  problem: string | null;
}

/** The form if the address asks for it, and what was done or failed; otherwise nothing. */
export function AddItemSection({ items, problem: reported, ...plan }: AddItemSectionProps) {
  const [search] = useSearchParams();
  const mayAdd = useMay("edit");
  const asked = search.get(RESULT_PARAMS.add);
  const named = (param: string) => items.find(({ id }) => String(id) === search.get(param));
  const [added, edited] = [named(RESULT_PARAMS.added), named(RESULT_PARAMS.edited)];
  const problem = search.has(RESULT_PARAMS.problem) ? reported : null;
  return (
    <>
      {added && <Notice look="good">{itemAddedText(added.name)}</Notice>}
      {edited && <Notice look="good">{itemSavedText(edited.name)}</Notice>}
      {asked === null && problem && <ErrorNotice>{problem}</ErrorNotice>}
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
      {problem && <ErrorNotice>{problem}</ErrorNotice>}
      <AddItemFields {...target} values={values} />
      {values.warmAs && <input type="hidden" name="warmAs" value={values.warmAs} />}
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

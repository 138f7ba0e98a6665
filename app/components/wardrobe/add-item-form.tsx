// The form that adds an item without scripts.

import { href, Link } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { ADD_ITEM_COPY } from "~/words/en/wardrobe/item-words.ts";
import { AddItemFields, type AddItemTarget, type FieldValues } from "./add-item-fields.tsx";

interface AddItemFormProps extends AddItemTarget {
  /** The rest of the page's query, to return to. */
  search: string;
  values: FieldValues;
  problem: string | null;
}

/** The form as part of the page. The server checks it. */
export default function AddItemForm({
  onboardingId: planId,
  search,
  values,
  problem,
  ...target
}: AddItemFormProps) {
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

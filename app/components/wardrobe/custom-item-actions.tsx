// What a parent can do to an item of their own besides counting it: edit it, and remove it. A link and a form, for as long
// as no script is there.
import type { FormEvent, MouseEvent } from "react";
import { href, Link, useSearchParams } from "react-router";
import { ownSearch } from "~/contracts/wardrobe/page-search.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { EDIT_ITEM_COPY } from "~/copy/wardrobe/add-item.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { useItemPost } from "~/hooks/wardrobe/use-item-post.ts";

interface CustomItemActionsProps {
  onboardingId: string;
  ageRange: AgeRange;
  item: { id: number; name: string };
  /** The name that the page's changes go by on the live channel. */
  tab?: string | undefined;
  onEdit: () => void;
  /** The item is removed; the page still shows it. */
  onRemoved: () => void;
}

export function CustomItemActions(props: CustomItemActionsProps) {
  const { onboardingId, ageRange, item, tab, onEdit, onRemoved } = props;
  const search = ownSearch(useSearchParams()[0]);
  const address = href("/dashboards/:onboardingId/items/:itemId", { onboardingId, itemId: `${item.id}` });
  const { isSending, send } = useItemPost(`${address}/remove`, ERROR_TEXTS.CUSTOM_ITEM_NOT_REMOVED);

  function edit(event: MouseEvent) {
    // Another tab or window was asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onEdit();
  }
  async function remove(event: FormEvent) {
    event.preventDefault();
    if (await send({ ageRange, ...(tab && { tab }) })) onRemoved();
  }
  return (
    <div data-chrome className="flex flex-wrap gap-x-5">
      <Link
        to={{ pathname: `${address}/edit`, search }}
        aria-haspopup="dialog"
        onClick={edit}
        className="row-act"
      >
        {EDIT_ITEM_COPY.edit}
        <span className="sr-only">: {item.name}</span>
      </Link>
      <form method="post" action={`${address}/remove${search}`} onSubmit={remove}>
        <input type="hidden" name="ageRange" value={ageRange} />
        <button type="submit" aria-disabled={isSending} className="row-act text-brick">
          {EDIT_ITEM_COPY.remove}
          <span className="sr-only">: {item.name}</span>
        </button>
      </form>
    </div>
  );
}

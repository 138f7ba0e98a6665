// Edit and remove for a parent's own item: a link and a form, so they work without scripts.
import type { FormEvent, MouseEvent } from "react";
import { href, Link, useSearchParams } from "react-router";
import { ownSearch } from "~/contracts/wardrobe/page-search.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { EDIT_ITEM_COPY } from "~/copy/wardrobe/item-words.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { useItemPost } from "~/hooks/wardrobe/use-item-post.ts";

interface CustomItemActionsProps {
  planId: string;
  ageRange: AgeRange;
  item: { id: number; name: string };
  /** Identifies this page's changes on the live channel. */
  tab?: string | undefined;
  onEdit: () => void;
  /** The item was removed, but the page still shows it. */
  onRemoved: () => void;
}

export function CustomItemActions(props: CustomItemActionsProps) {
  const { planId, ageRange, item, tab, onEdit, onRemoved } = props;
  const search = ownSearch(useSearchParams()[0]);
  const address = href("/dashboards/:onboardingId/items/:itemId", {
    onboardingId: planId,
    itemId: `${item.id}`,
  });
  const { isSending, send } = useItemPost(`${address}/remove`, ERROR_TEXTS.CUSTOM_ITEM_NOT_REMOVED);

  function edit(event: MouseEvent) {
    // The user wants another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onEdit();
  }
  async function remove(event: FormEvent) {
    event.preventDefault();
    if (await send({ ageRange, ...(tab && { tab }) })) onRemoved();
  }
  return (
    <>
      <Link data-chrome to={{ pathname: `${address}/edit`, search }} aria-haspopup="dialog" onClick={edit}>
        {EDIT_ITEM_COPY.edit}
        <span className="sr-only">: {item.name}</span>
      </Link>
      <form data-chrome method="post" action={`${address}/remove${search}`} onSubmit={remove}>
        <input type="hidden" name="ageRange" value={ageRange} />
        <button type="submit" aria-disabled={isSending} className="text-brick">
          {EDIT_ITEM_COPY.remove}
          <span className="sr-only">: {item.name}</span>
        </button>
      </form>
    </>
  );
}

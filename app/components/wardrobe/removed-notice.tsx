// The notice that an item was just removed, with an undo.

import { type FormEvent, useEffect, useRef } from "react";
import { href, useSearchParams } from "react-router";
import { Notice } from "~/components/ui/notice.tsx";
import { ownSearch } from "~/contracts/wardrobe/page-search.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { EDIT_ITEM_COPY, itemRemovedText } from "~/copy/wardrobe/item-words.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { RemovedItem } from "~/hooks/wardrobe/item-actions.ts";
import { useItemPost } from "~/hooks/wardrobe/use-item-post.ts";

interface RemovedNoticeProps {
  planId: string;
  ageRange: AgeRange;
  item: Pick<RemovedItem, "id" | "name">;
  /** Identifies this page's changes on the live channel. */
  tab?: string | undefined;
  /** The focused row is gone, so the focus moves to "Undo". */
  takesFocus?: boolean;
  /** The item is back, but the page doesn't show it yet. Without this callback the form is sent normally. */
  onRestored?: (() => void) | undefined;
}

export function RemovedNotice(props: RemovedNoticeProps) {
  const { planId, ageRange, item, tab, takesFocus = false, onRestored } = props;
  const search = ownSearch(useSearchParams()[0]);
  const undo = useRef<HTMLButtonElement>(null);
  const address = href("/dashboards/:onboardingId/items/:itemId/restore", {
    onboardingId: planId,
    itemId: `${item.id}`,
  });
  const { isSending, send } = useItemPost(address, ERROR_TEXTS.CUSTOM_ITEM_NOT_RESTORED);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per removed item
  useEffect(() => {
    if (takesFocus) undo.current?.focus();
  }, [takesFocus, item.id]);

  async function restore(event: FormEvent) {
    if (!onRestored) return;
    event.preventDefault();
    if (await send({ ageRange, ...(tab && { tab }) })) onRestored();
  }
  return (
    <Notice>
      <form
        method="post"
        action={`${address}${search}`}
        onSubmit={restore}
        className="flex flex-wrap items-center gap-x-4"
      >
        <input type="hidden" name="ageRange" value={ageRange} />
        <span className="min-w-0 break-words">{itemRemovedText(item.name)}</span>
        <button
          ref={undo}
          type="submit"
          aria-disabled={isSending}
          className="linkish min-h-11 scroll-my-24 px-2 font-semibold"
        >
          {EDIT_ITEM_COPY.undo}
          <span className="sr-only">: {item.name}</span>
        </button>
      </form>
    </Notice>
  );
}

// The page's one count picker: a native popover next to the count that was pressed, closed by Escape or a
// click outside. On phones it is a sheet above the keyboard.

import {
  type FocusEvent,
  lazy,
  Suspense,
  type ToggleEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { isClosingByBack } from "~/components/ui/use-closed-by-back.ts";
import { useKeyboardHeight } from "~/components/ui/use-keyboard-height.ts";
import { COUNT_COPY } from "~/words/en/wardrobe/item-words.ts";
import type { NumberTarget } from "./use-item-actions.ts";

const loadList = () => import("./number-list.tsx");
// Without a network, a failed load must not take down the page.
const NumberList = lazy(() => loadList().catch(() => ({ default: NoList })));

function NoList() {
  return <p role="status">{COUNT_COPY.noList}</p>;
}

/** Preloads the list just before it is needed. */
export function prepareNumberList(): void {
  loadList().catch(() => {});
}

export function NumberPicker({ target, onClose }: { target: NumberTarget | null; onClose: () => void }) {
  const popover = useRef<HTMLDivElement>(null);
  const title = useId();
  // Mounted once the popover is on screen, because nothing can take the focus before, and anew each time.
  const [opening, setOpening] = useState<{ target: NumberTarget | null; count: number }>({
    target: null,
    count: 0,
  });
  useLayoutEffect(() => {
    if (!target) return;
    const { button } = target;
    button.style.setProperty("anchor-name", "--count");
    if (!popover.current?.matches(":popover-open")) popover.current?.showPopover();
    setOpening(({ count }) => ({ target, count: count + 1 }));
    return () => {
      button.style.removeProperty("anchor-name");
    };
  }, [target]);
  useKeyboardHeight(target !== null);
  const typed = useRef("");
  const draft = useRef<{ name: string; text: string } | null>(null);

  const draftOf = (of: NumberTarget | null) =>
    (draft.current?.name === of?.name && draft.current?.text) || "";
  function keepDraft({ newState }: ToggleEvent) {
    if (newState === "open") {
      typed.current = draftOf(target);
      return;
    }
    draft.current =
      target && isClosingByBack() && typed.current !== "" ? { name: target.name, text: typed.current } : null;
  }
  function close() {
    popover.current?.hidePopover();
    target?.button.focus();
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    const isLeft = relatedTarget !== null && !currentTarget.contains(relatedTarget);
    if (isLeft && currentTarget.matches(":popover-open")) popover.current?.hidePopover();
  }
  function settle({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
    // The picker has already been reopened at another count.
    if (newState !== "closed" || currentTarget.matches(":popover-open")) return;
    const { activeElement } = document;
    if (activeElement === document.body || currentTarget.contains(activeElement)) target?.button.focus();
    onClose();
  }
  const shown = opening.target === target ? target : null;
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-labelledby={title}
      data-at-anchor
      onBeforeToggle={keepDraft}
      onToggle={settle}
      onBlur={leave}
      className="border border-hairline bg-surface px-3 text-ink shadow-overlay"
    >
      <div className="flex shrink-0 items-center justify-between gap-3">
        <h2
          id={title}
          className="min-w-0 py-1 ps-1 font-sans text-base leading-tight font-semibold break-words"
        >
          {target?.name ?? COUNT_COPY.have}
        </h2>
        <button type="button" onClick={close} className="linkish min-h-11 min-w-11 shrink-0 px-2 text-sm">
          {COUNT_COPY.close}
        </button>
      </div>
      {shown && (
        <Suspense fallback={<div className="h-74" />}>
          <NumberList
            key={opening.count}
            label={COUNT_COPY.listLabel(shown.name)}
            value={shown.value}
            draft={draftOf(shown)}
            onType={(text) => {
              typed.current = text;
            }}
            onChoose={(count) => {
              close();
              if (count !== shown.value) shown.onChoose(count);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

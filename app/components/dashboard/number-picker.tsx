// The one place of the page where a count is chosen from a list: it opens at the count that was pressed, as a popover of
// the platform, which closes on Escape and on a press beside it.
import { lazy, Suspense, useEffect, useRef } from "react";
import { COUNT_COPY } from "~/copy/dashboard.ts";

const loadList = () => import("./number-list.tsx");
// Without a network the page must not fall over a list that has not come yet.
const NumberList = lazy(() => loadList().catch(() => ({ default: NoList })));

function NoList() {
  return <p role="status">{COUNT_COPY.noList}</p>;
}

/** Loads the list ahead of the press that is about to come. */
export function prepareNumberList(): void {
  loadList().catch(() => {});
}

export interface NumberTarget {
  /** The button that was pressed: the list stands at it, and the focus goes back to it. */
  button: HTMLElement;
  /** 'Warm Coat, Cold & Snowy' */
  name: string;
  value: number;
  onChoose(count: number): void;
}

export function NumberPicker({ target, onClose }: { target: NumberTarget | null; onClose: () => void }) {
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!target) return;
    const { button } = target;
    button.style.setProperty("anchor-name", "--count");
    popover.current?.showPopover();
    return () => {
      button.style.removeProperty("anchor-name");
    };
  }, [target]);

  function close() {
    const hadFocus = popover.current?.contains(document.activeElement);
    popover.current?.hidePopover();
    if (hadFocus) target?.button.focus();
  }
  const label = target ? COUNT_COPY.listLabel(target.name) : COUNT_COPY.have;
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={label}
      data-at-anchor
      onToggle={({ newState }) => newState === "closed" && onClose()}
      className="border border-hairline bg-surface p-3 text-ink shadow-overlay"
    >
      {target && (
        <Suspense fallback={<div className="h-74" />}>
          <NumberList
            label={label}
            value={target.value}
            onChoose={(count) => {
              close();
              if (count !== target.value) target.onChoose(count);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

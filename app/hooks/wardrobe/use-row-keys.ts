// Arrow keys in a wardrobe's rows. Each row is one tab stop, its name: left and right lead to its other
// buttons, up and down to the same button of the row above or below. Opened details keep their own tab stops.
import { type RefObject, useEffect } from "react";

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Listens for arrow keys in the rows of an element. */
export function useRowKeys(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = area;
    const listening = new AbortController();
    current?.addEventListener("keydown", (event) => move(current, event), listening);
    return () => listening.abort();
  }, [area]);
}

function move(area: Element, event: KeyboardEvent): void {
  const [across, down] = STEPS[event.key] ?? [];
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (across === undefined || down === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof HTMLElement)) return;
  const row = target.closest(".row");
  if (!row) return;
  const buttons = buttonsOf(row);
  const at = buttons.indexOf(target);
  if (at < 0) return;
  const next = across ? buttons[at + across] : sameIn(rowBeside(area, row, down), at, buttons.length);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A row's buttons that can be seen, except those of its details. */
function buttonsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>("button:enabled")].filter(
    (button) => !button.closest(".row-panel") && button.checkVisibility({ visibilityProperty: true }),
  );
}

/** The next row in the same column, whatever category or fold it is in. */
function rowBeside(area: Element, row: Element, down: number): Element | undefined {
  const left = (of: Element) => of.getBoundingClientRect().left;
  const column = [...area.querySelectorAll(".row")].filter(
    // An opened row is a little wider.
    (other) => other.checkVisibility() && Math.abs(left(other) - left(row)) < 20,
  );
  return column[column.indexOf(row) + down];
}

/** The button at the same place in another row; counted from the end, where − may be missing. */
function sameIn(row: Element | undefined, at: number, length: number): HTMLElement | undefined {
  if (!row) return undefined;
  const buttons = buttonsOf(row);
  return (at > 0 && buttons[buttons.length - (length - at)]) || buttons[0];
}

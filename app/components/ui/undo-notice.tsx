import { useEffect, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "./button.tsx";

const SHOWN_MS = 10_000;

interface UndoNoticeProps {
  /** What was done. */
  text: string;
  undo: string;
  undoing: string;
  /** The action that undoes it. */
  path: string;
}

/**
 * Says what was done and offers to undo it. Use the affected thing's id as the key. With scripts it
 * disappears after ten seconds, unless it is hovered or focused; without them it stays.
 */
export function UndoNotice({ text, undo, undoing, path }: UndoNoticeProps) {
  const [isOver, setOver] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isBusy = useNavigation().formAction === path;
  const isHeld = isPointedAt || isFocused || isBusy;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => setOver(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  if (isOver) return null;
  return (
    <div
      role="status"
      data-answer=""
      className="card flow justify-between gap-x-4 gap-y-2 px-4 py-2 text-sm"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p className="min-w-0 grow basis-40 wrap-anywhere">{text}</p>
      <Form method="post" action={path}>
        <Button type="submit" look="quiet" aria-disabled={isBusy || undefined}>
          {isBusy ? undoing : undo}
        </Button>
      </Form>
    </div>
  );
}

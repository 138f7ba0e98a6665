import { useEffect, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { restorePath } from "~/contracts/plans/plan-addresses.ts";
import { DELETE_PLAN_COPY } from "~/copy/plans/plan-changes.ts";

const SHOWN_MS = 10_000;

interface DeletedNoticeProps {
  onboardingId: string;
  title: string;
}

/**
 * Says that a plan was deleted, with the way back. For one plan: give it the plan's id as its key. With scripts it goes
 * away after ten seconds, but not from under a pointer or the keyboard; without them it stays.
 */
export function DeletedNotice({ onboardingId, title }: DeletedNoticeProps) {
  const [isOver, setOver] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isBusy = useNavigation().formAction === restorePath(onboardingId);
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
      className="card flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 text-sm"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p className="min-w-0 grow basis-40 wrap-anywhere">{DELETE_PLAN_COPY.deleted(title)}</p>
      <Form method="post" action={restorePath(onboardingId)}>
        <Button type="submit" look="quiet" aria-disabled={isBusy || undefined}>
          {isBusy ? DELETE_PLAN_COPY.undoing : DELETE_PLAN_COPY.undo}
        </Button>
      </Form>
    </div>
  );
}

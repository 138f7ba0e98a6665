import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { href, useLocation } from "react-router";
import { useReadAgain } from "~/components/live/use-live-line.ts";
import { type ChangeKind, useUnsentChanges } from "~/components/offline/use-unsent-changes.ts";
import { isText, objectOf, oneOf, type Shaped } from "~/contracts/shape.ts";
import { isMarkAnswer } from "~/contracts/today/room-answer.ts";
import type { TodayInput } from "~/contracts/today/today-input.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

/** A mark as its form sends it. */
export type SentMark = { intent: "out" | "back" | "neck" | "step"; what: string };

const isMade = objectOf({
  intent: oneOf("out", "back", "neck", "step"),
  what: isText,
  /** Of the plan's place, when it was made. */
  day: isText,
  value: isText,
});

/** A mark as this browser keeps it until it is sent. */
export type MadeMark = Shaped<typeof isMade>;

const MARKS: ChangeKind<MadeMark, { success: true }> = {
  kind: "marks",
  isValue: isMade,
  // A piece goes out and comes back, the neck has one answer a day, and there is one step.
  fieldOf: ({ intent, what }) => (intent === "out" || intent === "back" ? what : intent),
  beforeOf: () => "",
  formOf: (planId, { intent, what, day }) => ({
    path: marksPath(planId),
    fields: { intent, what, madeOn: day },
  }),
  isAnswer: isMarkAnswer,
  notSaved: () => ERROR_TEXTS.MARK_NOT_SAVED,
};

const marksPath = (planId: string) => href("/dashboards/:onboardingId/today/marks", { onboardingId: planId });

export interface Marking {
  /** Where forms without scripts are sent, and the page that they come back to. */
  address: string;
  from: string;
  make: (mark: SentMark) => void;
  /** The line of what is in the wash: it has the focus once the pressed button is gone. */
  wash: RefObject<HTMLDivElement | null>;
  /** Those that the page's facts don't have, the oldest first. */
  made: readonly MadeMark[];
}

/** A mark of this page: `read` are the facts that the page had when it was saved. */
interface Made {
  field: string;
  mark: MadeMark;
  isSaved: boolean;
  read: unknown;
}

/**
 * Makes marks on Today: they show at once, are sent one by one, and wait in this browser without a network. `read` are the page's facts:
 * marks go by the clock of the plan's place.
 */
export function useMarks(planId: string, read: Pick<TodayInput, "timeZone" | "marksZone">): Marking {
  const { pathname, search } = useLocation();
  const readAgain = useReadAgain();
  const wash = useRef<HTMLDivElement>(null);
  const [tab] = useState(() => crypto.randomUUID());
  const [all, setAll] = useState<readonly Made[]>([]);
  const newest = useRef(read);
  useEffect(() => {
    newest.current = read;
  }, [read]);
  const { put } = useUnsentChanges(MARKS, {
    of: planId,
    tab,
    onField(field, { phase, edit: mark }) {
      const made = { field, mark, isSaved: phase === "saved", read: newest.current };
      setAll((before) => [
        ...before.filter((one) => one.field !== field),
        ...(phase === "refused" ? [] : [made]),
      ]);
    },
    onSaved: readAgain,
  });

  function make({ intent, what }: SentMark) {
    const day = dayInZone(new Date(), read.marksZone ?? read.timeZone);
    put({ intent, what, day, value: `${intent} ${what} ${day}` }, "");
    if (intent === "out" || intent === "back") wash.current?.focus({ preventScroll: true });
  }
  // A saved mark is in the facts that are read after it.
  const made = useMemo(
    () => all.filter((one) => !one.isSaved || one.read === read).map(({ mark }) => mark),
    [all, read],
  );
  return { address: marksPath(planId), from: `${pathname}${search}`, make, wash, made };
}

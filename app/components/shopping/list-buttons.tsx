// The buttons of a line. Without scripts, each submits a plain form: the change is in its action's query, and
// its one field holds the list to return to with a mark of what was done.

import { createContext, type ReactNode, useContext } from "react";
import { href } from "react-router";
import { useCopied } from "~/components/ui/use-copied.ts";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import { StepIdInput } from "~/components/wardrobe/step-id-input.tsx";
import { markText, type TickMark } from "~/domain/shopping/list-ticks.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { SHOPPING_COPY } from "~/words/en/shopping/shopping-list-copy.ts";

/** The id of the form that the buttons submit; there is one per page. */
const TICKS_FORM = "ticks";

interface ListAddress {
  planId: string;
  /** The path of the list as shown, including a query string. */
  listPath: string;
  /** The path of an age range's dashboard. */
  dashboardOf: (ageRange: AgeRange) => string;
}

const Address = createContext<ListAddress>({ planId: "", listPath: "", dashboardOf: () => "" });

/** The addresses that a line's buttons and links use. */
export const useListAddress = () => useContext(Address);

/** Gives the lines inside it the list's addresses. */
export function ListButtons({ address, children }: { address: ListAddress; children: ReactNode }) {
  return (
    <Address value={address}>
      <form id={TICKS_FORM} method="post" hidden>
        <StepIdInput />
      </form>
      {children}
    </Address>
  );
}

interface ListButtonProps {
  itemId: number;
  /** The anchor to return to. */
  lineId: string;
  /** The change, as form fields. */
  edit: Readonly<Record<string, string>>;
  /** What is still shown as done after returning. */
  mark?: TickMark | null;
  label: string;
  isPressed?: boolean;
  className: string;
  /** Called instead of submitting when scripts run. */
  onPress: () => void;
  /** How the line finds this button to move the focus to it. */
  part?: "tick" | "undo";
  children: ReactNode;
}

export function ListButton({
  itemId,
  lineId,
  edit,
  mark,
  label,
  isPressed,
  className,
  onPress,
  part,
  children,
}: ListButtonProps) {
  const { planId, listPath } = useListAddress();
  return (
    <button
      data-part={part}
      type="submit"
      form={TICKS_FORM}
      formAction={`${href("/dashboards/:onboardingId/items/:itemId", { onboardingId: planId, itemId: `${itemId}` })}?${new URLSearchParams(edit)}`}
      name="from"
      value={`${listPath}${mark ? `&done=${markText(mark)}` : ""}#${lineId}`}
      aria-label={label}
      aria-pressed={isPressed}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {children}
    </button>
  );
}

const ACT = "tap-link text-xs sm:text-sm";

/** Copies a list as text and prints its page; with scripts only. */
export function CopyAndPrint({ text }: { text: string }) {
  const isHydrated = useHydrated();
  const { outcome, copy } = useCopied(text, SHOPPING_COPY);
  // The buttons keep their space until scripts run, so that nothing shifts.
  const needsScript = isHydrated ? ACT : `${ACT} invisible`;
  return (
    <>
      <button type="button" className={needsScript} onClick={copy}>
        {SHOPPING_COPY.copy}
      </button>
      <button type="button" className={needsScript} onClick={() => window.print()}>
        {SHOPPING_COPY.print}
      </button>
      <p role="status" className="text-sm font-medium">
        {outcome}
      </p>
    </>
  );
}

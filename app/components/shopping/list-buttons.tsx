// The buttons of a line. Each also works as a plain form before the scripts are there: it names its change in the address
// and the list to go back to in its one field, with a mark of what was done.

import { createContext, type ReactNode, useContext } from "react";
import { href } from "react-router";
import { markText, type TickMark } from "~/domain/shopping/list-ticks.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";

/** The form that the buttons send themselves with; once on the page. */
const TICKS_FORM = "ticks";

interface ListAddress {
  onboardingId: string;
  /** Of the list as it is shown, with a question mark in it. */
  listPath: string;
  /** Of an age range's dashboard. */
  dashboardOf: (ageRange: AgeRange) => string;
}

const Address = createContext<ListAddress>({ onboardingId: "", listPath: "", dashboardOf: () => "" });

/** Where the list that a line is in leads. */
export const useListAddress = () => useContext(Address);

/** Where the buttons of a list lead. */
export function ListButtons({ address, children }: { address: ListAddress; children: ReactNode }) {
  return (
    <Address value={address}>
      <form id={TICKS_FORM} method="post" hidden />
      {children}
    </Address>
  );
}

interface ListButtonProps {
  itemId: number;
  /** Where the list opens again. */
  lineId: string;
  /** The change, as the form's fields. */
  edit: Readonly<Record<string, string>>;
  /** What then stays to be seen as done. */
  mark?: TickMark | null;
  label: string;
  isPressed?: boolean;
  className: string;
  /** By script. */
  onPress: () => void;
  /** What the line finds it by, to give it the focus. */
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
  const { onboardingId, listPath } = useListAddress();
  return (
    <button
      data-part={part}
      type="submit"
      form={TICKS_FORM}
      formAction={`${href("/dashboards/:onboardingId/items/:itemId", { onboardingId, itemId: `${itemId}` })}?${new URLSearchParams(edit)}`}
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

// The searchable list of numbers behind a count: a combobox that shows 0 to 50 and takes any count that is typed. Loaded
// when the first one is opened.
import { useCombobox } from "downshift";
import { useState } from "react";
import { COUNT_COPY } from "~/copy/dashboard.ts";
import { MAX_LISTED, parseCount } from "~/domain/owned.ts";

interface NumberListProps {
  label: string;
  value: number;
  onChoose: (count: number) => void;
}

const NUMBERS = Array.from({ length: MAX_LISTED + 1 }, (_, number) => number);

export default function NumberList({ label, value, onChoose }: NumberListProps) {
  const [text, setText] = useState("");
  const numbers = NUMBERS.filter((number) => String(number).startsWith(text.trim()));
  const typed = text.trim() === "" ? null : parseCount(text);
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox({
    items: numbers,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: numbers.indexOf(value),
    itemToString: (number) => (number === null ? "" : String(number)),
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && onChoose(selectedItem),
    // Leaving the field chooses nothing: only a press or Enter does.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem }
        : changes,
  });
  return (
    <>
      <input
        {...getInputProps({
          "aria-label": label,
          onKeyDown: (event) => {
            // Escape is the popover's: it closes it, where the combobox would only empty the box.
            if (event.key === "Escape") Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            if (event.key !== "Enter" || numbers.length > 0 || typed === null) return;
            // The focus goes back to the button, which must not take this Enter for its own.
            event.preventDefault();
            onChoose(typed);
          },
        })}
        // biome-ignore lint/a11y/noAutofocus: it was opened to be typed into
        autoFocus
        inputMode="numeric"
        autoComplete="off"
        placeholder={COUNT_COPY.search}
        className="figures block min-h-12 w-full rounded-xl border border-outline bg-surface px-4 text-base"
      />
      <ul
        {...getMenuProps({ "aria-label": label })}
        className={`figures mt-2 grid max-h-60 grid-cols-5 gap-1 overflow-y-auto ${numbers.length === 0 ? "sr-only" : ""}`}
      >
        {numbers.map((number, index) => (
          <li
            key={number}
            {...getItemProps({ item: number, index })}
            className={`grid min-h-11 cursor-pointer place-items-center rounded-lg text-sm ${number === value ? "font-bold text-rose" : ""} ${index === highlightedIndex ? "bg-blush" : ""}`}
          >
            {number}
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-soft">
        {numbers.length === 0 && (
          <>
            {COUNT_COPY.noNumber}{" "}
            {typed !== null && <span className="block">{COUNT_COPY.enterKeeps(typed)}</span>}
          </>
        )}
      </p>
    </>
  );
}

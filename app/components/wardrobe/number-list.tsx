// The searchable list behind a count: a combobox that shows 0 to 50 and accepts any count that is typed.
// Loaded when first opened, and mounted anew each time, once it is on screen.
import { useCombobox } from "downshift";
import { useEffect, useRef, useState } from "react";
import { MAX_LISTED, parseCount } from "~/domain/wardrobe/owned.ts";
import { COUNT_COPY } from "~/words/en/wardrobe/item-words.ts";

interface NumberListProps {
  label: string;
  value: number;
  /** What was typed before Back closed the list. */
  draft: string;
  onType: (text: string) => void;
  onChoose: (count: number) => void;
}

const NUMBERS = Array.from({ length: MAX_LISTED + 1 }, (_, number) => number);

export default function NumberList({ label, value, draft, onType, onChoose }: NumberListProps) {
  const [text, setText] = useState(draft);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const numbers = NUMBERS.filter((number) => String(number).startsWith(text.trim()));
  const isFound = numbers.length > 0;
  const typed = isFound ? null : parseCount(text);
  const options = typed === null ? numbers : [typed];
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } = useCombobox({
    items: options,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: draft === "" ? numbers.indexOf(value) : 0,
    itemToString: (number) => (number === null ? "" : String(number)),
    onInputValueChange: ({ inputValue }) => {
      setText(inputValue);
      onType(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && onChoose(selectedItem),
    // Leaving the field chooses nothing: only a click or Enter does.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem }
        : changes,
  });
  const input = getInputProps({
    ref: field,
    "aria-label": label,
    onKeyDown: (event) => {
      // Escape closes the popover; the combobox would only clear the box.
      if (event.key === "Escape") Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      // The box starts empty with the count highlighted in the list, so deleting there means zero.
      if (text === "" && (event.key === "Backspace" || event.key === "Delete")) setHighlightedIndex(0);
    },
  });
  return (
    <>
      <input
        {...input}
        aria-activedescendant={highlightedIndex in options ? input["aria-activedescendant"] : undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder={COUNT_COPY.search}
        className="field figures shrink-0"
      />
      <p role="status" className="shrink-0 text-sm text-ink-soft">
        {options.length === 0 && <span className="block pt-3">{COUNT_COPY.noNumber}</span>}
      </p>
      <ul
        {...getMenuProps({ "aria-label": label })}
        className={`figures mt-2 grid min-h-0 gap-1 max-h-60 overflow-y-auto overscroll-contain ${isFound ? "grid-cols-5" : ""}`}
      >
        {options.map((number, index) => (
          <li
            key={number}
            {...getItemProps({ item: number, index })}
            className={`grid min-h-11 cursor-pointer place-items-center rounded-lg ${isFound ? "text-sm" : "border border-outline text-base font-semibold text-rose"} ${number === value && isFound ? "font-bold text-rose" : ""} ${index === highlightedIndex ? "bg-blush outline-2 -outline-offset-2 outline-transparent" : ""}`}
          >
            {isFound ? number : COUNT_COPY.keep(number)}
          </li>
        ))}
      </ul>
    </>
  );
}

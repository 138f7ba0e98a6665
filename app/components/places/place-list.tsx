// The combobox of places: searches on the server while you type; a click or Enter chooses. Loaded on demand.

import { useCombobox } from "downshift";
import { useEffect, useState } from "react";
import { useClosedByBack } from "~/components/ui/use-closed-by-back.ts";
import { nameOf, type PlaceChoice, type PlaceKind, type PlaceListProps } from "./place-kind.ts";

/** The search waits for a pause in typing. */
const PAUSE_MS = 150;

export default function PlaceList(props: PlaceListProps) {
  const { kind, describedBy, isInvalid, initialText, inputRef, onChoose } = props;
  const { id, fields, words } = kind;
  const [asked, setAsked] = useState("");
  const found = useFoundPlaces(kind, asked);
  const items = found ?? [];
  const {
    isOpen,
    closeMenu,
    getInputProps,
    getMenuProps,
    getItemProps,
    highlightedIndex,
    setHighlightedIndex,
  } = useCombobox({
    items,
    inputId: id,
    initialInputValue: initialText,
    itemToString: (place) => (place ? nameOf(place) : ""),
    onInputValueChange: ({ inputValue, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) return;
      setAsked(inputValue);
      onChoose(null);
    },
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem),
    // Leaving the field chooses nothing: only a click or Enter does. Editing the text clears the choice.
    stateReducer: (state, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.InputBlur)
        return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
      return type === useCombobox.stateChangeTypes.InputChange ? { ...changes, selectedItem: null } : changes;
    },
  });
  // Results arrive after the keystroke, so the first one is highlighted then; Enter chooses it.
  useEffect(() => {
    if (found && found.length > 0) setHighlightedIndex(0);
  }, [found, setHighlightedIndex]);
  const input = getInputProps({ ref: inputRef, "aria-label": words.label });
  const isShown = isOpen && items.length > 0;
  useClosedByBack(isShown, closeMenu);
  return (
    <div className="relative">
      <input
        {...input}
        name={fields.text}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        aria-activedescendant={highlightedIndex in items ? input["aria-activedescendant"] : undefined}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        placeholder={words.example}
        className="field mt-1.5 min-h-16 px-5 text-lg"
      />
      <ul
        {...getMenuProps({ "aria-label": words.matches })}
        className={
          isShown
            ? "absolute inset-x-0 z-10 mt-1 max-h-80 overflow-y-auto rounded-xl border border-hairline bg-surface py-1 shadow-overlay"
            : ""
        }
      >
        {isShown &&
          items.map((place, index) => (
            <li
              key={place.value}
              {...getItemProps({ item: place, index })}
              className={`flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-5 py-1.5 ${index === highlightedIndex ? "bg-blush outline-2 -outline-offset-2 outline-transparent" : ""}`}
            >
              <span className="font-semibold">{place.name}</span>
              <span className="text-sm text-ink-soft">{place.within}</span>
            </li>
          ))}
      </ul>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {isShown && <span className="sr-only">{words.found(items.length)}</span>}
        {isOpen && found?.length === 0 && words.none}
        {isShown && kind.note?.(items)}
      </p>
    </div>
  );
}

/** The places that match the text. Older results stay until the next answer; null before any, or for a short text. */
function useFoundPlaces(kind: PlaceKind, text: string): PlaceChoice[] | null {
  const [found, setFound] = useState<PlaceChoice[] | null>(null);
  useEffect(() => {
    if (text.trim().length < 2) {
      setFound(null);
      return;
    }
    const request = new AbortController();
    const pause = setTimeout(() => {
      kind.ask(text, request.signal).then(
        (places) => {
          if (places && !request.signal.aborted) setFound(places);
        },
        // No answer: the next keystroke asks again.
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      request.abort();
    };
  }, [kind, text]);
  return found;
}

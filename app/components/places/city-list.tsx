// The combobox of cities: what is typed is searched for on the server, a city is chosen by a press or Enter. Loaded where a
// city is asked for.
import { useCombobox } from "downshift";
import { type Ref, useEffect, useState } from "react";
import { CITY_FIELD } from "~/contracts/places/city-search.ts";
import { type FoundPlace, foundPlaces } from "~/contracts/places/found-places.ts";
import { CITIES_JSON_PATH } from "~/contracts/plans/quiz-addresses.ts";
import { CITY_COPY, citiesFound } from "~/copy/places/cities.ts";

/** What somebody types is asked for when they pause. */
const PAUSE_MS = 150;

interface CityListProps {
  id: string;
  describedBy: string;
  isInvalid: boolean;
  initialText: string;
  /** To take the focus over from the field that it takes the place of. */
  inputRef: Ref<HTMLInputElement>;
  onChoose: (place: FoundPlace | null) => void;
}

export default function CityList(props: CityListProps) {
  const { id, describedBy, isInvalid, initialText, inputRef, onChoose } = props;
  const [asked, setAsked] = useState("");
  const found = useFoundPlaces(asked);
  const items = found ?? [];
  const { isOpen, getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } =
    useCombobox({
      items,
      inputId: id,
      initialInputValue: initialText,
      itemToString: (place) => (place ? `${place.name}, ${place.within}` : ""),
      onInputValueChange: ({ inputValue, type }) => {
        if (type !== useCombobox.stateChangeTypes.InputChange) return;
        setAsked(inputValue);
        onChoose(null);
      },
      onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem),
      // Leaving the field chooses nothing: only a press or Enter does. Text that is changed is no longer what was chosen.
      stateReducer: (state, { type, changes }) => {
        if (type === useCombobox.stateChangeTypes.InputBlur)
          return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
        return type === useCombobox.stateChangeTypes.InputChange
          ? { ...changes, selectedItem: null }
          : changes;
      },
    });
  // The answer comes after the key: what Enter would choose is the first of what has come.
  useEffect(() => {
    if (found && found.length > 0) setHighlightedIndex(0);
  }, [found, setHighlightedIndex]);
  const input = getInputProps({ ref: inputRef, "aria-label": CITY_COPY.label });
  const isShown = isOpen && items.length > 0;
  return (
    <div className="relative">
      <input
        {...input}
        name={CITY_FIELD}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        aria-activedescendant={highlightedIndex in items ? input["aria-activedescendant"] : undefined}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        placeholder={CITY_COPY.example}
        className="field mt-1.5 min-h-16 px-5 text-lg"
      />
      <ul
        {...getMenuProps({ "aria-label": CITY_COPY.matches })}
        className={
          isShown
            ? "absolute inset-x-0 z-10 mt-1 max-h-80 overflow-y-auto rounded-xl border border-hairline bg-surface py-1 shadow-overlay"
            : ""
        }
      >
        {isShown &&
          items.map((place, index) => (
            <li
              key={place.id}
              {...getItemProps({ item: place, index })}
              className={`flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-5 py-1.5 ${index === highlightedIndex ? "bg-blush outline-2 -outline-offset-2 outline-transparent" : ""}`}
            >
              <span className="font-semibold">{place.name}</span>
              <span className="text-sm text-ink-soft">{place.within}</span>
            </li>
          ))}
      </ul>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {isShown && <span className="sr-only">{citiesFound(items.length)}</span>}
        {isOpen && found?.length === 0 && CITY_COPY.none}
      </p>
    </div>
  );
}

/** The cities that a text names; null while nobody knows. What was found before stays until the next answer. */
function useFoundPlaces(text: string): FoundPlace[] | null {
  const [found, setFound] = useState<FoundPlace[] | null>(null);
  useEffect(() => {
    if (text.trim().length < 2) {
      setFound(null);
      return;
    }
    const request = new AbortController();
    const pause = setTimeout(() => {
      void searchPlaces(text, request.signal).then((places) => {
        if (places && !request.signal.aborted) setFound(places);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      request.abort();
    };
  }, [text]);
  return found;
}

async function searchPlaces(text: string, signal: AbortSignal): Promise<FoundPlace[] | null> {
  try {
    const response = await fetch(`${CITIES_JSON_PATH}?${new URLSearchParams({ q: text })}`, { signal });
    return foundPlaces.safeParse(await response.json()).data?.places ?? null;
  } catch {
    return null;
  }
}

// A field that searches for a place by name. Without scripts, a button searches and the results are radio
// buttons; with scripts, a combobox is loaded.
import { type ComponentType, type Ref, useEffect, useRef, useState } from "react";
import { FieldError, Tick } from "~/components/ui/field.tsx";
import { LONGEST_SEARCH } from "~/contracts/places/city-search.ts";
import { GO_FIELD, GO_SEARCH } from "~/contracts/plans/quiz-addresses.ts";
import {
  nameOf,
  type PlaceChoice,
  type PlaceKind,
  type PlaceListProps,
  type PlaceSearch,
} from "./place-kind.ts";

interface PlaceFieldProps {
  kind: PlaceKind;
  /** The chosen place; empty until one is chosen. */
  value: string;
  name: string | null;
  /** The result of a search without scripts. */
  search: PlaceSearch | null;
  error: string | null;
  /** Called with whether a place is chosen. */
  onValidity: (isValid: boolean) => void;
}

export function PlaceField({ kind, value, name, search, error, onValidity }: PlaceFieldProps) {
  const { id, fields, words, isNameInField } = kind;
  const [chosen, setChosen] = useState<{ value: string; name: string | null }>({ value, name });
  const plain = useRef<HTMLInputElement>(null);
  const list = useList(search === null, plain);

  function choose(place: PlaceChoice | null) {
    setChosen(place ? { value: place.value, name: nameOf(place) } : { value: "", name: null });
    onValidity(place !== null);
  }
  const describedBy = `${id}-place ${id}-error`;
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {words.label}
      </label>
      {list ? (
        <list.List
          kind={kind}
          describedBy={describedBy}
          isInvalid={error !== null && !chosen.value}
          initialText={list.text}
          inputRef={(input) => list.hasFocus && input?.focus()}
          onChoose={choose}
        />
      ) : (
        <PlainSearch
          kind={kind}
          text={search?.text ?? ((isNameInField && name) || "")}
          isRequired={!chosen.value}
          isInvalid={error !== null}
          describedBy={describedBy}
          inputRef={plain}
        />
      )}
      {search && search.places.length > 0 ? (
        <PlaceChoices kind={kind} search={search} value={value} onChoose={choose} />
      ) : (
        <>
          <input type="hidden" name={fields.value} value={chosen.value} />
          <input type="hidden" name={fields.found} value={chosen.name ?? ""} />
        </>
      )}
      {search && <FoundNote kind={kind} places={search.places} />}
      <p
        id={`${id}-place`}
        aria-live="polite"
        className={isNameInField ? "sr-only" : "mt-2 min-h-7 text-base font-semibold text-leaf"}
      >
        {chosen.name}
      </p>
      <FieldError id={`${id}-error`} error={chosen.value ? undefined : (error ?? undefined)} />
    </div>
  );
}

/** The sentence about the places that a search without scripts has found. */
function FoundNote({ kind, places }: { kind: PlaceKind; places: PlaceChoice[] }) {
  const said = places.length === 0 ? kind.words.none : kind.note?.(places);
  return said ? (
    <p role="status" className="mt-2 text-sm text-ink-soft">
      {said}
    </p>
  ) : null;
}

interface PlainSearchProps {
  kind: PlaceKind;
  text: string;
  isRequired: boolean;
  isInvalid: boolean;
  describedBy: string;
  inputRef: Ref<HTMLInputElement>;
}

function PlainSearch({ kind, text, isRequired, isInvalid, describedBy, inputRef }: PlainSearchProps) {
  const { id, fields, words } = kind;
  return (
    <div className="mt-1.5 flex gap-2">
      <input
        ref={inputRef}
        id={id}
        name={fields.text}
        defaultValue={text}
        maxLength={LONGEST_SEARCH}
        required={isRequired}
        autoComplete="off"
        placeholder={words.example}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        className="field min-h-16 min-w-0 px-5 text-lg"
      />
      <button
        type="submit"
        name={GO_FIELD}
        value={GO_SEARCH}
        formNoValidate
        className="linkish min-h-11 px-3"
      >
        {words.search}
      </button>
    </div>
  );
}

/** Loads the combobox; results that the server has already rendered stay as they are. */
function useList(isWanted: boolean, plain: { current: HTMLInputElement | null }) {
  const [list, setList] = useState<{
    List: ComponentType<PlaceListProps>;
    text: string;
    hasFocus: boolean;
  } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    import("./place-list.tsx").then(
      ({ default: List }) => {
        const input = plain.current;
        if (!isGone && input)
          setList({ List, text: input.value, hasFocus: document.activeElement === input });
      },
      // The plain search button still works.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, plain]);
  return list;
}

interface PlaceChoicesProps {
  kind: PlaceKind;
  search: PlaceSearch;
  value: string;
  onChoose: (place: PlaceChoice) => void;
}

function PlaceChoices({ kind, search, value, onChoose }: PlaceChoicesProps) {
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-semibold">{kind.words.matches}</legend>
      <input type="hidden" name={kind.fields.found} value={search.text} />
      <div className="mt-1 grid gap-1">
        {search.places.map((place) => (
          <Tick
            key={place.value}
            row="cursor-pointer gap-3"
            name={kind.fields.value}
            value={place.value}
            defaultChecked={place.value === value}
            required
            onChange={() => onChoose(place)}
          >
            <span>
              <span className="font-semibold">{place.name}</span>{" "}
              <span className="text-sm text-ink-soft">{place.within}</span>
            </span>
          </Tick>
        ))}
      </div>
    </fieldset>
  );
}

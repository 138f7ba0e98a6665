// The city where a baby will live, searched for by name. Without scripts the search is a button, and what it finds are
// choices; with them it is a combobox, which comes when the field is there.
import { type ComponentType, useEffect, useRef, useState } from "react";
import { FieldError } from "~/components/ui/field.tsx";
import { CITY_FIELD, FOUND_FIELD, LONGEST_SEARCH } from "~/contracts/places/city-search.ts";
import type { FoundPlace } from "~/contracts/places/found-places.ts";
import { CITY_COPY } from "~/copy/places/cities.ts";

type CityList = ComponentType<{
  id: string;
  describedBy: string;
  isInvalid: boolean;
  initialText: string;
  inputRef: (input: HTMLInputElement | null) => void;
  onChoose: (place: FoundPlace | null) => void;
}>;

export interface CitySearch {
  /** What was searched for. */
  text: string;
  places: FoundPlace[];
}

interface CityFieldProps {
  /** Of the place that is chosen, or empty. */
  placeId: string;
  placeName: string | null;
  /** What a search without scripts has found. */
  search: CitySearch | null;
  error: string | null;
  /** What the button of the search says to the server, besides the text. */
  searchButton: { name: string; value: string };
  /** What is chosen may now be sent, or nothing is. */
  onValidity: (isValid: boolean) => void;
}

export function CityField({ placeId, placeName, search, error, searchButton, onValidity }: CityFieldProps) {
  const [chosen, setChosen] = useState<{ id: string; label: string | null }>({
    id: placeId,
    label: placeName,
  });
  const plain = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<{ List: CityList; text: string; hasFocus: boolean } | null>(null);
  useEffect(() => {
    // Choices that are there already are not taken away again.
    if (search) return;
    let isGone = false;
    import("./city-list.tsx").then(
      ({ default: List }) => {
        const input = plain.current;
        if (!isGone && input)
          setList({ List, text: input.value, hasFocus: document.activeElement === input });
      },
      // The button searches too.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [search]);

  function choose(place: FoundPlace | null) {
    setChosen(
      place ? { id: String(place.id), label: `${place.name}, ${place.within}` } : { id: "", label: null },
    );
    onValidity(place !== null);
  }
  const describedBy = "city-place city-error";
  return (
    <div>
      <label htmlFor="city" className="text-sm font-semibold">
        {CITY_COPY.label}
      </label>
      {list ? (
        <list.List
          id="city"
          describedBy={describedBy}
          isInvalid={error !== null}
          initialText={list.text}
          inputRef={(input) => list.hasFocus && input?.focus()}
          onChoose={choose}
        />
      ) : (
        <div className="mt-1.5 flex gap-2">
          <input
            ref={plain}
            id="city"
            name={CITY_FIELD}
            defaultValue={search?.text ?? ""}
            maxLength={LONGEST_SEARCH}
            required={!chosen.id}
            autoComplete="off"
            placeholder={CITY_COPY.example}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            className="field min-h-16 min-w-0 px-5 text-lg"
          />
          <button type="submit" {...searchButton} formNoValidate className="linkish min-h-11 px-3">
            {CITY_COPY.search}
          </button>
        </div>
      )}
      {search && search.places.length > 0 ? (
        <CityChoices search={search} placeId={placeId} onChoose={choose} />
      ) : (
        <>
          <input type="hidden" name="placeId" value={chosen.id} />
          <input type="hidden" name={FOUND_FIELD} value={chosen.label ?? ""} />
        </>
      )}
      {search?.places.length === 0 && (
        <p role="status" className="mt-2 text-sm text-ink-soft">
          {CITY_COPY.none}
        </p>
      )}
      <p id="city-place" aria-live="polite" className="mt-2 min-h-7 text-base font-semibold text-leaf">
        {chosen.label}
      </p>
      <FieldError id="city-error" error={chosen.id ? undefined : (error ?? undefined)} />
    </div>
  );
}

interface CityChoicesProps {
  search: CitySearch;
  placeId: string;
  onChoose: (place: FoundPlace) => void;
}

function CityChoices({ search, placeId, onChoose }: CityChoicesProps) {
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-semibold">{CITY_COPY.matches}</legend>
      <input type="hidden" name={FOUND_FIELD} value={search.text} />
      <div className="mt-1 grid gap-1">
        {search.places.map((place) => (
          <label key={place.id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="placeId"
              value={place.id}
              defaultChecked={String(place.id) === placeId}
              required
              onChange={() => onChoose(place)}
              className="size-5 shrink-0 accent-rose"
            />
            <span>
              <span className="font-semibold">{place.name}</span>{" "}
              <span className="text-sm text-ink-soft">{place.within}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { type ChangeEvent, useEffect, useState } from "react";
import { Link } from "react-router";
import { CityField, type CityFieldProps } from "~/components/places/city-field.tsx";
import { FieldError } from "~/components/ui/field.tsx";
import { type PlaceName, placeName } from "~/contracts/places/stored-place-name.ts";
import { digitsOfZip } from "~/domain/places/zip.ts";
import type { TypedAnswers, Where } from "~/domain/plans/quiz.ts";
import { CITY_COPY, FIELD_COPY } from "~/words/en/plans/quiz-copy.ts";

interface ZipFieldProps {
  defaultValue: string;
  placeName: string | null;
  error: string | null;
  /** Called with whether the ZIP code may be sent. */
  onValidity: (isValid: boolean) => void;
}

/** Keeps five digits of whatever is typed or pasted, then shows the city's name. */
export function ZipField({ defaultValue, placeName, error, onValidity }: ZipFieldProps) {
  const [zipcode, setZipcode] = useState(defaultValue);
  const [place, setPlace] = useState<PlaceName | null>(null);
  const isComplete = zipcode.length === 5;
  const answer = place?.zipcode === zipcode ? place : null;
  const name = answer?.name ?? (zipcode === defaultValue ? placeName : null);
  const problem = answer?.error ?? (zipcode === defaultValue ? error : null);

  useEffect(() => {
    if (!isComplete) return;
    const request = new AbortController();
    void findPlace(zipcode, request.signal).then((found) => {
      if (!found || request.signal.aborted) return;
      setPlace(found);
      onValidity(!found.error);
    });
    return () => request.abort();
  }, [isComplete, zipcode, onValidity]);

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const digits = digitsOfZip(target.value);
    setZipcode(digits);
    onValidity(digits.length === 5 && !(place?.zipcode === digits && place.error));
  }

  return (
    <div>
      <label htmlFor="zipcode" className="text-sm font-semibold">
        {FIELD_COPY.zipcode.label}
      </label>
      <input
        id="zipcode"
        name="zipcode"
        value={zipcode}
        onChange={type}
        inputMode="numeric"
        autoComplete="postal-code"
        title={FIELD_COPY.zipcode.format}
        placeholder={FIELD_COPY.zipcode.example}
        required
        {...(error && { autoFocus: true })}
        aria-invalid={problem ? true : undefined}
        aria-describedby="zipcode-place zipcode-error"
        className="field figures mt-1.5 min-h-16 px-5 font-display text-xl tracking-[0.2em]"
      />
      <p id="zipcode-place" aria-live="polite" className="mt-2 min-h-7 text-base font-semibold text-leaf">
        {name}
      </p>
      <FieldError id="zipcode-error" error={problem ?? undefined} />
    </div>
  );
}

/** The city's name is optional: the field works without it, and the server checks the ZIP code anyway. */
async function findPlace(zipcode: string, signal: AbortSignal): Promise<PlaceName | null> {
  try {
    const response = await fetch(`/onboarding/place?zipcode=${zipcode}`, { signal });
    return placeName.safeParse(await response.json()).data ?? null;
  } catch {
    return null;
  }
}

export interface WhereFieldProps extends Omit<CityFieldProps, "placeId"> {
  where: Where;
  /** The address of the same form for the other kind of answer. */
  path: (where: Where) => string;
  answers: Pick<TypedAnswers, "zipcode" | "placeId">;
}

/** Where the baby will live: a US ZIP code or a city anywhere else, with a link to switch. */
export function WhereField({ where, path, answers, placeName, error, onValidity, ...city }: WhereFieldProps) {
  const isCity = where === "city";
  return (
    <div>
      {isCity ? (
        <>
          <CityField
            {...city}
            placeId={answers.placeId}
            placeName={answers.placeId ? placeName : null}
            error={error}
            onValidity={onValidity}
          />
          <input type="hidden" name="zipcode" value="" />
        </>
      ) : (
        <>
          <ZipField
            defaultValue={answers.zipcode}
            placeName={answers.zipcode ? placeName : null}
            error={error}
            onValidity={onValidity}
          />
          <input type="hidden" name="placeId" value="" />
        </>
      )}
      <Link to={path(isCity ? "zip" : "city")} replace className="tap-link text-sm">
        {isCity ? CITY_COPY.toZip : CITY_COPY.toCity}
      </Link>
    </div>
  );
}

// Where the baby will live: a US ZIP code or a city anywhere else, with a link to switch.
import { Link } from "react-router";
import { CityField, type CitySearch } from "~/components/places/city-field.tsx";
import { CITY_COPY } from "~/copy/places/city-search-copy.ts";
import type { TypedAnswers, Where } from "~/domain/plans/quiz.ts";
import { ZipField } from "./zip-field.tsx";

interface WhereFieldProps {
  where: Where;
  /** The address of the same form for the other kind of answer. */
  path: (where: Where) => string;
  searchButton: { name: string; value: string };
  search: CitySearch | null;
  answers: Pick<TypedAnswers, "zipcode" | "placeId">;
  placeName: string | null;
  error: string | null;
  onValidity: (isValid: boolean) => void;
}

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
      <Link
        to={path(isCity ? "zip" : "city")}
        replace
        className="linkish inline-flex min-h-11 items-center text-sm"
      >
        {isCity ? CITY_COPY.toZip : CITY_COPY.toCity}
      </Link>
    </div>
  );
}

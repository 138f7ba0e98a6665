import type { PlanQuestion } from "~/contracts/public/plan-question.ts";
import { UNKNOWN_COUNTRY } from "~/copy/day-words.ts";
import { hasZipCodes } from "~/domain/places/place.ts";
import type { OfferedMonths } from "~/domain/public/plan-address.ts";
import { CityForm, CitySuggestions } from "./city-form.tsx";
import { PlanForm } from "./plan-form.tsx";

interface PlaceFormProps {
  question: PlanQuestion;
  offered: OfferedMonths;
}

/**
 * The form for an instant plan as the readers of a language expect it: with a ZIP code if most of them are at home in the US, or
 * if one was asked for; else with a city.
 */
export function PlaceForm({ question, offered }: PlaceFormProps) {
  const { zip, month, errors } = question;
  if (zip !== null || hasZipCodes(UNKNOWN_COUNTRY)) return <PlanForm question={question} offered={offered} />;
  return (
    <>
      <CityForm text="" month={month} errors={{ city: errors.zip, month: errors.month }} offered={offered} />
      <CitySuggestions />
    </>
  );
}

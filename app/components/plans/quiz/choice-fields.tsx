// The quiz's questions that are answered by a card, each below a heading with the id `labelledBy`.

import { ChoiceCards } from "~/components/ui/choice-cards.tsx";
import { GENDER_PREFERENCES, LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import { parseScenario } from "~/domain/wardrobe/scenarios.ts";
import { GENDER_HINTS, LAUNDRY_HINTS } from "~/words/en/plans/quiz-copy.ts";
import { GENDER_LABELS, SCENARIO_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

type ChoiceFieldProps = { labelledBy: string; value: string };

export function GenderField({ labelledBy, value: chosen }: ChoiceFieldProps) {
  return (
    <ChoiceCards
      name="genderPreference"
      labelledBy={labelledBy}
      defaultValue={GENDER_PREFERENCES.find((value) => value === chosen) ?? "neutral"}
      choices={GENDER_PREFERENCES.map((value) => ({
        value,
        label: GENDER_LABELS[value],
        hint: GENDER_HINTS[value],
      }))}
    />
  );
}

export function LaundryField({ labelledBy, value: chosen }: ChoiceFieldProps) {
  return (
    <ChoiceCards
      name="laundryScenario"
      labelledBy={labelledBy}
      defaultValue={parseScenario(chosen) ?? "daily"}
      choices={LAUNDRY_SCENARIOS.map((value) => ({
        value,
        label: SCENARIO_LABELS[value],
        hint: LAUNDRY_HINTS[value],
      }))}
    />
  );
}

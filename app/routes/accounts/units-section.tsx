// The profile's weather units: a form, so that it works before any script.
import { Form } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { AS_USUAL, UNITS_PATH } from "~/contracts/accounts/account-answers.ts";
import { UNITS_COPY } from "~/copy/weather/weather-copy.ts";
import type { Units } from "~/domain/weather/units.ts";
import { Section } from "./profile-sections.tsx";

const CHOICES = [AS_USUAL, "f", "c"] as const;

export function UnitsSection({ units }: { units: Units | null }) {
  return (
    <Section id="units" title={UNITS_COPY.title} lead={UNITS_COPY.lead}>
      <Form method="post" action={UNITS_PATH} className="mt-2">
        <fieldset key={units} className="flex flex-wrap gap-x-6">
          <legend className="sr-only">{UNITS_COPY.title}</legend>
          {CHOICES.map((choice) => (
            <label key={choice} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="units"
                value={choice}
                defaultChecked={choice === (units ?? AS_USUAL)}
                className="size-5 accent-rose"
              />
              {UNITS_COPY.choices[choice]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="quiet" className="mt-2">
          {UNITS_COPY.save}
        </Button>
      </Form>
    </Section>
  );
}

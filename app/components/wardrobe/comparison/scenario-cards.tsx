// The three routines with their numbers, and a button to use each of the others: one form, no script.
import { Form } from "react-router";
import { Unbroken } from "~/components/ui/unbroken.tsx";
import { COMPARISON_COPY, signedWords } from "~/copy/wardrobe/comparison-copy.ts";
import { essentialsWord } from "~/copy/wardrobe/dashboard-copy.ts";
import { SCENARIO_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { LAUNDRY_SCENARIOS, type LaundryScenario } from "~/domain/vocabulary.ts";
import { type ByScenario, difference, type PieceCount } from "~/domain/wardrobe/scenario-comparison.ts";

interface ScenarioCardsProps {
  counts: ByScenario<PieceCount>;
  current: LaundryScenario;
  /** Where the form is sent. */
  action: string;
}

export function ScenarioCards({ counts, current, action }: ScenarioCardsProps) {
  return (
    <Form method="post" action={action}>
      <ul aria-label={COMPARISON_COPY.routines} className="routines">
        {LAUNDRY_SCENARIOS.map((scenario) => {
          const { essentials, all } = counts[scenario];
          const more = difference(counts[scenario], counts[current]).essentials;
          return (
            <li key={scenario} aria-current={scenario === current ? "true" : undefined}>
              <h2>
                <Unbroken text={SCENARIO_LABELS[scenario]} />
              </h2>
              <p>
                <b>{essentials}</b> {essentialsWord(essentials)}
              </p>
              <p>{COMPARISON_COPY.inAll(all)}</p>
              {scenario === current ? (
                <p className="now">{COMPARISON_COPY.current}</p>
              ) : (
                <>
                  <p data-more={Math.sign(more)}>{signedWords(more)}</p>
                  <button
                    data-chrome
                    type="submit"
                    name="scenario"
                    value={scenario}
                    aria-label={COMPARISON_COPY.routineOf(scenario)}
                  >
                    {COMPARISON_COPY.use}
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Form>
  );
}

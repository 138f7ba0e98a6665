// The forms that the rows' buttons submit without scripts; rendered once per page.

import { ESSENTIALITY_PARAM } from "~/domain/wardrobe/essentiality-filter.ts";
import type { DashboardChoice } from "~/hooks/wardrobe/use-dashboard-choice.ts";
import { COUNTS_FORM } from "./count-stepper.tsx";
import { DETAILS_FORM } from "./row-props.ts";
import { StepIdInput } from "./step-id-input.tsx";

export function RowForms({ choice }: { choice: DashboardChoice }) {
  return (
    <>
      <form id={COUNTS_FORM} method="post" noValidate hidden>
        <input type="hidden" name="ageRange" value={choice.ageRange} />
        <StepIdInput />
      </form>
      <form id={DETAILS_FORM} method="get" hidden>
        <input type="hidden" name="scenario" value={choice.scenario} />
        {choice.essentialities.map((essentiality) => (
          <input key={essentiality} type="hidden" name={ESSENTIALITY_PARAM} value={essentiality} />
        ))}
      </form>
    </>
  );
}

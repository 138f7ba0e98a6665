// Pieces of a page that go into a box or out of one, each in one tap: buttons anywhere on the page send its one form.
import { Form, useLocation } from "react-router";
import { useMay } from "~/components/members/on-plan.ts";
import { Button } from "~/components/ui/button.tsx";
import { boxesPath } from "~/contracts/wardrobe/box-addresses.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { packAway } from "~/words/en/wardrobe/box-links-copy.ts";

/** The id of the form; once a page. */
export const BOXES_FORM = "boxes";

interface BoxesFormProps {
  planId: string;
  /** A new one with each reading of the page. */
  formKey: string;
  /** Whether the answer leads to the boxes, and not back to this page. */
  leadsToBoxes?: boolean;
}

export function BoxesForm({ planId, formKey, leadsToBoxes }: BoxesFormProps) {
  const { pathname, search } = useLocation();
  return (
    <Form id={BOXES_FORM} method="post" action={boxesPath(planId)} preventScrollReset={!leadsToBoxes} hidden>
      <input type="hidden" name="intent" value="row" />
      <input type="hidden" name="formKey" value={formKey} />
      {!leadsToBoxes && <input type="hidden" name="from" value={`${pathname}${search}`} />}
    </Form>
  );
}

/** 'Pack away 0–3m': all pieces of a size that is over go into its box. */
export function PackAway({ ageRange }: { ageRange: AgeRange }) {
  if (!useMay("edit")) return null;
  return (
    <Button type="submit" form={BOXES_FORM} name="size" value={ageRange} data-chrome>
      {packAway(ageRange)}
    </Button>
  );
}

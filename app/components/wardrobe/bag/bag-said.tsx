// What a saved bag did, with its undo.
import { Form, Link } from "react-router";
import { Notice } from "~/components/ui/notice.tsx";
import { SubmitButton } from "~/components/ui/submit-button.tsx";
import { bagPath, passOnPath } from "~/contracts/wardrobe/bag-addresses.ts";
import { covers, enoughNow, HAND_ME_DOWNS_COPY, tooMany } from "~/copy/wardrobe/hand-me-downs-copy.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";

interface BagSaidProps {
  planId: string;
  bag: {
    id: string;
    isUndone: boolean;
    answers: readonly {
      ageRange: AgeRange;
      covered: number;
      essentials: number;
      enough: readonly string[];
      tooMany: readonly { name: string; owned: number; extra: number }[];
    }[];
  };
}

export function BagSaid({ planId, bag }: BagSaidProps) {
  if (bag.isUndone) return <Notice>{HAND_ME_DOWNS_COPY.undone}</Notice>;
  const path = bagPath(planId);
  const hasTooMany = bag.answers.some((answer) => answer.tooMany.length > 0);
  return (
    <Notice look="good">
      <div className="grid gap-2 wrap-anywhere">
        {bag.answers.map((answer) => (
          <div key={answer.ageRange}>
            <p className="figures font-semibold">
              {covers(answer.covered, answer.essentials, answer.ageRange)}
            </p>
            {answer.enough.length > 0 && <p>{enoughNow(answer.enough)}</p>}
            {answer.tooMany.length > 0 && <p className="figures">{tooMany(answer.tooMany)}</p>}
          </div>
        ))}
        <Form method="post" action={path} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input type="hidden" name="bagId" value={bag.id} />
          <SubmitButton path={path} busy={HAND_ME_DOWNS_COPY.undoing} look="quiet" name="intent" value="undo">
            {HAND_ME_DOWNS_COPY.undo}
          </SubmitButton>
          {hasTooMany && (
            <Link className="linkish inline-flex min-h-11 items-center" to={passOnPath(planId)}>
              {HAND_ME_DOWNS_COPY.toPassOn}
            </Link>
          )}
        </Form>
      </div>
    </Notice>
  );
}

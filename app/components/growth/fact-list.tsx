// All that was told, the newest day first, each to change or delete.

import { Form, Link } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { editPath, sizePath } from "~/contracts/growth/size-addresses.ts";
import { FACT_FORM_COPY, FACT_LIST_COPY } from "~/copy/growth/size-copy.ts";
import { COLON } from "~/copy/label-copy.ts";
import { useMay } from "~/hooks/members/on-plan.ts";

interface FactListProps {
  planId: string;
  facts: readonly {
    id: string;
    words: string;
    baby: number | null;
    isUsed: boolean;
    isBeforeBirth: boolean;
  }[];
}

export function FactList({ planId, facts }: FactListProps) {
  const mayChange = useMay("edit");
  if (facts.length === 0) return null;
  const action = sizePath(planId);
  return (
    <section aria-labelledby="facts" className="mt-8">
      <h2 id="facts" className="text-lg">
        {FACT_LIST_COPY.title}
      </h2>
      <ul className="mt-2 border-t border-hairline">
        {facts.map(({ id, words, baby, isUsed, isBeforeBirth }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-hairline py-1"
          >
            <span className="figures min-w-0 grow basis-40">
              {baby !== null && `${FACT_FORM_COPY.babyOf(baby)}${COLON}`}
              {words}
              {(isBeforeBirth || !isUsed) && (
                <span className="block text-xs text-ink-soft">
                  {isBeforeBirth ? FACT_LIST_COPY.beforeBirth : FACT_LIST_COPY.unused}
                </span>
              )}
            </span>
            {mayChange && (
              <span className="flex items-center gap-5 text-sm">
                <Link
                  className="linkish inline-flex min-h-11 items-center"
                  to={editPath(planId, id)}
                  aria-label={FACT_LIST_COPY.editOf(words)}
                >
                  {FACT_LIST_COPY.edit}
                </Link>
                <Form method="post" action={action} noValidate preventScrollReset>
                  <input type="hidden" name="intent" value="remove" />
                  <input type="hidden" name="factId" value={id} />
                  <button
                    type="submit"
                    className="linkish min-h-11"
                    aria-label={FACT_LIST_COPY.deleteOf(words)}
                  >
                    {FACT_LIST_COPY.delete}
                  </button>
                </Form>
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <details className="mt-2 text-sm">
          <summary className="linkish min-h-11 content-center">{FACT_LIST_COPY.deleteAll}</summary>
          <Form method="post" action={action} noValidate className="grid gap-3 pb-2">
            <input type="hidden" name="intent" value="forget" />
            <p>{FACT_LIST_COPY.deleteAllQuestion}</p>
            <Button type="submit" look="danger" className="justify-self-start">
              {FACT_LIST_COPY.deleteAllYes}
            </Button>
          </Form>
        </details>
      )}
    </section>
  );
}

import { Form, Link, useLocation } from "react-router";
import { sizePath, sizePathOn } from "~/contracts/growth/size-addresses.ts";
import { SIZE_ASK_COPY } from "~/copy/growth/fit-copy.ts";
import { useMay } from "~/hooks/members/on-plan.ts";

interface SizeAskProps {
  planId: string;
  /** Null for nothing. */
  ask: { text: string; day: string | null } | null;
}

/** Asks for a fact about the baby's size in one quiet line; "Not now" is good for a fortnight. */
export function SizeAsk({ planId, ask }: SizeAskProps) {
  const { pathname, search } = useLocation();
  const mayTell = useMay("edit");
  if (!ask || !mayTell) return null;
  return (
    <Form
      method="post"
      action={sizePath(planId)}
      noValidate
      preventScrollReset
      data-chrome
      className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft"
    >
      <input type="hidden" name="intent" value="later" />
      <input type="hidden" name="from" value={`${pathname}${search}`} />
      <span className="min-w-0">{ask.text}</span>
      <Link
        className="linkish inline-flex min-h-11 items-center"
        to={ask.day ? sizePathOn(planId, ask.day) : sizePath(planId)}
      >
        {SIZE_ASK_COPY.yes}
      </Link>
      <button type="submit" className="linkish min-h-11">
        {SIZE_ASK_COPY.no}
      </button>
    </Form>
  );
}

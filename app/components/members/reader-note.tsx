import { use } from "react";
import { OnPlan, useMay } from "~/components/members/on-plan.ts";
import { readerText } from "~/copy/members/reader-copy.ts";

/** Says to a reader, once on a page, why nothing can be changed there. */
export function ReaderNote() {
  const { ownerName } = use(OnPlan);
  return (
    !useMay("edit") && <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{readerText(ownerName)}</p>
  );
}

import { use } from "react";
import { readerText } from "~/words/en/members/reader-copy.ts";
import { OnPlan, useMay } from "./on-plan.ts";

/** Says to a reader, once on a page, why nothing can be changed there. */
export function ReaderNote() {
  const { ownerName } = use(OnPlan);
  return (
    !useMay("edit") && <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{readerText(ownerName)}</p>
  );
}

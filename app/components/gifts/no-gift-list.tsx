import { PageFrame } from "~/components/layout/page-frame.tsx";
import { GIVER_COPY } from "~/copy/gifts/giver-page-copy.ts";

/** An address that leads to no open list. It looks the same for every reason, so that guessing reveals nothing. */
export function NoGiftList({
  title = GIVER_COPY.gone,
  hint = GIVER_COPY.goneHint,
}: {
  title?: string;
  hint?: string;
}) {
  return <PageFrame title={title} lead={hint} scene="not-found" />;
}

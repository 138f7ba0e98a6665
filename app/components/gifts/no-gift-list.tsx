import { Scene } from "~/components/illustrations/art.tsx";
import { GIVER_COPY } from "~/copy/gifts/giver-page-copy.ts";

/** An address that leads to no open list. It looks the same for every reason, so that guessing reveals nothing. */
export function NoGiftList({
  title = GIVER_COPY.gone,
  hint = GIVER_COPY.goneHint,
}: {
  title?: string;
  hint?: string;
}) {
  return (
    <section className="container-page flex max-w-md flex-col items-center gap-4 py-12 text-center">
      <Scene name="not-found" className="aspect-8/5 w-64 max-w-full" />
      <h1 className="text-xl">{title}</h1>
      <p className="text-ink-soft">{hint}</p>
    </section>
  );
}

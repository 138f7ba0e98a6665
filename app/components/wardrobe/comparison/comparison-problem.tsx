import { Scene } from "~/components/illustrations/art.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { COMPARISON_COPY } from "~/copy/wardrobe/comparison-copy.ts";

/** For an address without a comparison. Retrying won't help, so it links to the list of plans. */
export function ComparisonProblem({ title, message }: { title: string; message: string }) {
  return (
    <section className="container-page flex flex-col items-center gap-4 py-16 text-center">
      <Scene name="not-found" className="aspect-8/5 w-72 max-w-full" />
      <h1 className="text-xl">{title}</h1>
      <p className="max-w-md text-ink-soft wrap-anywhere">{message}</p>
      <ButtonLink to="/dashboards">{COMPARISON_COPY.plans}</ButtonLink>
    </section>
  );
}

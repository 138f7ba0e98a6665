import { ACCESS_COPY } from "~/copy/layout.ts";
import { Scene } from "../illustrations/art.tsx";
import { ButtonLink } from "../ui/button.tsx";

/** Shown instead of a page that the viewer isn't allowed to see. */
export function AccessDenied({ message }: { message: string }) {
  return (
    <section className="container-page flex flex-col items-center gap-4 py-16 text-center">
      <Scene name="not-found" className="aspect-8/5 w-72 max-w-full" />
      <h1 className="text-xl">{ACCESS_COPY.denied}</h1>
      <p className="max-w-md text-ink-soft">{message}</p>
      <ButtonLink to="/dashboards">{ACCESS_COPY.back}</ButtonLink>
    </section>
  );
}

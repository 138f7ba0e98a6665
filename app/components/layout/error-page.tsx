import { ERROR_TEXTS } from "~/copy/errors.ts";
import { Scene } from "../illustrations/art.tsx";
import { ButtonLink, buttonClasses } from "../ui/button.tsx";

/** A page that could not be shown, and the one next thing to do. */
export function ErrorPage({ isNotFound, message }: { isNotFound: boolean; message: string | null }) {
  return (
    <section className="container-page flex flex-col items-center gap-4 py-16 text-center">
      <Scene name={isNotFound ? "not-found" : "plan-failed"} className="aspect-8/5 w-72 max-w-full" />
      <h1 className="text-xl">{isNotFound ? "Page not found" : "Something went wrong"}</h1>
      <p className="max-w-md text-ink-soft">
        {isNotFound
          ? "This page does not exist, or it is not yours to see."
          : (message ?? ERROR_TEXTS.UNEXPECTED)}
      </p>
      {isNotFound ? (
        <a href="/" className={buttonClasses("primary")}>
          Return to Home
        </a>
      ) : (
        <ButtonLink to="." reloadDocument>
          Try again
        </ButtonLink>
      )}
    </section>
  );
}

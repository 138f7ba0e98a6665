import { isFields, isText, listOf } from "~/contracts/shape.ts";
import { REFUSED_COPY } from "~/copy/members/reader-copy.ts";
import { thrownMessage } from "~/lib/thrown-message.ts";
import { ButtonLink } from "../ui/button.tsx";

const isTexts = listOf(isText);

/**
 * In place of a page or a form's answer that the viewer's role isn't enough for: why, and what was typed, which is
 * lost otherwise. `thrown` is what the route threw with 403.
 */
export function RefusedPage({ thrown }: { thrown: unknown }) {
  const typed = isFields(thrown) && isTexts(thrown.typed) ? thrown.typed : [];
  return (
    <section className="container-page flex max-w-xl flex-col items-start gap-4 py-12">
      <h1 className="text-xl">{typed.length > 0 ? REFUSED_COPY.title : REFUSED_COPY.readTitle}</h1>
      <p role="alert">{thrownMessage(thrown)}</p>
      {typed.length > 0 && (
        <div>
          <p className="text-ink-soft">{REFUSED_COPY.typed}</p>
          <ul className="mt-2 grid gap-2 font-semibold wrap-anywhere whitespace-pre-wrap">
            {typed.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <ButtonLink to="/dashboards">{REFUSED_COPY.toPlans}</ButtonLink>
    </section>
  );
}

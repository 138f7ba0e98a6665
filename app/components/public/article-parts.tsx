// Parts that public articles share.
import type { ComponentProps, ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button.tsx";
import { GUIDE_QUIZ_COPY } from "~/words/en/public/guide-copy.ts";
import { publicPath } from "~/words/public-path.ts";

interface ArticleTableProps extends ComponentProps<"table"> {
  caption: string;
  columns: readonly string[];
}

/** A table whose rows each begin with a heading. */
export function ArticleTable({ caption, columns, children, ...table }: ArticleTableProps) {
  return (
    <table className="article-table" {...table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Sentences, each for itself. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-3 grid list-disc gap-2 ps-5 marker:text-rose">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** Checks on the baby and safety notes; the first line leads. */
export function SafetyNotes({ notes: [first, ...others] }: { notes: readonly string[] }) {
  return (
    <div className="mt-6 rounded-card bg-amber-tint p-4">
      <p className="font-semibold">{first}</p>
      <ul className="mt-2 grid gap-1 text-sm">
        {others.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

/** A link to another public page, in its reader's language. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="tap-link" href={publicPath(to)}>
      {children}
    </a>
  );
}

/** The way to a plan of one's own; `children` stand above it. */
export function QuizCall({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <section aria-labelledby="quiz" data-chrome className={`mt-10 p-6 text-center ${className}`}>
      {children}
      <h2 id="quiz" className="text-lg">
        {GUIDE_QUIZ_COPY.title}
      </h2>
      <p className="mt-2">{GUIDE_QUIZ_COPY.text}</p>
      <ButtonLink to="/onboarding" className="mt-4 max-sm:w-full">
        {GUIDE_QUIZ_COPY.link}
      </ButtonLink>
    </section>
  );
}

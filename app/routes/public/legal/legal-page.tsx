import { PageFrame } from "~/components/layout/page-frame.tsx";
import { LAST_CHANGED, type LegalTextName, linkOf } from "~/domain/public/legal-changes.ts";
import { dayWords, UNKNOWN_COUNTRY } from "~/words/en/day-words.ts";
import { LEGAL_COPY, type LegalBlock, type LegalText } from "~/words/en/public/legal.ts";
import { publicPath } from "~/words/public-path.ts";

interface LegalPageProps {
  name: LegalTextName;
  text: LegalText;
  /** The address for questions. */
  contact: string;
}

/** A legal text: a short summary, the contents, then the full text. */
export function LegalPage({ name, text, contact }: LegalPageProps) {
  const { title, firstPublished, short } = text;
  const sections = Object.entries(text.sections);
  const changed = dayWords(LAST_CHANGED[name], UNKNOWN_COUNTRY, "longDate");
  return (
    <PageFrame
      title={title}
      lead={
        <>
          {`${LEGAL_COPY.firstPublished} ${firstPublished}`}
          <br />
          {`${LEGAL_COPY.lastChanged} ${changed}`}
        </>
      }
    >
      <section aria-labelledby="in-short" className="card mt-6 p-[20px] sm:p-6">
        <h2 id="in-short" className="text-lg">
          {LEGAL_COPY.short}
        </h2>
        <ul className="mt-3 list-disc space-y-2 ps-[20px] marker:text-rose">
          {short.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <nav aria-labelledby="contents" className="mt-8 print:hidden">
        <h2 id="contents" className="text-base">
          {LEGAL_COPY.contents}
        </h2>
        <ol className="mt-1 gap-x-8 sm:columns-2">
          {sections.map(([id, [heading]]) => (
            <li key={id}>
              <a className="linkish inline-flex min-h-8 items-center text-sm" href={`#${id}`}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(([id, [heading, ...blocks]]) => (
        <section key={id} aria-labelledby={id} className="mt-8">
          <h2 id={id} className="text-[min(var(--text-lg),9vw)]">
            {heading}
          </h2>
          {blocks.map((block, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
            <Block key={position} block={block} contact={contact} />
          ))}
        </section>
      ))}
    </PageFrame>
  );
}

/** The profile, and files. */
const WITHOUT_LANGUAGE = /^\/profile$|\.txt$/;

function Block({ block, contact }: { block: LegalBlock; contact: string }) {
  if (typeof block === "string") {
    const { before, label, to, after } = linkOf(block);
    if (to === "") return <p className="mt-3">{before}</p>;
    const ofSite = WITHOUT_LANGUAGE.test(to) ? to : publicPath(to);
    return (
      <p className="mt-3">
        {before}
        <a className="linkish break-words" href={to === "contact" ? `mailto:${contact}` : ofSite}>
          {to === "contact" ? contact : label}
        </a>
        {after}
      </p>
    );
  }
  return (
    <ul className="mt-3 list-disc space-y-2 ps-[20px] marker:text-rose">
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

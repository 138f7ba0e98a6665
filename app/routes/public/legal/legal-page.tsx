import { PageFrame } from "~/components/layout/page-frame.tsx";
import { LAST_CHANGED, type LegalTextName } from "~/domain/public/legal-changes.ts";
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
  const { title, firstPublished, short, sections } = text;
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
          {sections.map((section) => (
            <li key={section.id}>
              <a className="linkish inline-flex min-h-8 items-center text-sm" href={`#${section.id}`}>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title: heading, blocks }) => (
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
  if (typeof block === "string") return <p className="mt-3">{block}</p>;
  if (isLink(block)) {
    const isContact = block.to === "contact";
    return (
      <p className="mt-3">
        {block.before}
        <a
          className="linkish break-words"
          href={
            isContact
              ? `mailto:${contact}`
              : WITHOUT_LANGUAGE.test(block.to)
                ? block.to
                : publicPath(block.to)
          }
        >
          {isContact ? contact : block.label}
        </a>
        {block.after}
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

function isLink(block: LegalBlock): block is Exclude<LegalBlock, string | readonly string[]> {
  return typeof block === "object" && "to" in block;
}

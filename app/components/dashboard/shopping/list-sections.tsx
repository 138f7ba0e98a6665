import { piecesToGet, SHOPPING_COPY, youHave } from "~/copy/shopping-list.ts";
import type {
  ShoppingCategory,
  ShoppingLine,
  ShoppingList,
  ShoppingSection,
} from "~/domain/shopping-list.ts";
import { essentialityLabel, sizesOf } from "~/domain/shopping-list-export.ts";
import { Garment } from "../../illustrations/art.tsx";

/** What is still to get: one section an essentiality, in it one list a category. */
export function ListSections({ list }: { list: ShoppingList }) {
  const isYear = list.scope === "year";
  return (
    <div className="mt-8 space-y-10 print:space-y-6">
      {list.sections.map((section) => (
        <Section key={section.essentiality} section={section} isYear={isYear} />
      ))}
    </div>
  );
}

function Section({ section, isYear }: { section: ShoppingSection; isYear: boolean }) {
  const { essentiality, progress, categories } = section;
  return (
    <section>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
        {essentialityLabel(essentiality)}
        <span className="sr-only">, </span>
        <span className="figures font-sans text-sm font-normal text-ink-soft">
          {piecesToGet(progress.remaining)}
        </span>
      </h2>
      <div className="gap-x-8 print:columns-2">
        {categories.map((category) => (
          <Category key={category.category} view={category} isYear={isYear} />
        ))}
      </div>
    </section>
  );
}

function Category({ view, isYear }: { view: ShoppingCategory; isYear: boolean }) {
  const { category, progress, lines } = view;
  return (
    <>
      <h3 className="figures mt-5 border-b border-hairline pb-1 text-base print:mt-0 print:pt-2">
        {category}
        <span className="font-sans text-sm font-normal text-ink-soft">
          , {progress.ready} of {progress.needed} ready
        </span>
      </h3>
      <ul className="grid gap-x-8 sm:grid-cols-2 print:mb-3 print:block">
        {lines.map((line) => (
          <Line key={line.id} line={line} category={category} isYear={isYear} />
        ))}
      </ul>
    </>
  );
}

interface LineProps {
  line: ShoppingLine;
  category: ShoppingCategory["category"];
  isYear: boolean;
}

function Line({ line, category, isYear }: LineProps) {
  const { name, nameId, remaining } = line;
  const detail = isYear ? sizesOf(line) : haveAlready(line);
  return (
    <li className="flex items-center gap-3 border-b border-hairline py-1.5 print:py-1">
      <span aria-hidden="true" className="hidden size-3.5 shrink-0 border border-ink print:block" />
      <Garment name={nameId} category={category} className="size-12 shrink-0 print:hidden" />
      <div className="min-w-0 grow">
        <p className="break-words font-semibold">{name}</p>
        {detail && <p className="figures text-xs text-ink-soft">{detail}</p>}
      </div>
      <p className="figures shrink-0 font-display text-xl leading-none">
        <span className="sr-only">{SHOPPING_COPY.toGet}: </span>
        {remaining}
      </p>
    </li>
  );
}

/** What an age range's line has already, if anything. */
function haveAlready({ parts: [part] }: ShoppingLine): string | null {
  return part && part.owned > 0 ? youHave(part.owned, part.needed) : null;
}

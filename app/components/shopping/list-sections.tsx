import { essentialityLabel, piecesToGo } from "~/copy/shopping/shopping-list-copy.ts";
import { ITEM_CATEGORY_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { type ListedSection, partsOf } from "~/domain/shopping/list-ticks.ts";
import type { ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import type { ListTicks } from "~/hooks/shopping/use-list-ticks.ts";
import { ListLine } from "./list-line.tsx";

interface ListSectionsProps {
  scope: ShoppingScope;
  ticks: ListTicks;
  /** False while only the first screen is drawn. */
  isWhole: boolean;
}

/** What's still to get: a section per essentiality, each with a list per category. */
export function ListSections(props: ListSectionsProps) {
  const { sections } = props.ticks;
  return (props.isWhole ? sections : sections.slice(0, 1)).map((section) => (
    <Section key={section.essentiality} section={section} {...props} />
  ));
}

function Section({ section, scope, ticks, isWhole }: ListSectionsProps & { section: ListedSection }) {
  const { essentiality, categories } = section;
  const left = partsOf([section])
    .filter(({ line, part }) => !ticks.tickOf(line.id, part))
    .reduce((sum, { part }) => sum + part.remaining, 0);
  return (
    <section className="mt-5">
      <h2 className="heading-lg flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          {essentialityLabel(essentiality)}
          <span className="sr-only">, </span>
        </span>
        <span className="figures font-sans text-sm font-normal text-ink-soft">{piecesToGo(left)}</span>
      </h2>
      <div className="gap-x-8 print:columns-2">
        {(isWhole ? categories : categories.slice(0, 1)).map(({ category, lines }) => (
          <div key={category}>
            <h3 className="mt-2 border-b border-hairline pb-0.5 font-sans text-xs font-semibold text-ink-soft print:mt-0 print:pt-2">
              {ITEM_CATEGORY_LABELS[category]}
            </h3>
            <ul className="list-lines">
              {lines.map((line) => (
                <ListLine
                  key={line.id}
                  line={line}
                  lineId={`line-${line.id}-${essentiality ?? "unrated"}`}
                  category={category}
                  scope={scope}
                  ticks={ticks}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

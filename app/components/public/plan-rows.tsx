// The items of an instant plan: the dashboard's rows, read-only. Each opens to the reasons for its number.
import { Garment } from "~/components/illustrations/art.tsx";
import { Chevron } from "~/components/ui/marks.tsx";
import { itemAdvice, itemFacts, itemName } from "~/components/wardrobe/item-text.tsx";
import { ReasonList } from "~/components/wardrobe/reason-list.tsx";
import type { InstantCategory, InstantItem, InstantPlan } from "~/contracts/public/instant-plan-answer.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import { PLAN_COPY } from "~/words/en/public/instant-plan-copy.ts";
import { GUEST_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { ITEM_CATEGORY_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

interface PlanRowsProps {
  categories: readonly InstantCategory[];
  plan: Pick<InstantPlan, "groups" | "size" | "country">;
  headingLevel: 2 | 3;
}

export function PlanRows({ categories, plan, headingLevel }: PlanRowsProps) {
  const Heading = `h${headingLevel}` as const;
  return categories.map(({ category, items }) => (
    <section key={category} className="mt-4 first:mt-0">
      <Heading className="border-b border-hairline pb-1 text-base sm:text-lg">
        {ITEM_CATEGORY_LABELS[category]}
      </Heading>
      <ul className="rows">
        {items.map((item) => (
          <Row key={item.nameId} item={item} category={category} plan={plan} />
        ))}
      </ul>
    </section>
  ));
}

type RowProps = { item: InstantItem; category: ItemCategory; plan: PlanRowsProps["plan"] };

function Row({ item, category, plan }: RowProps) {
  const { nameId, name, needed, reasons } = item;
  const facts = itemFacts(item, plan.groups);
  return (
    <li>
      <details className="guest-row">
        <summary className="row">
          <Garment name={nameId} category={category} className="row-art" />
          <span className="row-text">
            <span className="row-name block">{itemName(name)}</span>
            {facts && <span className="row-facts block">{facts}</span>}
          </span>
          <span className="figures flex items-center gap-2">
            <span className="sr-only">{GUEST_COPY.needed}: </span>
            <b className="font-display text-lg leading-none font-semibold">{needed}</b>
            <Chevron className="category-mark" />
          </span>
          {itemAdvice(item)}
        </summary>
        <div className="row-panel pt-2 ps-14">
          <p className="sr-only">
            {PLAN_COPY.reasons}: {name}
          </p>
          <ReasonList reasons={reasons} />
        </div>
      </details>
    </li>
  );
}

import { Button } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import type { ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import { DASHBOARD_COPY, ROW_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";

type RemarksProps = { items: readonly ItemView[]; hasSections: boolean; onShowAll: () => void };

/** Warns about items whose numbers can't be read, or about a filter that hides everything. */
export function Remarks({ items, hasSections, onShowAll }: RemarksProps) {
  const broken = items.filter(({ isIntact }) => !isIntact).length;
  return (
    <>
      {broken > 0 && (
        <Notice look="look" title={DASHBOARD_COPY.dataIssues}>
          {DASHBOARD_COPY.dataIssuesCount(broken)}
        </Notice>
      )}
      {!hasSections && (
        <div className="card grid justify-items-center gap-3 p-8 text-center">
          <p>{DASHBOARD_COPY.nothingShown}</p>
          <Button look="quiet" onClick={onShowAll}>
            {DASHBOARD_COPY.showAll}
          </Button>
        </div>
      )}
    </>
  );
}

/** Explains the heart next to a name, when an item has one. */
export function NewbornKey({ items }: { items: readonly Pick<ItemView, "nameId">[] }) {
  if (!items.some(({ nameId }) => nameId.endsWith("_nb"))) return null;
  return (
    <p data-chrome className="mt-4 text-xs text-ink-soft">
      <span aria-hidden="true" className="text-rose">
        ♥
      </span>{" "}
      {ROW_COPY.newbornKey}
    </p>
  );
}

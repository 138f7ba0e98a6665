import { useLocation } from "react-router";
import { DASHBOARD_COPY } from "~/copy/dashboard.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { countedAsNone, notInList, SHOPPING_COPY } from "~/copy/shopping-list.ts";
import type { ShoppingList } from "~/domain/shopping-list.ts";
import { Scene } from "../../illustrations/art.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ListSections } from "./list-sections.tsx";

interface ShownListProps {
  view: { list: ShoppingList; unreadable: readonly string[]; uncounted: readonly string[] };
  dashboardPath: string;
}

/** The list, with what is wrong with it before it, or what there is to say in its place. */
export function ShownList({ view, dashboardPath }: ShownListProps) {
  const { list, unreadable, uncounted } = view;
  const { needed, remaining } = list.progress;
  const hasIssues = unreadable.length + uncounted.length > 0;
  return (
    <>
      {hasIssues && (
        <div className="mt-6 break-words">
          <Notice look="look" title={DASHBOARD_COPY.dataIssues}>
            {unreadable.length > 0 && <p>{notInList(unreadable)}</p>}
            {uncounted.length > 0 && <p>{countedAsNone(uncounted)}</p>}
          </Notice>
        </div>
      )}
      {remaining > 0 && <ListSections list={list} />}
      {remaining === 0 && needed > 0 && (
        <AllReady isWhole={unreadable.length === 0} dashboardPath={dashboardPath} />
      )}
      {needed === 0 && <NothingRead />}
    </>
  );
}

function AllReady({ isWhole, dashboardPath }: { isWhole: boolean; dashboardPath: string }) {
  return (
    <div className="mt-8 flex flex-col items-center gap-3 text-center">
      <Scene name="landing-drawer" className="aspect-8/5 w-80 max-w-full" />
      <h2 className="text-lg">{isWhole ? SHOPPING_COPY.allReady : SHOPPING_COPY.restReady}</h2>
      {isWhole && <p className="text-ink-soft">{SHOPPING_COPY.allReadyText}</p>}
      <div data-chrome>
        <ButtonLink to={dashboardPath}>{SHOPPING_COPY.openDashboard}</ButtonLink>
      </div>
    </div>
  );
}

/** A plan that needs nothing at all has not been read right: it must not look like a full drawer. */
function NothingRead() {
  const { pathname, search } = useLocation();
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <Notice look="error" isAlert>
        {ERROR_TEXTS.RECOMMENDATIONS_NOT_FOUND}
      </Notice>
      <ButtonLink to={`${pathname}${search}`} reloadDocument>
        {SHOPPING_COPY.retry}
      </ButtonLink>
    </div>
  );
}

// A drawer over the dashboard with one item's shopping links, loaded and requested when it opens.
import { lazy, Suspense } from "react";
import { Dialog } from "~/components/ui/dialog.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { shopPath } from "~/contracts/plans/plan-addresses.ts";
import { SHOP_COPY, shopTitle } from "~/copy/shopping/shop-copy.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";

const AskedLinks = lazy(() =>
  // Without a network, a failed load must not take down the page.
  import("./asked-links.tsx").catch(() => ({ default: NoLinks })),
);

function NoLinks() {
  return (
    <Notice look="error" isAlert>
      {SHOP_COPY.unreadable}
    </Notice>
  );
}

interface ShopDrawerProps {
  /** The item whose links are shown; null while the drawer is closed. */
  item: { id: number; name: string } | null;
  planId: string;
  ageRange: AgeRange;
  onClose: () => void;
}

/** The drawer. Without scripts, the page at `shopPath` shows the same links. */
export function ShopDrawer({ item, planId, ageRange, onClose }: ShopDrawerProps) {
  return (
    <Dialog look="drawer" title={item ? shopTitle(item.name) : ""} isOpen={item !== null} onClose={onClose}>
      {item && (
        <Suspense fallback={<div className="h-80" />}>
          <AskedLinks key={item.id} path={shopPath(planId, ageRange, item.id)} />
        </Suspense>
      )}
    </Dialog>
  );
}

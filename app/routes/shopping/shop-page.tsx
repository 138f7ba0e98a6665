// An item's shopping links as a page, for users without scripts or in a new tab; otherwise the drawer shows
// them.

import { data, href, useLocation } from "react-router";
import { Garment } from "~/components/illustrations/art.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { ShopLinks } from "~/components/shopping/shop-link-list.tsx";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import { shopTitle } from "~/words/en/shopping/shop-copy.ts";
import { AGE_RANGE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import type { Route } from "./+types/shop-page";
import { readItemShop } from "./read-shopping-list.server.ts";

export { readsNear as handle } from "~/contracts/route-facts.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${shopTitle(loaderData.item.name)} · ${PRODUCT_NAME}` : PRODUCT_NAME },
];

export async function loader(args: Route.LoaderArgs) {
  const shop = await readItemShop(args);
  if (!shop) throw data(null, { status: 404 });
  return shop;
}

export default function Shop({ loaderData, params }: Route.ComponentProps) {
  const { plan, item, sections, ageRange } = loaderData;
  // The query holds the dashboard's routine and filter, for the way back.
  const { search } = useLocation();
  return (
    <PageFrame
      title={shopTitle(item.name)}
      back={{
        to: {
          pathname: href("/dashboards/:onboardingId/:ageRangeId", {
            onboardingId: params.onboardingId,
            ageRangeId: ageRange,
          }),
          search,
          hash: `#item-${item.id}`,
        },
        label: titleOfPlan(plan),
      }}
      lead={AGE_RANGE_LABELS[ageRange]}
    >
      <Garment name={item.nameId} category={item.category} className="mb-4 size-16" />
      <ShopLinks sections={sections} heading="h2" />
    </PageFrame>
  );
}

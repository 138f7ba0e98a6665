// An item's shopping links as a page, for users without scripts or in a new tab; otherwise the drawer shows
// them.
import { data, href, Link, useLocation } from "react-router";
import { Garment } from "~/components/illustrations/art.tsx";
import { ShopLinks } from "~/components/shopping/shop-link-list.tsx";
import { PRODUCT_NAME } from "~/copy/layout.ts";
import { SHOP_COPY, shopTitle } from "~/copy/shopping/shop-copy.ts";
import { AGE_RANGE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { Route } from "./+types/shop-page";
import { readItemShop } from "./read-shopping-list.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${shopTitle(loaderData.item.name)} · ${PRODUCT_NAME}` : PRODUCT_NAME },
];

export async function loader(args: Route.LoaderArgs) {
  const shop = await readItemShop(args);
  if (!shop) throw data(null, { status: 404 });
  return shop;
}

export default function Shop({ loaderData, params }: Route.ComponentProps) {
  const { item, sections, ageRange } = loaderData;
  // The query holds the dashboard's routine and filter, for the way back.
  const { search } = useLocation();
  return (
    <section className="container-page max-w-2xl py-6 md:py-10">
      <Link
        className="linkish inline-flex min-h-11 items-center text-sm"
        to={{
          pathname: href("/dashboards/:onboardingId/:ageRangeId", {
            onboardingId: params.onboardingId,
            ageRangeId: ageRange,
          }),
          search,
          hash: `#item-${item.id}`,
        }}
      >
        {SHOP_COPY.back}
      </Link>
      <div className="mt-2 mb-5 flex flex-wrap items-center gap-x-4">
        <Garment name={item.nameId} category={item.category} className="size-16 shrink-0" />
        <div className="min-w-0 grow basis-52">
          <h1 className="text-xl break-words">{shopTitle(item.name)}</h1>
          <p className="text-sm text-ink-soft">{AGE_RANGE_LABELS[ageRange]}</p>
        </div>
      </div>
      <ShopLinks sections={sections} heading="h2" />
    </section>
  );
}

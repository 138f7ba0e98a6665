// /admin/links: the catalogue with each garment's number of links, for administrators.

import { useState } from "react";
import { href, Link } from "react-router";
import { Garment } from "~/components/illustrations/art.tsx";
import { GarmentGroups, GarmentSearch } from "~/components/layout/garment-search.tsx";
import { ManagedNav } from "~/components/layout/managed-nav.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { selectLinkCounts } from "~/data/shopping/managed-links.server.ts";
import { selectCatalogueNames } from "~/data/wardrobe/select-wardrobe.server.ts";
import { itemCategory } from "~/domain/vocabulary.ts";
import { isFound } from "~/domain/wardrobe/find-garment.ts";
import { appContext } from "~/http/context.ts";
import { readAsManager } from "~/http/viewer.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { readGarmentSearch } from "~/routes/wardrobe/managed-search.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { MANAGED_LINKS_COPY } from "~/words/en/managed-copy.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";
import type { Route } from "./+types/manage-links";

export { passRetryAfter as headers } from "~/lib/send-form.ts";

export const meta: Route.MetaFunction = () => privatePageMeta(MANAGED_LINKS_COPY.title);

export async function loader(args: Route.LoaderArgs) {
  const { db, reader } = args.context.get(appContext);
  const [garments, counts] = await readAsManager(
    args,
    () => Promise.all([reader.read(selectCatalogueNames(db)), reader.read(selectLinkCounts(db))]),
    ERROR_TEXTS.LINK_ROLE_REQUIRED,
  );
  const byGarment = new Map(counts.map(({ clothingId, ...rest }) => [clothingId, rest]));
  const items = garments.map((garment) => ({
    ...garment,
    ...(byGarment.get(garment.id) ?? { links: 0, active: 0 }),
    name: itemName(garment.nameId, garment.name),
    category: itemCategory(garment.category),
  }));
  return { items, q: readGarmentSearch(args.url) };
}

export default function ManageLinks({ loaderData: { items, q } }: Route.ComponentProps) {
  const [search, setSearch] = useState(q);
  const found = items.filter((item) => isFound(item, search));
  return (
    <PageFrame title={MANAGED_LINKS_COPY.title} lead={MANAGED_LINKS_COPY.lead} isWide>
      <ManagedNav />
      <div className="mt-3 max-w-xl">
        <GarmentSearch
          label={MANAGED_LINKS_COPY.search}
          button={MANAGED_LINKS_COPY.searchButton}
          value={q}
          onChange={setSearch}
          found={MANAGED_LINKS_COPY.found(found.length)}
        />
      </div>
      {found.length === 0 && (
        <p className="card mt-3 p-6 text-center text-ink-soft">{MANAGED_LINKS_COPY.empty}</p>
      )}
      <GarmentGroups
        items={found}
        isSearch={search.trim() !== ""}
        openFor={null}
        summary={(own) => MANAGED_LINKS_COPY.links(own.reduce((sum, { links }) => sum + links, 0))}
      >
        {(shown) => (
          <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map(({ id, nameId, name, category, links, active }) => (
              <li key={id} className="border-b border-hairline">
                <Link
                  to={href("/admin/links/:clothingId", { clothingId: `${id}` })}
                  className="flex min-h-16 items-center gap-3 rounded-lg py-1 text-ink no-underline hover:bg-sunken"
                >
                  <Garment name={nameId} category={category} className="size-11 shrink-0" />
                  <span className="min-w-0 grow">
                    <span className="block text-sm font-semibold break-words">{name}</span>
                    <span className="figures block text-xs text-ink-soft">
                      {MANAGED_LINKS_COPY.links(links)}
                      {active < links && ` · ${MANAGED_LINKS_COPY.off(links - active)}`}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </GarmentGroups>
    </PageFrame>
  );
}

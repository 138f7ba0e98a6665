// /admin/links/:clothingId: the links of one garment, in the order parents see them.

import { href } from "react-router";
import { Garment } from "~/components/illustrations/art.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { ManagedLink } from "~/components/shopping/managed/managed-link.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { MANAGED_LINKS_COPY } from "~/copy/shopping/managed-links-copy.ts";
import { LINK_CATEGORY_LABELS } from "~/copy/shopping/shop-copy.ts";
import { LINK_CATEGORIES } from "~/domain/shopping/shop-links.ts";
import { passRetryAfter } from "~/lib/send-form.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import type { Route } from "./+types/item-links";
import { readGarmentLinks, switchLink } from "./save-link.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(
    loaderData ? MANAGED_LINKS_COPY.itemTitle(loaderData.garment.name) : MANAGED_LINKS_COPY.title,
  );

export const middleware: Route.MiddlewareFunction[] = [limitRate("write")];

export const headers = passRetryAfter;

export const loader = (args: Route.LoaderArgs) => readGarmentLinks(args);

export const action = switchLink;

export default function ItemLinks({ loaderData: { garment, links } }: Route.ComponentProps) {
  const clothingId = `${garment.id}`;
  return (
    <PageFrame
      title={MANAGED_LINKS_COPY.itemTitle(garment.name)}
      back={{ to: href("/admin/links"), label: MANAGED_LINKS_COPY.back }}
      lead={MANAGED_LINKS_COPY.itemLead}
    >
      <div className="flex flex-wrap items-center gap-4">
        <Garment name={garment.nameId} category={garment.category} className="size-16 shrink-0" />
        <ButtonLink to={href("/admin/links/:clothingId/new", { clothingId })}>
          {MANAGED_LINKS_COPY.add}
        </ButtonLink>
      </div>
      {links.length === 0 && (
        <p className="card mt-6 p-6 text-center text-ink-soft">{MANAGED_LINKS_COPY.none}</p>
      )}
      {LINK_CATEGORIES.map((category) => {
        const ofCategory = links.filter((link) => link.category === category);
        return (
          ofCategory.length > 0 && (
            <section key={category} className="mt-6">
              <h2 className="text-lg">{LINK_CATEGORY_LABELS[category]}</h2>
              <ul className="mt-2 grid grid-cols-1 gap-3">
                {ofCategory.map((link) => (
                  <ManagedLink key={link.id} link={link} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </PageFrame>
  );
}

// /admin/links/:clothingId: the links of one garment, in the order parents see them.

import { Form, href, Link } from "react-router";
import { Garment } from "~/components/illustrations/art.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { Button, ButtonLink, buttonClasses } from "~/components/ui/button.tsx";
import { LINK_CATEGORIES, type LinkFacts } from "~/domain/shopping/shop-links.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { MANAGED_LINKS_COPY } from "~/words/en/managed-copy.ts";
import { LINK_CATEGORY_LABELS } from "~/words/en/shopping/shop-copy.ts";
import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import type { Route } from "./+types/item-links";
import { readGarmentLinks } from "./save-link.server.ts";

export { writesLimited as middleware } from "~/http/guards.server.ts";
export { passRetryAfter as headers } from "~/lib/send-form.ts";
export { switchLink as action } from "./save-link.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(
    loaderData ? MANAGED_LINKS_COPY.itemTitle(loaderData.garment.name) : MANAGED_LINKS_COPY.title,
  );

export const loader = (args: Route.LoaderArgs) => readGarmentLinks(args);

export default function ItemLinks({ loaderData: { garment, links } }: Route.ComponentProps) {
  const clothingId = `${garment.id}`;
  return (
    <PageFrame
      title={MANAGED_LINKS_COPY.itemTitle(garment.name)}
      back={{ to: href("/admin/links"), label: MANAGED_LINKS_COPY.back }}
      lead={MANAGED_LINKS_COPY.itemLead}
    >
      <div className="flow gap-4">
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

interface ManagedLinkProps {
  link: LinkFacts & {
    clothingId: number;
    isActive: boolean;
    productTitle: string;
    descriptor: string | null;
    affiliateUrl: string;
    /** False for an address that must never be rendered as a link. */
    isShowable: boolean;
    /** Null delivers everywhere. */
    countryName: string | null;
  };
}

/** One shopping link: its audience, its address as text, its switch, and its edit link. */
function ManagedLink({ link }: ManagedLinkProps) {
  const { id, clothingId, isActive, productTitle, descriptor, affiliateUrl, isShowable } = link;
  return (
    <li className="card grid gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <h3 className="font-sans text-sm font-semibold break-words">{productTitle}</h3>
        {descriptor && <p className="text-sm break-words">{descriptor}</p>}
        <p className="figures text-xs text-ink-soft">{audienceOf(link)}</p>
        <p className="truncate text-xs text-ink-soft">{affiliateUrl}</p>
        {!isShowable && <p className="text-xs font-medium text-brick">{MANAGED_LINKS_COPY.unsafe}</p>}
      </div>
      <div className="flow gap-2">
        <span
          className={`rounded-full px-3 py-1 text-xs font-semibold ${isActive ? "bg-leaf-tint text-leaf" : "bg-sunken text-ink-soft"}`}
        >
          {isActive ? MANAGED_LINKS_COPY.on : MANAGED_LINKS_COPY.isOff}
        </span>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="linkId" value={id} />
          <input type="hidden" name="active" value={isActive ? "off" : "on"} />
          <Button
            type="submit"
            look="bare"
            aria-label={
              isActive
                ? MANAGED_LINKS_COPY.switchOffLink(productTitle)
                : MANAGED_LINKS_COPY.switchOnLink(productTitle)
            }
          >
            {isActive ? MANAGED_LINKS_COPY.switchOff : MANAGED_LINKS_COPY.switchOn}
          </Button>
        </Form>
        <Link
          to={href("/admin/links/:clothingId/:linkId", { clothingId: `${clothingId}`, linkId: `${id}` })}
          aria-label={MANAGED_LINKS_COPY.editLink(productTitle)}
          className={buttonClasses("quiet", "px-4")}
        >
          {MANAGED_LINKS_COPY.edit}
        </Link>
      </div>
    </li>
  );
}

function audienceOf({ gender, ageRange, displayOrder, countryName }: ManagedLinkProps["link"]): string {
  return [
    countryName ?? MANAGED_LINKS_COPY.everywhere,
    gender ? MANAGED_LINKS_COPY.genders[gender] : MANAGED_LINKS_COPY.everyGender,
    ageRange ? SIZE_LABELS[ageRange] : MANAGED_LINKS_COPY.everyAge,
    MANAGED_LINKS_COPY.order(displayOrder),
  ].join(" · ");
}

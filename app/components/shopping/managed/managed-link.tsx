import { Form, href, Link } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button.tsx";
import { MANAGED_LINKS_COPY } from "~/copy/shopping/managed-links-copy.ts";
import { SIZE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { LinkFacts } from "~/domain/shopping/shop-links.ts";

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
export function ManagedLink({ link }: ManagedLinkProps) {
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
      <div className="flex flex-wrap items-center gap-2">
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

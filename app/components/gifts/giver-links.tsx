import type { GiverLink } from "~/contracts/gifts/giver-page.ts";
import { GIVER_COPY } from "~/copy/gifts/giver-page-copy.ts";
import { COLON } from "~/copy/label-copy.ts";
import { LINK_CATEGORY_LABELS, SHOP_COPY } from "~/copy/shopping/shop-copy.ts";

/** Where to buy something, with the disclosure; nothing without links. */
export function GiverLinks({ links }: { links: readonly GiverLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <ul aria-label={GIVER_COPY.whereToBuy} className="flex flex-wrap gap-x-4">
        {links.map(({ category, title, url }) => (
          <li key={url} className="min-w-0 break-words">
            <span className="text-xs text-ink-soft">{`${LINK_CATEGORY_LABELS[category]}${COLON}`}</span>
            <a
              href={url}
              target="_blank"
              rel="sponsored nofollow noopener noreferrer"
              className="linkish inline-flex min-h-11 items-center"
            >
              {title}
              <span className="sr-only"> ({SHOP_COPY.newTab})</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-soft">{SHOP_COPY.disclosure}</p>
    </>
  );
}

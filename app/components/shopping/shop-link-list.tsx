import type { ShopLink, ShopSection } from "~/contracts/shopping/shop-links-answer.ts";
import { LINK_CATEGORY_LABELS, SHOP_COPY } from "~/words/en/shopping/shop-copy.ts";

interface ShopLinksProps {
  sections: readonly ShopSection[];
  /** The heading level below the dialog's or page's own title. */
  heading: "h2" | "h3";
}

/** Shopping links by kind with the affiliate disclosure, or a sentence that says no links are available. */
export function ShopLinks({ sections, heading: Heading }: ShopLinksProps) {
  if (sections.length === 0) return <p className="text-ink-soft">{SHOP_COPY.empty}</p>;
  return (
    <>
      <p className="text-xs text-ink-soft">{SHOP_COPY.disclosure}</p>
      {sections.map(({ category, links }) => (
        <section key={category} className="mt-5">
          <Heading className="text-base">{LINK_CATEGORY_LABELS[category]}</Heading>
          <ul className="mt-2 grid gap-2">
            {links.map((link) => (
              <li key={link.id}>
                <OutwardLink link={link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function OutwardLink({ link: { title, descriptor, url } }: { link: ShopLink }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="sponsored nofollow noopener"
      className="card flex min-h-18 items-center gap-3 px-4 py-3 text-ink no-underline transition-colors hover:border-rose hover:bg-blush"
    >
      <span className="min-w-0 grow">
        <span className="block text-sm font-semibold break-words">{title}</span>
        <span className="block text-xs wrap-anywhere text-ink-soft">
          {[descriptor, shopOf(url)].filter(Boolean).join(" · ")}
        </span>
        <span className="sr-only"> ({SHOP_COPY.newTab})</span>
      </span>
      <OutwardMark />
    </a>
  );
}

/** 'amazon.com' */
function shopOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "");
}

function OutwardMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0 text-rose">
      <path
        d="M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13 3 7.5 8.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

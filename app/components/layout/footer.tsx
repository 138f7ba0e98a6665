import { PRODUCT_NAME } from "~/copy/brand.ts";
import { FOOTER_COPY } from "~/copy/layout.ts";

interface FooterProps {
  year: number | undefined;
  links: { about?: string | undefined; community?: string | undefined } | undefined;
}

/** The bottom of every page, with the credits that our data ask for. */
export function Footer({ year, links }: FooterProps) {
  return (
    <footer data-chrome className="mt-16 border-t border-hairline">
      <div className="container-page flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-6 text-xs text-ink-soft">
        <p>
          © {year ? `${year} ` : ""}
          {PRODUCT_NAME}
        </p>
        {(links?.about || links?.community) && (
          <nav aria-label={FOOTER_COPY.more} className="flex gap-6">
            {links.about && (
              <a className="linkish" href={links.about} rel="noopener">
                {FOOTER_COPY.about}
              </a>
            )}
            {links.community && (
              <a className="linkish" href={links.community} rel="noopener">
                {FOOTER_COPY.community}
              </a>
            )}
          </nav>
        )}
        <p>{FOOTER_COPY.placesCredit}</p>
      </div>
    </footer>
  );
}

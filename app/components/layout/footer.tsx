import { Link } from "react-router";
import { PRODUCT_NAME } from "~/copy/brand.ts";
import { FOOTER_COPY } from "~/copy/layout.ts";

interface FooterProps {
  year: number | undefined;
  links: { about?: string | undefined; community?: string | undefined } | undefined;
}

const LINK = "linkish inline-flex min-h-8 items-center";

/** The footer of every page, with the credits that our data sources require. */
export function Footer({ year, links }: FooterProps) {
  return (
    <footer data-chrome className="mt-16 border-t border-hairline">
      <div className="container-page flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-6 text-xs text-ink-soft">
        <p>
          © {year ? `${year} ` : ""}
          {PRODUCT_NAME}
        </p>
        <nav aria-label={FOOTER_COPY.more} className="flex flex-wrap gap-x-6">
          {links?.about && (
            <a className={LINK} href={links.about} rel="noopener">
              {FOOTER_COPY.about}
            </a>
          )}
          <Link className={LINK} to="/terms">
            {FOOTER_COPY.terms}
          </Link>
          <Link className={LINK} to="/privacy">
            {FOOTER_COPY.privacy}
          </Link>
          <Link className={LINK} to="/swaddles-sleep-sacks">
            {FOOTER_COPY.guide}
          </Link>
          {links?.community && (
            <a className={LINK} href={links.community} rel="noopener">
              {FOOTER_COPY.community}
            </a>
          )}
        </nav>
        <p>{FOOTER_COPY.placesCredit}</p>
      </div>
    </footer>
  );
}

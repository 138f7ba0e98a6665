import type { ReactNode } from "react";
import { FOOTER_COPY, PRODUCT_NAME } from "~/copy/layout.ts";
import { PublicLink } from "../ui/public-link.tsx";

interface FooterProps {
  year: number | undefined;
  links: { about?: string | undefined; community?: string | undefined } | undefined;
  /** What the page adds. */
  children?: ReactNode;
}

export const FOOTER_LINK = "linkish inline-flex min-h-8 items-center";

/** The footer of every page, with the credits that our data sources require. */
export function Footer({ year, links, children }: FooterProps) {
  return (
    <footer data-chrome className="mt-16 border-t border-hairline">
      <div className="container-page flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-6 text-xs text-ink-soft">
        <p>
          © {year ? `${year} ` : ""}
          {PRODUCT_NAME}
        </p>
        <nav aria-label={FOOTER_COPY.more} className="flex flex-wrap gap-x-6">
          {links?.about && (
            <a className={FOOTER_LINK} href={links.about} rel="noopener">
              {FOOTER_COPY.about}
            </a>
          )}
          <PublicLink className={FOOTER_LINK} to="/terms">
            {FOOTER_COPY.terms}
          </PublicLink>
          <PublicLink className={FOOTER_LINK} to="/privacy">
            {FOOTER_COPY.privacy}
          </PublicLink>
          <PublicLink className={FOOTER_LINK} to="/swaddles-sleep-sacks">
            {FOOTER_COPY.guide}
          </PublicLink>
          {links?.community && (
            <a className={FOOTER_LINK} href={links.community} rel="noopener">
              {FOOTER_COPY.community}
            </a>
          )}
        </nav>
        {children}
        <p>{FOOTER_COPY.placesCredit}</p>
      </div>
    </footer>
  );
}

import { PRODUCT_NAME } from "~/copy/brand.ts";

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
          <nav aria-label="More" className="flex gap-6">
            {links.about && (
              <a className="linkish" href={links.about} rel="noopener">
                About us
              </a>
            )}
            {links.community && (
              <a className="linkish" href={links.community} rel="noopener">
                Community
              </a>
            )}
          </nav>
        )}
        <p>Places: GeoNames, CC BY 4.0</p>
      </div>
    </footer>
  );
}

import { type ReactNode, use } from "react";
import { useLocation } from "react-router";
import script from "~/assets/language-offer.js?url";
import { Credit, PublicLink } from "~/components/ui/public-link.tsx";
import { PLACE_SOURCES, partsOf } from "~/domain/places/place-credit.ts";
import { NonceContext } from "~/lib/nonce-context.ts";
import { FOOTER_COPY, LANGUAGE_LINKS_LABEL, PRODUCT_NAME } from "~/words/en/layout.ts";
import { LANGUAGE_NAMES, LANGUAGES, pathIn } from "~/words/languages.ts";
import { spokenLanguage } from "~/words/public-path.ts";

interface FooterProps {
  year: number | undefined;
  links: { about?: string | undefined; community?: string | undefined } | undefined;
  /** What the page adds. */
  children?: ReactNode;
}

const FOOTER_LINK = "linkish inline-flex min-h-8 items-center";

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
          <PublicLink className={FOOTER_LINK} to="/wear">
            {FOOTER_COPY.wear}
          </PublicLink>
          {links?.community && (
            <a className={FOOTER_LINK} href={links.community} rel="noopener">
              {FOOTER_COPY.community}
            </a>
          )}
        </nav>
        {children}
        <p>
          <Credit parts={partsOf(FOOTER_COPY.placesCredit, PLACE_SOURCES)} />
        </p>
      </div>
    </footer>
  );
}

/**
 * The pages that anyone finds again without what a link to them carries. Addresses of no page aren't among them: an error page
 * says nothing of what it was asked for.
 */
const FOUND_AGAIN =
  /^\/(?:|swaddles-sleep-sacks|wear(?:\/how-we-count|\/night|(?:\/night)?\/-?\d{1,3}c?(?:\/[a-z]+)?)?|privacy|terms|(?:gifts|today)\/[\w-]{22}|plan(?:\/cities|\/(?:\d{5}|[a-z]{2}\/[a-z0-9-]{1,80}-\d{1,9})\/\d{4}-\d\d)?)$/;

/** The same public page in the other languages, as it is before anything is chosen. Inside the product the profile has the choice. */
function FoundAgain() {
  const { pathname } = useLocation();
  return FOUND_AGAIN.test(pathname) ? <LanguageLinks path={pathname} /> : null;
}

/** A page by its path in English, with its query, in the other languages. */
export function LanguageLinks({ path }: { path: string }) {
  const others = LANGUAGES.filter((language) => language !== spokenLanguage());
  return (
    <nav aria-label={LANGUAGE_LINKS_LABEL} className="flex flex-wrap gap-x-6">
      {others.map((language) => {
        const { name, offer, decline } = LANGUAGE_NAMES[language];
        return (
          <a
            key={language}
            className={FOOTER_LINK}
            href={pathIn(language, path)}
            hrefLang={language}
            lang={language}
            data-offer={offer}
            data-decline={decline}
          >
            {name}
          </a>
        );
      })}
    </nav>
  );
}

/** The same on a page without the framework's scripts, with the one that offers readers their own language. */
export function LanguageOffer() {
  const nonce = use(NonceContext);
  return (
    <>
      <FoundAgain />
      <script type="module" src={script} nonce={nonce} />
    </>
  );
}

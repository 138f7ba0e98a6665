import { use } from "react";
import { useLocation } from "react-router";
import script from "~/assets/language-offer.js?url";
import { LANGUAGE_LINKS_LABEL } from "~/copy/layout.ts";
import { LANGUAGE_NAMES } from "~/language/language-names.ts";
import { LANGUAGES, pathIn } from "~/language/languages.ts";
import { spokenLanguage } from "~/language/public-path.ts";
import { NonceContext } from "~/lib/nonce-context.ts";
import { FOOTER_LINK } from "./footer.tsx";

/**
 * The pages that anyone finds again without what a link to them carries. Addresses of no page aren't among them: an error page
 * says nothing of what it was asked for.
 */
const FOUND_AGAIN =
  /^\/(?:|swaddles-sleep-sacks|privacy|terms|gifts\/[\w-]{22}|plan(?:\/cities|\/(?:\d{5}|[a-z]{2}\/[a-z0-9-]{1,80}-\d{1,9})\/\d{4}-\d\d)?)$/;

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

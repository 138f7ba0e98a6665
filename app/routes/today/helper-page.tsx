// /today/{token}: today's and tomorrow's clothes, for anyone with the address. Drawn by the server; nothing on it needs a script.
import { data } from "react-router";
import script from "~/assets/public-buttons.js?url";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { publicHandle } from "~/components/layout/route-handle.tsx";
import { HelperDays } from "~/components/today/helper-days.tsx";
import { appContext } from "~/http/context.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { HELPER_COPY } from "~/words/en/today/helper-copy.ts";
import { askedFirst, LANGUAGE_NAMES, pathIn } from "~/words/languages.ts";
import { spokenLanguage } from "~/words/public-path.ts";
import type { Route } from "./+types/helper-page";
import { readHelper } from "./read-helper.server.ts";

export { plansLimited as middleware } from "~/http/guards.server.ts";
export { privateAnswer as headers } from "~/http/private-headers.server.ts";

export const handle = publicHandle({ readsNear: true });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(loaderData?.view ? HELPER_COPY.title : HELPER_COPY.gone);

export async function loader(args: Route.LoaderArgs) {
  const { nonce } = args.context.get(appContext);
  const view = await readHelper(args);
  const asked = askedFirst(args.request.headers.get("Accept-Language"));
  const { search } = args.url;
  const offer = asked !== spokenLanguage() &&
    asked && { asked, path: `/today/${args.params.token}${search}` };
  return data({ view, nonce, offer }, { status: view ? 200 : 404 });
}

export default function HelperPage({ loaderData: { view, nonce, offer } }: Route.ComponentProps) {
  // It comes as a document only, and no script of the framework draws it: browsers don't load its parts.
  if (!import.meta.env.SSR) return null;
  // The same for every reason, so that guessing reveals nothing.
  if (!view) return <PageFrame title={HELPER_COPY.gone} lead={HELPER_COPY.goneHint} scene="not-found" />;
  return (
    <>
      {/* A script offers it elsewhere. The address alone decides about the page. */}
      {offer && (
        <noscript>
          <p className="container-page pt-3">
            <a href={pathIn(offer.asked, offer.path)} hrefLang={offer.asked} lang={offer.asked}>
              {LANGUAGE_NAMES[offer.asked].offer}
            </a>
          </p>
        </noscript>
      )}
      <HelperDays view={view} />
      <script type="module" src={script} nonce={nonce} />
    </>
  );
}

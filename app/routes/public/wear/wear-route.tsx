// The usual outfit at a temperature: /wear/50, /wear/10c/carrier, /wear/night/70. Public, the same for every stranger, and without
// any reading: the outfit model answers from the address alone.
import { data, redirect } from "react-router";
import { publicHandle } from "~/components/layout/route-handle.tsx";
import { isListedWear, readWearPath, wearPath } from "~/domain/public/wear-address.ts";
import { privatePageMeta, publicPageMeta } from "~/routes/page-meta.ts";
import { viewWear } from "~/views/public/wear-view.ts";
import { splitPath } from "~/words/addresses.ts";
import { wearDescription } from "~/words/en/public/wear-copy.ts";
import type { Route } from "./+types/wear-route";
import { WearPage } from "./wear-page.tsx";

export { plansLimited as middleware } from "~/http/guards.server.ts";

export const handle = publicHandle();

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData) return privatePageMeta("");
  const { view, path, isListed } = loaderData;
  return publicPageMeta(args, {
    title: view.question,
    description: wearDescription(view.degrees, view.sentence),
    path,
    isIndexed: isListed,
  });
};

/** Other spellings lead to the page's own; what is no temperature, or none that has a page, isn't found. */
export function loader({ url }: Route.LoaderArgs) {
  const asked = splitPath(url.pathname).path;
  const address = readWearPath(decoded(asked));
  if (!address) throw data(null, { status: 404 });
  const path = wearPath(address);
  if (path !== asked) throw redirect(path, 301);
  return { view: viewWear(address), path, isListed: isListedWear(address) };
}

/** As it was typed; the minus and the degree sign come in percent signs. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}

export default function WearRoute({ loaderData }: Route.ComponentProps) {
  return <WearPage view={loaderData.view} />;
}

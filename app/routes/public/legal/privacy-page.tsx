import { publicHandle } from "~/components/layout/route-handle.tsx";
import { appContext } from "~/http/context.ts";
import { publicPageMeta } from "~/routes/page-meta.ts";
import { PRIVACY } from "~/words/en/public/privacy-copy.ts";
import type { Route } from "./+types/privacy-page";
import { LegalPage } from "./legal-page.tsx";

export const handle = publicHandle({ sameFor: { parameters: [] }, isInSitemap: true });

export const meta: Route.MetaFunction = (args) => publicPageMeta(args, PRIVACY);

export function loader({ context }: Route.LoaderArgs) {
  return { contact: context.get(appContext).config.mail.from.email };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage name="privacy" text={PRIVACY} contact={loaderData.contact} />;
}

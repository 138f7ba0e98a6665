import { publicHandle } from "~/components/layout/route-handle.tsx";
import { appContext } from "~/http/context.ts";
import { publicPageMeta } from "~/routes/page-meta.ts";
import { TERMS } from "~/words/en/public/terms-copy.ts";
import type { Route } from "./+types/terms-page";
import { LegalPage } from "./legal-page.tsx";

export const handle = publicHandle({ sameFor: { parameters: [] }, isInSitemap: true });

export const meta: Route.MetaFunction = (args) => publicPageMeta(args, TERMS);

export function loader({ context }: Route.LoaderArgs) {
  return { contact: context.get(appContext).config.mail.from.email };
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage name="terms" text={TERMS} contact={loaderData.contact} />;
}

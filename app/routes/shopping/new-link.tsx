// /admin/links/:clothingId/new: adds a link to a garment.
import { LinkEditor } from "~/components/shopping/managed/link-fields.tsx";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { countriesByName } from "~/views/places/country.ts";
import { LINK_FORM_COPY } from "~/words/en/managed-copy.ts";
import type { Route } from "./+types/new-link";
import { readGarmentLinks } from "./save-link.server.ts";

export { writesLimited as middleware } from "~/http/guards.server.ts";
export { passRetryAfter as headers } from "~/lib/send-form.ts";
export { saveLink as action } from "./save-link.server.ts";

export const meta: Route.MetaFunction = () => privatePageMeta(LINK_FORM_COPY.addTitle);

export async function loader(args: Route.LoaderArgs) {
  const { garment, links } = await readGarmentLinks(args);
  // After the last one.
  const displayOrder = Math.max(-1, ...links.map((link) => link.displayOrder)) + 1;
  return { garment, countries: countriesByName(), values: { displayOrder: `${displayOrder}` } };
}

export default function NewLink({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkEditor title={LINK_FORM_COPY.addTitle} {...loaderData} problem={actionData} />;
}

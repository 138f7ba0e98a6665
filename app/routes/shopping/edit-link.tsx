// /admin/links/:clothingId/:linkId: edits one link of a garment.
import { data } from "react-router";
import { LinkEditor } from "~/components/shopping/managed/link-fields.tsx";
import { readRowId } from "~/contracts/form.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { countriesByName } from "~/views/places/country.ts";
import { LINK_FORM_COPY } from "~/words/en/managed-copy.ts";
import type { Route } from "./+types/edit-link";
import { readGarmentLinks } from "./save-link.server.ts";

export { writesLimited as middleware } from "~/http/guards.server.ts";
export { passRetryAfter as headers } from "~/lib/send-form.ts";
export { saveLink as action } from "./save-link.server.ts";

export const meta: Route.MetaFunction = () => privatePageMeta(LINK_FORM_COPY.editTitle);

export async function loader(args: Route.LoaderArgs) {
  const { garment, links } = await readGarmentLinks(args);
  const linkId = readRowId(args.params.linkId);
  const link = links.find(({ id }) => id === linkId);
  if (!link) throw data(null, { status: 404 });
  const { category, displayOrder, gender, ageRange, productTitle, descriptor, affiliateUrl, country } = link;
  return {
    garment,
    countries: countriesByName(),
    values: {
      country: country ?? "",
      category,
      displayOrder: `${displayOrder}`,
      gender: gender ?? "",
      ageRange: ageRange ?? "",
      productTitle,
      descriptor: descriptor ?? "",
      affiliateUrl,
    },
  };
}

export default function EditLink({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkEditor title={LINK_FORM_COPY.editTitle} {...loaderData} problem={actionData} />;
}

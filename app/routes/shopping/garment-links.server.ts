// A catalogue garment with its links, for the pages that manage them.
import { data } from "react-router";
import { appContext } from "~/context.ts";
import { readRowId } from "~/contracts/form.ts";
import { readAffiliateUrl } from "~/contracts/shopping/shop-links-answer.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { itemName } from "~/copy/wardrobe/item-copy.ts";
import { selectGarment, selectLinksOfGarment } from "~/data/shopping/managed-links.server.ts";
import { itemCategory } from "~/domain/vocabulary.ts";
import type { FormArgs } from "~/http/form-action.server.ts";
import { readAsManager } from "~/http/viewer.server.ts";
import { countryName } from "~/views/places/country.ts";

/** The garment in the address and its links; throws 404 if there isn't one, and 403 without a managing role. */
export async function readGarmentLinks(args: FormArgs) {
  const { db, reader } = args.context.get(appContext);
  const clothingId = readRowId(args.params.clothingId) ?? 0;
  const [[garment], links] = await readAsManager(
    args,
    () =>
      Promise.all([
        reader.read(selectGarment(db, clothingId)),
        reader.read(selectLinksOfGarment(db, clothingId)),
      ]),
    ERROR_TEXTS.LINK_ROLE_REQUIRED,
  );
  if (!garment) throw data(null, { status: 404 });
  return {
    garment: {
      ...garment,
      name: itemName(garment.nameId, garment.name),
      category: itemCategory(garment.category),
    },
    links: links.map((link) => ({
      ...link,
      isShowable: readAffiliateUrl(link.affiliateUrl) !== null,
      countryName: link.country && countryName(link.country),
    })),
  };
}

// A garment's links for the pages that manage them, and the forms that change one. They return to its list, or show the form
// again with its errors.

import { data, href } from "react-router";
import { readRowId } from "~/contracts/form.ts";
import { linkForm, linkSwitchForm, readLinkSwitch } from "~/contracts/shopping/link-form.ts";
import { readAffiliateUrl } from "~/contracts/shopping/shop-links-answer.ts";
import { selectGarment, selectLinksOfGarment } from "~/data/shopping/managed-links.server.ts";
import { itemCategory } from "~/domain/vocabulary.ts";
import { appContext } from "~/http/context.ts";
import { missing, refusalOf, unreadable } from "~/http/error-statuses.server.ts";
import { done, type FormArgs, formAction, refused } from "~/http/form-action.server.ts";
import { seeOther } from "~/http/form-page.server.ts";
import { errorTexts } from "~/http/plan-refusal.server.ts";
import type { Refusal } from "~/http/script-answers.server.ts";
import { type FormPage, formAgain } from "~/http/shown-form.server.ts";
import { readAsManager } from "~/http/viewer.server.ts";
import { saveShopLink, switchShopLink } from "~/usecases/shopping/manage-shop-links.ts";
import { countryName } from "~/views/places/country.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import type { FlashName } from "~/words/en/flashes.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";

type Page = Response | FormPage;

/** Adds or changes the link in the address; 404 if it doesn't exist. */
export const saveLink = formAction({
  contract: linkForm,
  async act(sent) {
    const clothingId = readRowId(sent.params.clothingId);
    const linkId = sent.params.linkId === undefined ? null : readRowId(sent.params.linkId);
    const isAddress = clothingId !== null && (linkId !== null || sent.params.linkId === undefined);
    const result = isAddress
      ? await saveShopLink({ db: sent.app.db }, { userId: sent.viewer.id, clothingId, linkId }, sent.fields)
      : ({ kind: "not-found" } as const);
    switch (result.kind) {
      case "saved":
        return done({ linkId: result.linkId }, (): Page | Promise<Page> =>
          backToLinks(sent, linkId === null ? "link-added" : "link-saved"),
        );
      case "refused": {
        const why = refusalOf("LINK_FIELDS_INVALID", { errors: errorTexts(result.errors) });
        return refused(why, (refusal): Page => formAgain(sent, refusal));
      }
      case "not-found":
        return refused(noLink(), notFound);
      default:
        return result satisfies never;
    }
  },
  fault: { event: "shop_link_not_saved", why: "LINK_NOT_SAVED", page: formAgain },
});

/** Turns a link of the garment in the address on or off. */
export const switchLink = formAction({
  contract: linkSwitchForm,
  async act(sent) {
    const clothingId = readRowId(sent.params.clothingId);
    const wish = readLinkSwitch(sent.fields);
    if (!wish) {
      return refused(unreadable("LINK_NOT_SAVED"), () => backToLinks(sent, "link-not-saved"));
    }
    const { linkId, isActive } = wish;
    const isSaved =
      clothingId !== null &&
      (await switchShopLink({ db: sent.app.db }, { userId: sent.viewer.id, clothingId, linkId }, isActive));
    if (!isSaved) return refused(noLink(), notFound);
    return done({ linkId }, () => backToLinks(sent, isActive ? "link-on" : "link-off"));
  },
  fault: {
    event: "shop_link_not_switched",
    why: "LINK_NOT_SAVED",
    page: (sent) => backToLinks(sent, "link-not-saved"),
  },
});

function backToLinks(args: FormArgs, flash: FlashName): Promise<Response> {
  const { clothingId = "" } = args.params;
  return seeOther(args, href("/admin/links/:clothingId", { clothingId }), flash);
}

function noLink(): Refusal {
  return missing("LINK_NOT_SAVED");
}

function notFound({ status, message }: Refusal): never {
  throw data({ message }, { status });
}

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

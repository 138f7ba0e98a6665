// For both the page and the file of a shopping list: reads the list that an address asks for in one round
// trip.

import { data } from "react-router";
import { selectHasGiftList } from "~/data/gifts/select-gift-list.server.ts";
import { selectPlanForViewer } from "~/data/plans/plans.server.ts";
import { selectActiveLinks } from "~/data/shopping/affiliate-links.server.ts";
import { selectPricesForViewer } from "~/data/shopping/own-prices.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { may } from "~/domain/members/roles.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { mayGoOn } from "~/domain/plans/plan-summary.ts";
import { parseMark } from "~/domain/shopping/list-ticks.ts";
import { LEVELS, LISTED, parseShoppingScope } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";
import { isBriefSize } from "~/domain/wardrobe/leading-size.ts";
import { chooseScenario } from "~/domain/wardrobe/scenarios.ts";
import { FIRST_AGE_RANGE } from "~/domain/wardrobe/size-table.ts";
import { unitsFor } from "~/domain/weather/units.ts";
import { appContext } from "~/http/context.ts";
import type { PlanRouteArgs, RouteArgs } from "~/http/request-context.server.ts";
import { readAsViewer, readFound, requireViewer } from "~/http/viewer.server.ts";
import { selectSizesOnPage, viewSizesOnPage } from "~/routes/growth/read-size-page.server.ts";
import { type ItemShop, listShopLinks } from "~/usecases/shopping/manage-shop-links.ts";
import { maySeeGivers } from "~/views/gifts/parents-gifts-view.ts";
import { viewSizeAhead } from "~/views/growth/size-ahead-view.ts";
import { viewBuyBy } from "~/views/growth/size-line-view.ts";
import { tellNewborns } from "~/views/growth/tell-newborn.ts";
import { viewEnding } from "~/views/plans/plan-answer.ts";
import { readPlanPrices } from "~/views/shopping/cost-view.ts";
import { viewShoppingList } from "~/views/shopping/shopping-list-view.ts";
import { readWardrobe } from "~/views/wardrobe/plan-items.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";

/** The signed-in user's list; `view` is null until the plan is complete. Throws 404 for another user's plan. */
export async function readShoppingList(args: PlanRouteArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const absent = data(null, { status: 404 });
  const [plan, items, sizeRows, giftLists, [priced]] = await readFound(args, absent, (userId) => [
    reader.read(selectPlanForViewer(db, userId, planId)),
    reader.read(selectItemsForViewer(db, userId, planId)),
    selectSizesOnPage(args, userId),
    reader.read(selectHasGiftList(db, userId, planId)),
    reader.read(selectPricesForViewer(db, userId, planId)),
  ]);
  const viewer = await requireViewer(args);
  const { searchParams } = new URL(args.request.url);
  const today = dayInZone(new Date(now), timeZone);
  const scenario = chooseScenario({ url: searchParams.get("scenario"), plan: plan.laundryScenario });
  const wardrobe = readWardrobe(plan, items, { today, scenario, maySeeGiver: maySeeGivers(plan, now) });
  const { sizes, groups, times } = wardrobe;
  const { ageRange: currentAge, ending } = wardrobe.leading;
  const hasNice = searchParams.get("nice") === "1";
  const asked = parseShoppingScope(searchParams.get("for")) ?? currentAge;
  const scope = asked !== "year" && times[asked] === "none" ? currentAge : asked;
  const { country } = plan;
  const levels = hasNice ? LEVELS : LISTED;
  const wish = { scope, country, levels, mark: parseMark(searchParams.get("done")) };
  const newborns = tellNewborns(sizes, { today, country, babyNames: plan.babyNames }, { groups, scenario });
  const units = unitsFor(viewer.units, plan.country);
  const view = isComplete(plan.status) ? viewShoppingList(wardrobe, wish) : null;
  return {
    attempt: plan,
    growth: await viewSizesOnPage(args, sizeRows, { plan, wardrobe, units }),
    currentAge,
    /** Of a size ahead, by when to buy; of the first one, how much to get of its newborn sizes. */
    buyBy:
      viewBuyBy({ times, starts: sizes.starts }, scope, today, plan.country) ??
      (scope === FIRST_AGE_RANGE ? newborns.join(" ") : null),
    times,
    scope,
    scenario,
    hasNice,
    /** Null for whoever may not see it. */
    hasGifts: may(plan.role, "edit") ? giftLists.length > 0 : null,
    ending: view && ending && viewEnding(ending, plan.country, view.progress[ending.ageRange].remaining),
    ahead: viewSizeAhead(plan, wardrobe),
    /** Whether the size is worn too briefly to get anything more. */
    isBrief: scope !== "year" && isBriefSize(sizes.days, scope, today),
    goesOn: mayGoOn(plan, sizes.months, today),
    view,
    prices: readPlanPrices(priced, today),
  };
}

type ShopRequest = RouteArgs & { params: { onboardingId: string; ageRangeId: string; itemId: string } };

/** The shop of the address's item, or null when the user has no such item. */
export async function readItemShop(args: ShopRequest): Promise<(ItemShop & { ageRange: AgeRange }) | null> {
  const { db, reader } = args.context.get(appContext);
  const { onboardingId: planId, ageRangeId, itemId } = args.params;
  const ageRange = parseAgeRange(ageRangeId);
  if (!ageRange || !/^[0-9]{1,15}$/.test(itemId)) return null;
  const { rows } = await readAsViewer(args, (userId) =>
    reader.read(selectActiveLinks(db, userId, Number(itemId), planId)),
  );
  const shop = listShopLinks(rows, ageRange);
  if (!shop) return null;
  const { item } = shop;
  return { ...shop, item: { ...item, name: itemName(item.nameId, item.name) }, ageRange };
}
